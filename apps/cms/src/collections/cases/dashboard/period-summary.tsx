import type { FormName } from '@beranda/contract';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { formatMedian, timeUnitOf } from './median-handling-time.ts';
import type { Figures } from './tabulate-figures.ts';

type Props = { figures: Figures; form: FormName | undefined; language: string };

/** The figures of the whole period. */
export function PeriodSummary({ figures, form, language }: Props) {
  const texts = dashboardTexts(language);
  const formats = figureFormats(language);
  const { received, settled, shareInTime } = figures;
  const rows = [
    [texts.received, formats.number(received)],
    [texts.settled, formats.number(settled)],
    [
      texts.median,
      settled === 0 ? texts.nothingSettled : formatMedian(timeUnitOf(form), figures, formats, texts),
    ],
    [texts.inTime, settled === 0 ? texts.nothingSettled : formats.percent(shareInTime)],
  ];
  return (
    <dl className="figures-screen__summary">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
