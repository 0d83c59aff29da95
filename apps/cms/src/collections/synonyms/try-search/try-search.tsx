'use client';

import './try-search.css';
import { isLocale, LOCALES, type Locale } from '@beranda/contract';
import { Button, useConfig, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { readJson, sendJson } from '#cms/admin/send-json.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Expansions, fetchGroups, type SavedGroup, type Translate, withGroup } from './expansions.tsx';
import { MAX_TRIED_LENGTH, resultAddress, type SiteResults, siteResults } from './site-results.ts';

const texts = {
  heading: bilingual('Coba pencarian', 'Try it'),
  hint: bilingual(
    'Lihat kata apa saja yang ikut dicari, dan apa yang ditemukan situs sekarang.',
    'See which words are searched for as well, and what the site finds now.',
  ),
  query: bilingual('Pencarian', 'Search'),
  language: bilingual('Bahasa situs', 'Language of the site'),
  try: bilingual('Coba', 'Try'),
  searching: bilingual('Mencari …', 'Searching …'),
  unsaved: bilingual(
    'Kelompok ini dibaca seperti tertulis di formulir. Hasil di situs baru mengikutinya setelah disimpan.',
    'This group is read as it stands in the form. The results of the site follow it once it is saved.',
  ),
  words: bilingual('Kata yang dicari', 'Words searched for'),
  results: bilingual('Hasil di situs sekarang', 'Results on the site now'),
  none: bilingual('Situs tidak menemukan apa pun.', 'The site finds nothing.'),
  promoted: bilingual('Diutamakan', 'Promoted'),
  unanswered: bilingual(
    'Situs tidak menjawab. Coba lagi sebentar lagi.',
    'The site does not answer. Try again in a moment.',
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

type Props = { siteUrl: string };

/** Tries a query with the group in the form, saved or not. */
export function TrySearchWithGroup({ siteUrl }: Props) {
  const { id } = useDocumentInfo();
  const written = useFormFields(([{ means, words }]) =>
    JSON.stringify({ words: words?.value ?? null, means: means?.value ?? null }),
  );
  return <TrySearch groupOfForm={{ ...JSON.parse(written), id: id ?? null }} siteUrl={siteUrl} />;
}

/**
 * Tries a query: its words with their synonyms, and the results of the public site.
 * @param props `groupOfForm` replaces the saved group with its id; one without an id is a new group.
 */
export function TrySearch({ groupOfForm, siteUrl }: Props & { groupOfForm?: SavedGroup }) {
  const { i18n } = useTranslation();
  const { admin, api } = useConfig().config.routes;
  const { code } = useLocale();
  const translate: Translate = (text) => inLanguageOf({ i18n }, text);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Locale | null>(null);
  /** Null: they could not be read. */
  const [groups, setGroups] = useState<readonly SavedGroup[] | null>([]);
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
    const [response, saved] = await Promise.all([sendJson(`${api}/search/try`, now), fetchGroups(api)]);
    const parsed = siteResults.safeParse(response?.ok ? await readJson(response) : null);
    // A later search must not be overwritten by an earlier one that takes longer.
    if (latest.current !== now) return;
    setGroups(saved);
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
        {translate(texts.hint)} {groupOfForm && translate(texts.unsaved)}
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
      <div aria-live="polite">
        {tried && searchState.state !== 'searching' && (
          <>
            <h4>{translate(texts.words)}</h4>
            <Expansions
              adminUrl={admin}
              groups={groups && withGroup(groups, groupOfForm)}
              query={tried.query}
              translate={translate}
            />
            <h4>{translate(texts.results)}</h4>
          </>
        )}
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
