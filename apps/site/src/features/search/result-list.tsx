import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { FoundEntry, TextPart } from '#src/content/search-service.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { iconOf } from './kind-icons.ts';
import { useReportClick } from './report-click.ts';

/** Search results, best first, each with its kind. @param query normalized by `normalizeQuery` */
export function ResultList({ query, results }: { query: string; results: readonly FoundEntry[] }) {
  const reportClick = useReportClick(query);
  return (
    <ul className="mt-8 divide-y divide-line border-line border-y">
      {results.map((result) => {
        // The key is path and title: several results may lead to one page.
        const title = result.title.map(({ text }) => text).join('');
        return <FoundResult key={`${result.path} ${title}`} onOpen={reportClick} result={result} />;
      })}
    </ul>
  );
}

function FoundResult({ onOpen, result }: { onOpen: (path: string) => void; result: FoundEntry }) {
  const t = useTranslations('search');
  const format = useFormatter();
  return (
    <li className="relative py-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        <Icon name={iconOf(result)} size={16} className="flex-none" />
        {t(`kinds.${result.kind}`)}
        {result.isPromoted && <span className="badge badge-success">{t('promoted')}</span>}
      </p>
      <h2 className="text-lg wrap-anywhere" lang={languageOf(result)}>
        <SiteLink
          to={result.path}
          className="card-link hover:text-primary"
          onClick={() => onOpen(result.path)}
        >
          <HighlightedText parts={result.title} />
        </SiteLink>
      </h2>
      {result.text.length > 0 && (
        <p className="mt-1 max-w-text text-muted wrap-anywhere" lang={languageOf(result)}>
          <HighlightedText parts={result.text} />
        </p>
      )}
      {result.publishedAt && (
        <p className="mt-1 text-muted text-sm">
          <time dateTime={result.publishedAt}>
            {format.dateTime(new Date(result.publishedAt), { dateStyle: 'long' })}
          </time>
        </p>
      )}
    </li>
  );
}

function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  let from = 0;
  return parts.map(({ text, isMatch }) => {
    const key = from;
    from += text.length;
    return isMatch ? (
      <mark key={key} className="bg-accent/25 text-inherit">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
