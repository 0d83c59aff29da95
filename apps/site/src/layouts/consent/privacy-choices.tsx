import { useSiteConfig } from '#src/app/site-config.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { PRIVACY_CHOICES_EVENT } from './choice.ts';

/** Opens the consent notice again, so that consent can be withdrawn. Renders nothing without analytics. */
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
