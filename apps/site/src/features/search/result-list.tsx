import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Result, ResultGroup } from './results.server.ts';
import type { TextPart } from './search-terms.ts';

/** Search results, grouped by kind. */
export function ResultList({ groups }: { groups: readonly ResultGroup[] }) {
  const t = useTranslations('search');
  return groups.map(({ kind, results }) => (
    <section key={kind} aria-labelledby={`results-${kind}`} className="mt-10">
      <h2 id={`results-${kind}`} className="text-xl">
        {t(`kinds.${kind}`)}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {results.map((result) => {
          // Link texts may repeat on a page; the excerpt distinguishes them.
          const title = result.title.map(({ text }) => text).join('');
          return <FoundEntry key={`${result.path} ${title}`} result={result} />;
        })}
      </ul>
    </section>
  ));
}

function FoundEntry({ result }: { result: Result }) {
  const format = useFormatter();
  return (
    <li className="relative py-5">
      <h3 className="text-lg" lang={languageOf(result)}>
        <SiteLink to={result.path} className="card-link hover:text-primary">
          <HighlightedText of={result.title} />
        </SiteLink>
      </h3>
      {result.text.length > 0 && (
        <p className="mt-1 max-w-text text-muted" lang={languageOf(result)}>
          <HighlightedText of={result.text} />
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

function HighlightedText({ of: pieces }: { of: readonly TextPart[] }) {
  let from = 0;
  return pieces.map(({ text, isFound }) => {
    const key = from;
    from += text.length;
    return isFound ? (
      <mark key={key} className="bg-accent-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
