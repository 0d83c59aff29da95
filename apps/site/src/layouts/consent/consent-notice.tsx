import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CONSENT_NOTICE_ID } from './choice.ts';

/** Consent notice with two equal buttons. It takes no focus. */
export function ConsentNotice({ onDecide }: { onDecide: (isGranted: boolean) => void }) {
  const t = useTranslations('notices');
  return (
    <aside
      id={CONSENT_NOTICE_ID}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="fixed inset-x-3 bottom-3 z-50 max-w-md rounded-card border border-line bg-card p-5 shadow-float sm:left-6 sm:bottom-6 print:hidden"
    >
      <p id="consent-title" className="flex items-center gap-2 font-bold text-lg">
        <Icon name="shield" size={22} className="text-primary" />
        {t('consentTitle')}
      </p>
      <p className="mt-1 text-muted">
        {t('consentText')}{' '}
        <SiteLink to="/privacy-notice" className="text-primary underline underline-offset-2">
          {t('privacyNotice')}
        </SiteLink>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button
          type="button"
          onClick={() => onDecide(false)}
          className="button button-quiet cursor-pointer px-4"
        >
          {t('decline')}
        </button>
        <button
          type="button"
          onClick={() => onDecide(true)}
          className="button button-quiet cursor-pointer px-4"
        >
          {t('accept')}
        </button>
      </div>
    </aside>
  );
}
