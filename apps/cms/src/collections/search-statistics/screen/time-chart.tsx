import { BarChart } from '#cms/admin/figures/bar-chart.tsx';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresTable } from '#cms/admin/figures/figures-table.tsx';
import { userLocale } from '#cms/i18n/bilingual.ts';
import type { SearchStatisticsFigures } from '../search-figures.ts';
import type { StatisticsPeriod } from './statistics-query.ts';
import { statisticsTexts } from './statistics-texts.ts';
import { groupByTime } from './time-groups.ts';

type Props = {
  /** The days of the period, oldest first. */
  days: readonly string[];
  figures: SearchStatisticsFigures;
  language: string;
  period: StatisticsPeriod;
};

/** Searches over time, as a chart and as a table. */
export function TimeChart({ days, figures, language, period }: Props) {
  const texts = statisticsTexts(language);
  const { number } = figureFormats(language);
  const groups = groupByTime(days, figures.days, period, userLocale(language));
  const [first, last] = [groups[0], groups.at(-1)];
  return (
    <>
      <div className="figures-screen__charts">
        <BarChart
          description={texts.chart(String(first?.name), String(last?.name))}
          format={number}
          groups={groups.map(({ label, name, searches, withoutResult }) => ({
            label,
            figures: `${name}: ${texts.searches} ${number(searches)}, ${texts.withoutResult} ${number(withoutResult)}`,
            values: [searches, withoutResult],
          }))}
          series={[texts.searches, texts.withoutResult]}
          title={texts.chartTitle}
        />
      </div>
      <details>
        <summary>{texts.asTable}</summary>
        <FiguresTable
          columns={[texts.time, texts.searches, texts.withoutResult]}
          label={texts.scroll(texts.chartTitle)}
          rows={groups
            .map(({ name, searches, withoutResult }) => ({
              key: name,
              cells: [name, number(searches), number(withoutResult)],
            }))
            .reverse()}
        />
      </details>
    </>
  );
}
