import { FORMS, type FormDefinition, type FormName } from '@beranda/contract';
import { type FigureFormats, NO_FIGURE } from '#cms/admin/figures/figure-formats.ts';
import type { DashboardTexts } from './dashboard-texts.ts';
import type { CaseFigures } from './tabulate-figures.ts';

/** The unit of handling times: hours of a form that promises hours, working days of others and of all together. */
type TimeUnit = 'hours' | 'workingDays';

export function timeUnitOf(form: FormName | undefined): TimeUnit {
  const definition: FormDefinition | undefined = form && FORMS[form].definition;
  return definition?.answerTime.hours === undefined ? 'workingDays' : 'hours';
}

/** The median handling time in a unit; null if nothing was finished. */
export const medianIn = (unit: TimeUnit, { medianHours, medianWorkingDays }: CaseFigures): number | null =>
  unit === 'hours' ? medianHours : medianWorkingDays;

/** The median handling time with its unit, as `1.5 working days`. */
export function formatMedian(
  unit: TimeUnit,
  figures: CaseFigures,
  { number }: FigureFormats,
  texts: DashboardTexts,
): string {
  const median = medianIn(unit, figures);
  return median === null ? NO_FIGURE : texts[unit](median, number(median));
}
