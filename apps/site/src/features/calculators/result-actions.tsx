import { useSiteConfig } from '#src/app/site-config.tsx';
import { Share } from '#src/components/share/share.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { calculatorPath } from './calculator-path.ts';
import type { CalculatorKind } from './definition.ts';

type ResultActionsProps = {
  title: string;
  kind: CalculatorKind;
  /** Query of the calculation, with its question mark. */
  query: string;
};

/** Actions for a result: print, download, share. */
export function ResultActions({ title, kind, query }: ResultActionsProps) {
  const t = useTranslations('calculators');
  const locale = useSiteLocale();
  const { siteUrl, apiUrl } = useSiteConfig();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => window.print()} className="button button-quiet needs-script">
          {t('print')}
        </button>
        <a
          href={`${apiUrl}/${locale}/v2/calculators/${kind}.csv${query}`}
          download
          className="button button-quiet"
        >
          {t('download')}
        </a>
      </div>
      <Share url={siteUrl + inLocale(calculatorPath(kind), locale) + query} title={title} />
    </div>
  );
}
