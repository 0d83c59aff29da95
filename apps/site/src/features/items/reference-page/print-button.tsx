import { useTranslations } from '#src/i18n/use-translations.ts';

/** Print button; needs script. */
export function PrintButton() {
  const t = useTranslations('reference');
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="button button-quiet button-small needs-script print:hidden"
    >
      {t('print')}
    </button>
  );
}
