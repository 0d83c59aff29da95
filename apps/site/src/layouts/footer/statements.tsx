import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { PrivacyChoices } from '../consent/privacy-choices.tsx';

/** Statements required by the supervisor and the deposit insurer, and the copyright. */
export function Statements() {
  const { settings, copyrightYear } = useRequiredRootData();
  const t = useTranslations('app');
  const { note, linkText, url } = settings.depositGuarantee;
  return (
    <div className="container-page">
      <div className="footer-end">
        <div className="max-w-3xl space-y-2">
          <p>{settings.licenceStatement}</p>
          <p>
            {note}{' '}
            <a className="underline hover:text-accent-bright" href={url} rel="noopener noreferrer">
              {linkText}
            </a>
          </p>
          {settings.isDemonstration && <p className="text-accent-bright">{t('demonstration')}</p>}
        </div>
        <div className="flex flex-none flex-wrap items-start gap-x-6 gap-y-2">
          <PrivacyChoices className="min-h-6 underline hover:text-accent-bright" />
          <p> {t('copyright', { year: String(copyrightYear), name: settings.bankName })}</p>
        </div>
      </div>
    </div>
  );
}
