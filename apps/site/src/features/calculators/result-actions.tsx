import { useTranslations } from 'use-intl';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { Share } from '#src/components/share/share.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

type ResultActionsProps = {
  title: string;
  /** Path of the calculator, without language prefix. */
  path: string;
  /** Download of the calculator in the API: `loan.csv`. */
  file: string;
  /** Query of the calculation, with its question mark. */
  query: string;
};

/** Actions for a result: print, download, share. */
export function ResultActions({ title, path, file, query }: ResultActionsProps) {
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
          href={`${apiUrl}/${locale}/v2/calculators/${file}${query}`}
          download
          className="button button-quiet"
        >
          {t('download')}
        </a>
      </div>
      <Share url={siteUrl + inLocale(path, locale) + query} title={title} />
    </div>
  );
}
