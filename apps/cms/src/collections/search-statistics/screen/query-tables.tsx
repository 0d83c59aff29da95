import Link from 'next/link';
import type { ReactNode } from 'react';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresTable } from '#cms/admin/figures/figures-table.tsx';
import type { QueryFigures, SearchStatisticsFigures } from '../search-figures.ts';
import { statisticsTexts } from './statistics-texts.ts';

/** Pages listed for each query. */
const MAX_PAGES = 5;

type Props = {
  figures: SearchStatisticsFigures;
  language: string;
  /** Whether they are of more than one language of the site. */
  hasLanguages: boolean;
  /** Where synonyms are added; undefined for users who may not. */
  synonymsUrl: string | undefined;
};

/** Tables of what was searched: most often, in vain, without a click; and what was opened. */
export function QueryTables({ figures, hasLanguages, language, synonymsUrl }: Props) {
  const texts = statisticsTexts(language);
  const { number, percent } = figureFormats(language);
  const tables: {
    title: string;
    hint?: string;
    empty?: string;
    columns: string[];
    rows: readonly QueryFigures[];
    cells: (row: QueryFigures) => ReactNode[];
  }[] = [
    {
      title: texts.mostSearched,
      columns: [texts.searches, texts.withoutResult, texts.clicks],
      rows: figures.mostSearched,
      cells: ({ clicks, searches, withoutResult }) => [
        number(searches),
        number(withoutResult),
        number(clicks),
      ],
    },
    {
      title: texts.foundNothing,
      hint: texts.foundNothingHint,
      empty: texts.nothingMissed,
      columns: [
        texts.withoutResult,
        texts.shareWithoutResult,
        ...(synonymsUrl === undefined ? [] : [texts.addSynonym]),
      ],
      rows: figures.foundNothing,
      cells: ({ query, searches, withoutResult }) => [
        number(withoutResult),
        percent(withoutResult / searches),
        ...(synonymsUrl === undefined
          ? []
          : [
              <Link aria-label={texts.addSynonymFor(query)} href={synonymsUrl} key="synonym" prefetch={false}>
                {texts.addSynonym}
              </Link>,
            ]),
      ],
    },
    {
      title: texts.rarelyClicked,
      hint: texts.rarelyClickedHint,
      empty: texts.noneRarelyClicked,
      columns: [texts.withResult, texts.clicks],
      rows: figures.rarelyClicked,
      cells: ({ clicks, searches, withoutResult }) => [number(searches - withoutResult), number(clicks)],
    },
    {
      title: texts.opened,
      hint: texts.openedHint,
      empty: texts.nothingOpened,
      columns: [texts.clicks, texts.opened],
      rows: figures.mostSearched.filter(({ pages }) => pages.length > 0),
      cells: ({ clicks, pages }) => [
        number(clicks),
        <ul className="search-statistics__pages" key="pages">
          {pages.slice(0, MAX_PAGES).map(({ path, clicks: count }) => (
            <li key={path}>{texts.page(path, number(count))}</li>
          ))}
        </ul>,
      ],
    },
  ];
  return tables.map(({ cells, columns, empty, hint, rows, title }) => (
    <section className="search-statistics__queries" key={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {hint && <p>{hint}</p>}
          <FiguresTable
            columns={[texts.searched, ...(hasLanguages ? [texts.inLanguage] : []), ...columns]}
            label={texts.scroll(title)}
            rows={rows.map((row) => ({
              key: `${row.language} ${row.query}`,
              cells: [
                row.query,
                ...(hasLanguages ? [texts.languages[row.language] ?? row.language] : []),
                ...cells(row),
              ],
            }))}
          />
        </>
      )}
    </section>
  ));
}
