import type { FormName } from '@beranda/contract';
import { BarChart } from '#cms/admin/figures/bar-chart.tsx';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { formatMedian, medianIn, timeUnitOf } from './median-handling-time.ts';
import type { FiguresByMonth } from './tabulate-figures.ts';

type Props = {
  figures: FiguresByMonth;
  /** The form of the figures; of all forms without one. */
  form: FormName | undefined;
  language: string;
  /** Without the chart of what was finished in time. */
  isSmall?: boolean;
};

/** The figures of a period by month: volumes, median handling time, and what was finished in time. */
export function FigureCharts({ figures, form, isSmall = false, language }: Props) {
  const texts = dashboardTexts(language);
  const formats = figureFormats(language);
  const { month, number, percent, shortMonth } = formats;
  const unit = timeUnitOf(form);
  const [first, last] = [figures.months[0], figures.months.at(-1)];
  const describe = (title: string) =>
    texts.chart(title, month(String(first?.month)), month(String(last?.month)));
  type Month = (typeof figures.months)[number];
  const chartOf = (
    title: string,
    valuesOf: (counts: Month) => (number | null)[],
    textOf: (counts: Month) => string,
  ) => ({
    title,
    description: describe(title),
    isSmall,
    groups: figures.months.map((counts) => ({
      label: shortMonth(counts.month),
      figures: `${month(counts.month)}: ${textOf(counts)}`,
      values: valuesOf(counts),
    })),
  });
  const orNone = (value: number | null, text: string) => (value === null ? texts.none : text);
  return (
    <div className="figures-screen__charts">
      <BarChart
        {...chartOf(
          texts.volumes,
          ({ received, finished }) => [received, finished],
          ({ received, finished }) =>
            `${texts.received} ${number(received)}, ${texts.finished} ${number(finished)}`,
        )}
        format={number}
        series={[texts.received, texts.finished]}
      />
      <BarChart
        {...chartOf(
          texts.medianByMonth[unit],
          (counts) => [medianIn(unit, counts)],
          (counts) => orNone(medianIn(unit, counts), formatMedian(unit, counts, formats, texts)),
        )}
        format={unit === 'hours' ? (hours) => number(Math.round(hours)) : number}
        hasValues
        series={[texts.median]}
      />
      {!isSmall && (
        <BarChart
          {...chartOf(
            texts.inTimeByMonth,
            ({ shareInTime }) => [shareInTime],
            ({ shareInTime }) => orNone(shareInTime, percent(shareInTime)),
          )}
          format={(share) => number(Math.round(share * 100))}
          hasValues
          series={[texts.inTime]}
          top={1}
        />
      )}
    </div>
  );
}
