import type { AboutContent } from '@beranda/contract';
import { type Picture, type ReportSummary, reportKinds } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { resolveAll } from '#src/content/resolve-all.ts';
import { layOutChart } from '#src/features/company/chart-layout.ts';
import { ORGANISATION_CHART_PATH } from '#src/features/company/organisation-chart-path.ts';
import { inLocale } from '#src/i18n/paths.ts';

export type AboutUsData = {
  about: AboutContent;
  chart: Picture;
  directors: ListedItem<'people'>[];
  commissioners: ListedItem<'people'>[];
  companies: readonly ListedItem<'group-companies'>[];
  /** The latest of each kind. */
  reports: ReportSummary[];
  news: ListedItem<'news'>[];
};

const NEWS = 3;
const MIDDLE = 50;

/** The latest report of each existing kind. */
function latestOfEach(reports: readonly ReportSummary[]): ReportSummary[] {
  return reportKinds.flatMap((kind) => reports.find((report) => report.kind === kind) ?? []);
}

export const load: Loader<AboutUsData> = async ({ content, locale, previewToken }) => {
  const { about, companies, news, people, reports } = await resolveAll({
    about: content.about(locale),
    people: content.allItems('people', locale, { previewToken }),
    companies: content.allItems('group-companies', locale, { previewToken }),
    reports: content.allItems('reports', locale),
    news: content.items('news', locale, { itemsPerPage: NEWS, where: { topic: 'company' } }),
  });
  const { picture, units } = about.structure;
  const { height, width } = layOutChart(units);
  const drawn: Picture = {
    // Decorative: the list below has the same content.
    alt: '',
    focalX: MIDDLE,
    focalY: MIDDLE,
    original: { url: inLocale(ORGANISATION_CHART_PATH, locale), width, height, type: 'image/svg+xml' },
    sources: [],
  };
  const on = (board: ListedItem<'people'>['board']) =>
    people.filter((candidate) => candidate.board === board);
  return {
    about,
    chart: picture ?? drawn,
    directors: on('director'),
    commissioners: on('commissioner'),
    companies,
    reports: latestOfEach(reports),
    news: news.items,
  };
};
