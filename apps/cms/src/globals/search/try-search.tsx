'use client';

import './try-search.css';
import { isLocale, LOCALES, type Locale } from '@beranda/contract';
import { expandQuery } from '@beranda/search';
import { Button, useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { sendJson } from '#cms/admin/send-json.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { MAX_TRIED_LENGTH, resultAddress, type SiteResults, siteResults } from './site-results.ts';
import { type SynonymRow, synonymGroupOf } from './synonym-row.ts';

const texts = {
  heading: bilingual('Coba pencarian', 'Try it'),
  hint: bilingual(
    'Padanan dibaca dari formulir ini, juga yang belum disimpan. Hasil berasal dari situs sekarang, dengan padanan yang sudah disimpan.',
    'Synonyms are those of this form, also before they are saved. Results are those of the site now, with the synonyms that are saved.',
  ),
  query: bilingual('Pencarian', 'Search'),
  language: bilingual('Bahasa situs', 'Language of the site'),
  try: bilingual('Coba', 'Try'),
  searching: bilingual('Mencari …', 'Searching …'),
  words: bilingual('Kata yang dicari', 'Words searched for'),
  noSynonym: bilingual('tanpa padanan', 'no synonym'),
  row: bilingual('baris', 'row'),
  results: bilingual('Hasil di situs sekarang', 'Results on the site now'),
  none: bilingual('Situs tidak menemukan apa pun.', 'The site finds nothing.'),
  promoted: bilingual('Diutamakan', 'Promoted'),
  unanswered: bilingual(
    'Situs tidak menjawab. Coba lagi sebentar lagi; padanan di atas tetap benar.',
    'The site does not answer. Try again in a moment; the synonyms above are right all the same.',
  ),
  newTab: bilingual('buka di tab baru', 'opens in a new tab'),
};

const languages: Record<Locale, { id: string; en: string }> = {
  id: bilingual('Indonesia', 'Indonesian'),
  en: bilingual('Inggris', 'English'),
};

const countOf = (shown: number, total: number) =>
  bilingual(
    `${shown} pertama dari ${total} hasil.`,
    `The first ${shown} of ${total} ${total === 1 ? 'result' : 'results'}.`,
  );

const correctionOf = (correction: string, isCorrected: boolean) =>
  isCorrected
    ? bilingual(
        `Tidak ada hasil untuk ejaan ini; situs menampilkan hasil untuk “${correction}”.`,
        `Nothing matches this spelling; the site shows the results for “${correction}”.`,
      )
    : bilingual(`Situs menawarkan ejaan “${correction}”.`, `The site offers the spelling “${correction}”.`);

type Tried = { query: string; locale: Locale };
type SearchState =
  | { state: 'searching' }
  | { state: 'unanswered' }
  | { state: 'answered'; results: SiteResults };

/** The rows of synonyms in the form, saved or not. */
function useSynonymRows(): SynonymRow[] {
  const rows = useFormFields(([state]) => {
    const count = state.synonyms?.rows?.length ?? 0;
    const fieldValue = (index: number, name: string) => state[`synonyms.${index}.${name}`]?.value ?? null;
    return JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        words: fieldValue(index, 'words'),
        means: fieldValue(index, 'means'),
      })),
    );
  });
  return JSON.parse(rows);
}

