import { useTranslations } from 'use-intl';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { PRIVACY_CHOICES_EVENT } from './choice.ts';

/** Leads back to the question about being counted, so that an answer can be taken back. Nothing without analytics. */
export function PrivacyChoices({ className }: { className?: string }) {
  const { analyticsUrl } = useSiteConfig();
  const t = useTranslations('notices');
  if (!analyticsUrl) return null;
  return (
    <button
      type="button"
      onClick={() => window.dispatchEvent(new Event(PRIVACY_CHOICES_EVENT))}
      className={`needs-script cursor-pointer ${className ?? ''}`}
    >
      {t('privacyChoices')}
    </button>
  );
}
