import type { FormName } from '@beranda/contract';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresSummary } from '#cms/admin/figures/figures-summary.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { formatMedian, timeUnitOf } from './median-handling-time.ts';
import type { CaseFigures } from './tabulate-figures.ts';

type Props = { figures: CaseFigures; form: FormName | undefined; language: string };

/** The figures of the whole period. */
export function PeriodSummary({ figures, form, language }: Props) {
  const texts = dashboardTexts(language);
  const formats = figureFormats(language);
  const { received, finished, shareInTime } = figures;
  const rows = [
    [texts.received, formats.number(received)],
    [texts.finished, formats.number(finished)],
    [
      texts.median,
      finished === 0 ? texts.nothingFinished : formatMedian(timeUnitOf(form), figures, formats, texts),
    ],
    [texts.inTime, finished === 0 ? texts.nothingFinished : formats.percent(shareInTime)],
  ] as const;
  return <FiguresSummary figures={rows} />;
}
