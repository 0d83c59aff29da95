import { formIn } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { FigureCharts } from './figure-charts.tsx';
import { MonthsTable } from './months-table.tsx';
import type { DeskFigures } from './tabulate-figures.ts';

type Props = { forms: DeskFigures['forms']; language: string };

/** Small charts of each form, with their figures as a table. */
export function FormCards({ forms, language }: Props) {
  const texts = dashboardTexts(language);
  return (
    <div className="desk-dashboard__forms">
      {forms.map(({ form, ...figures }) => {
        const { title } = formIn(userLocale(language), form).texts;
        const isEmpty = figures.period.received === 0 && figures.period.finished === 0;
        return (
          <article key={form}>
            <h3>{title}</h3>
            {isEmpty ? (
              <p>{texts.nothing}</p>
            ) : (
              <>
                <FigureCharts figures={figures} form={form} isSmall language={language} />
                <details>
                  <summary>{texts.asTable}</summary>
                  <MonthsTable figures={figures} form={form} language={language} title={title} />
                </details>
              </>
            )}
          </article>
        );
      })}
    </div>
  );
}
