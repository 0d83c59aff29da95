import type { FormName } from '@beranda/contract';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresTable } from '#cms/admin/figures/figures-table.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { formatMedian, timeUnitOf } from './median-handling-time.ts';
import type { CaseFigures, FiguresByMonth } from './tabulate-figures.ts';

type Props = { figures: FiguresByMonth; form: FormName | undefined; language: string; title: string };

/** The figures of the charts as a table, newest month first. */
export function MonthsTable({ figures, form, language, title }: Props) {
  const texts = dashboardTexts(language);
  const formats = figureFormats(language);
  const row = (name: string, counts: CaseFigures) => ({
    key: name,
    cells: [
      name,
      formats.number(counts.received),
      formats.number(counts.finished),
      formatMedian(timeUnitOf(form), counts, formats, texts),
      formats.percent(counts.shareInTime),
    ],
  });
  return (
    <FiguresTable
      columns={[texts.month, texts.received, texts.finished, texts.median, texts.inTime]}
      label={texts.scroll(title)}
      rows={figures.months.map((counts) => row(formats.month(counts.month), counts)).reverse()}
      total={row(texts.total, figures.period)}
    />
  );
}
