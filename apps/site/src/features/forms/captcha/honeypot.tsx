import { useTranslations } from '#src/i18n/use-translations.ts';
import { CAPTCHA_FIELDS } from './captcha-fields.ts';

/** Honeypot: a field that neither people nor screen readers find. Not `display: none`, which scripts skip. */
export function Honeypot() {
  const t = useTranslations('form.captcha');
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('honeypot')}
        <input type="text" name={CAPTCHA_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
