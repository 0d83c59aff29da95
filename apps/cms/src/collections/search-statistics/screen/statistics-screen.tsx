import '#cms/admin/figures/figures-screen.css';
import './statistics.css';
import { LOCALES } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { ChoiceLinks } from '#cms/admin/figures/choice-links.tsx';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresNotes } from '#cms/admin/figures/figures-notes.tsx';
import { FiguresSummary } from '#cms/admin/figures/figures-summary.tsx';
import { searchFigures } from '../search-figures.ts';
import { QueryTables } from './query-tables.tsx';
import {
  daysOf,
  PERIODS,
  SEARCH_STATISTICS_PATH,
  type StatisticsQuery,
  statisticsAddress,
} from './statistics-query.ts';
import { statisticsTexts } from './statistics-texts.ts';
import { TimeChart } from './time-chart.tsx';

type Props = {
  /** In milliseconds since 1970. */
  now: number;
  query: StatisticsQuery;
  req: PayloadRequest;
};

/** Searches of a period: their number, the queries, and their results and clicks. */
export async function StatisticsScreen({ now, query, req }: Props) {
  const { language } = req.i18n;
  const { admin, api } = req.payload.config.routes;
  const texts = statisticsTexts(language);
  const { number, percent } = figureFormats(language);
  const figures = await searchFigures(req, query, now);
  const { clicks, searches, withoutResult } = figures.total;
  const found = searches - withoutResult;
  const summary = [
    [texts.searches, number(searches)],
    [texts.withoutResult, number(withoutResult)],
    [texts.shareWithoutResult, percent(withoutResult / searches)],
    [texts.clicks, number(clicks)],
    [texts.clicksPerSearch, number(found === 0 ? null : clicks / found)],
  ] as const;
  const addressOf = (shown: StatisticsQuery) => statisticsAddress(admin + SEARCH_STATISTICS_PATH, shown);
  return (
    <main className="figures-screen">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <ChoiceLinks
        links={PERIODS.map((days) => ({
          label: texts.periods[days],
          href: addressOf({ ...query, days }),
          isCurrent: query.days === days,
        }))}
        title={texts.period}
      />
      <ChoiceLinks
        links={[undefined, ...LOCALES].map((language) => ({
          label: language ? String(texts.languages[language]) : texts.allLanguages,
          href: addressOf({ days: query.days, ...(language ? { language } : {}) }),
          isCurrent: query.language === language,
        }))}
        title={texts.language}
      />
      {searches === 0 ? (
        <div className="search-statistics__empty">
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.empty}</p>
        </div>
      ) : (
        <>
          <p>
            <a download href={statisticsAddress(`${api}/search-statistics/export`, query)}>
              {texts.export}
            </a>
          </p>
          <FiguresSummary figures={summary} />
          <TimeChart days={daysOf(query, now)} figures={figures} language={language} period={query.days} />
          <QueryTables
            figures={figures}
            hasLanguages={query.language === undefined}
            language={language}
            synonymsUrl={
              collectionAccess('synonyms').create({ req })
                ? `${admin}/collections/synonyms/create`
                : undefined
            }
          />
        </>
      )}
      <FiguresNotes notes={texts.notes} />
    </main>
  );
}
