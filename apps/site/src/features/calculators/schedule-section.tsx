import { amountsOf, type Schedule, type ScheduleRow, STEPS } from './schedule.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { useCalculatorTexts } from './use-calculator-texts.ts';

type ScheduleSectionProps<Illustration, Row extends ScheduleRow<Row>> = {
  schedule: Schedule<Illustration, Row>;
  illustration: Illustration;
};

/** The tables under a result: one for each length of steps. */
export function ScheduleSection<Illustration, Row extends ScheduleRow<Row>>({
  schedule,
  illustration,
}: ScheduleSectionProps<Illustration, Row>) {
  const { t } = useCalculatorTexts();
  const { columns } = schedule;
  const title = t(schedule.title);
  const steps = schedule.steps(illustration);
  const totals = schedule.totals && { name: t('calculators.total'), amounts: schedule.totals(illustration) };
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-6 grid grid-cols-1 gap-4">
        {steps.map(({ by, rows }) => (
          <ScheduleTable
            key={by}
            title={t(STEPS[by].title)}
            label={steps.length > 1 ? `${title}, ${t(STEPS[by].title)}` : title}
            columns={[t(STEPS[by].number), ...columns.map(([label]) => t(label))]}
            rows={rows.map((row) => ({ number: row.number, amounts: amountsOf(row, columns) }))}
            totals={totals}
          />
        ))}
      </div>
    </section>
  );
}
