import { useTranslations } from 'use-intl';

/** Prints the page; not there without script, where the browser's own menu does. */
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
