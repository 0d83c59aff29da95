import '#cms/admin/figures/figures-screen.css';
import './dashboard.css';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresNotes } from '#cms/admin/figures/figures-notes.tsx';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { bankHolidays } from '../clock/bank-holidays.ts';
import { countQueues } from '../queues/count-queues.ts';
import type { DashboardQuery } from './dashboard-query.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { deskFigures } from './desk-figures.ts';
import { DeskTiles } from './desk-tiles.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { FormCards } from './form-cards.tsx';
import { FormsTable } from './forms-table.tsx';
import { MonthsTable } from './months-table.tsx';
import { PeriodSummary } from './period-summary.tsx';
import { SelectionLinks } from './selection-links.tsx';

type Props = { now: Date; query: DashboardQuery; req: PayloadRequest };

/** What is open now, and the figures of a period: of all forms together and each, or of one. */
export async function Dashboard({ now, query, req }: Props) {
  const { language } = req.i18n;
  const { admin } = req.payload.config.routes;
  const texts = dashboardTexts(language);
  const { month } = figureFormats(language);
  const context = { userId: Number(req.user?.id), now, holidays: await bankHolidays(req) };
  const counts = await countQueues(req, context);
  const { all, forms } = await deskFigures(req, { ...query, now });
  const isEmpty = all.period.received === 0 && all.period.finished === 0;
  return (
    <main className="figures-screen">
      <h1>{texts.title}</h1>
      <p>
        {texts.asOf(formatJakartaTime(now.toISOString(), userLocale(language)))}{' '}
        <Link href={`${admin}/collections/cases`} prefetch={false}>
          {texts.toList}
        </Link>
      </p>
      <section aria-labelledby="desk-now">
        <h2 id="desk-now">{texts.now}</h2>
        <DeskTiles context={context} counts={counts} req={req} />
      </section>
      <section aria-labelledby="desk-period">
        <h2 id="desk-period">
          {month(String(all.months[0]?.month))} – {month(String(all.months.at(-1)?.month))}
        </h2>
        <SelectionLinks adminPath={admin} forms={readableForms(req)} language={language} query={query} />
        {isEmpty ? (
          <p>{texts.nothing}</p>
        ) : (
          <>
            <PeriodSummary figures={all.period} form={query.form} language={language} />
            <FigureCharts figures={all} form={query.form} language={language} />
            <details>
              <summary>{texts.asTable}</summary>
              <MonthsTable figures={all} form={query.form} language={language} title={texts.asTable} />
            </details>
          </>
        )}
      </section>
      {!query.form && !isEmpty && (
        <>
          <section aria-labelledby="desk-forms">
            <h2 id="desk-forms">{texts.byForm}</h2>
            <FormsTable adminPath={admin} counts={counts} forms={forms} language={language} query={query} />
          </section>
          <section aria-labelledby="desk-forms-by-month">
            <h2 id="desk-forms-by-month">{texts.byFormAndMonth}</h2>
            <FormCards forms={forms} language={language} />
          </section>
        </>
      )}
      <FiguresNotes notes={texts.notes} />
    </main>
  );
}