/** Scrolls to a row and focuses its toggle. Not a link: Payload shows a confirmation before following one while there are changes. */
function goToRow(index: number) {
  const row = document.getElementById(`synonyms-row-${index}`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('.collapsible__toggle')?.focus({ preventScroll: true });
}

/** Which words a query is expanded to. */
function Expansions({ query, translate }: { query: string; translate: Translate }) {
  const groups = useSynonymRows().map(synonymGroupOf);
  return (
    <ul className="try-search__words">
      {expandQuery(query, groups).map(({ groups: rows, phrase, synonyms }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and the list has no state
        <li key={index}>
          <strong>{phrase}</strong>{' '}
          {synonyms.length === 0 ? (
            <span className="try-search__quiet">({translate(texts.noSynonym)})</span>
          ) : (
            <>
              {synonyms.join(', ')}{' '}
              <span className="try-search__quiet">
                (
                {rows.map((row, at) => (
                  <span key={row}>
                    {at > 0 && ', '}
                    <button className="try-search__row" onClick={() => goToRow(row)} type="button">
                      {`${translate(texts.row)} ${row + 1}`}
                    </button>
                  </span>
                ))}
                )
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type Translate = (text: { id: string; en: string }) => string;

type ResultsProps = { locale: Locale; results: SiteResults; siteUrl: string; translate: Translate };

function Results({ locale, results: answer, siteUrl, translate }: ResultsProps) {
  const { correction, isCorrected, results, totalItems } = answer;
  return (
    <>
      {correction !== null && <p>{translate(correctionOf(correction, isCorrected))}</p>}
      <p>{translate(results.length === 0 ? texts.none : countOf(results.length, totalItems))}</p>
      <ol className="try-search__results">
        {results.map(({ isPromoted, path, text, title }) => (
          <li key={path} lang={locale}>
            <a
              aria-description={translate(texts.newTab)}
              href={resultAddress(siteUrl, path, locale)}
              rel="noreferrer"
              target="_blank"
            >
              {title}
            </a>
            {isPromoted && <span className="try-search__badge">{translate(texts.promoted)}</span>}
            <span className="try-search__quiet try-search__path">{path}</span>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Tries a query: its words with their synonyms, and the results of the public site. */
export function TrySearch({ siteUrl }: { siteUrl: string }) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const { code } = useLocale();
  const translate: Translate = (text) => inLanguageOf({ i18n }, text);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const [searchState, setSearchState] = useState<SearchState>({ state: 'searching' });
  const latest = useRef<Tried | null>(null);
  const id = useId();
  const locale = chosen ?? (isLocale(code) ? code : 'id');

  async function search() {
    const now = { query: query.trim(), locale };
    if (now.query === '') return;
    latest.current = now;
    setTried(now);
    setSearchState({ state: 'searching' });
    const response = await sendJson(`${api}/search/try`, now);
    const parsed = siteResults.safeParse(response?.ok ? await response.json().catch(() => null) : null);
    // A later search must not be overwritten by an earlier one that takes longer.
    if (latest.current !== now) return;
    setSearchState(parsed.success ? { state: 'answered', results: parsed.data } : { state: 'unanswered' });
  }

  function searchOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would save the form.
    event.preventDefault();
    void search();
  }

  return (
    <section aria-labelledby={`${id}-heading`} className="field-type try-search">
      <h3 id={`${id}-heading`}>{translate(texts.heading)}</h3>
      <p className="try-search__quiet" id={`${id}-hint`}>
        {translate(texts.hint)}
      </p>
      <div className="try-search__inputs">
        <div className="try-search__query">
          <label htmlFor={`${id}-query`}>{translate(texts.query)}</label>
          <input
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            id={`${id}-query`}
            maxLength={MAX_TRIED_LENGTH}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={searchOnEnter}
            type="search"
            value={query}
          />
        </div>
        <div>
          <label htmlFor={`${id}-language`}>{translate(texts.language)}</label>
          <select
            id={`${id}-language`}
            onChange={({ target: { value } }) => setChosen(isLocale(value) ? value : null)}
            value={locale}
          >
            {LOCALES.map((language) => (
              <option key={language} value={language}>
                {translate(languages[language])}
              </option>
            ))}
          </select>
        </div>
        <Button buttonStyle="secondary" disabled={query.trim() === ''} margin={false} onClick={search}>
          {translate(texts.try)}
        </Button>
      </div>
      {tried && (
        <>
          <h4>{translate(texts.words)}</h4>
          <Expansions query={tried.query} translate={translate} />
          <h4>{translate(texts.results)}</h4>
        </>
      )}
      <div aria-live="polite">
        {tried && searchState.state === 'searching' && <p>{translate(texts.searching)}</p>}
        {searchState.state === 'unanswered' && <p role="alert">{translate(texts.unanswered)}</p>}
        {tried && searchState.state === 'answered' && (
          <Results
            locale={tried.locale}
            results={searchState.results}
            siteUrl={siteUrl}
            translate={translate}
          />
        )}
      </div>
    </section>
  );
}
