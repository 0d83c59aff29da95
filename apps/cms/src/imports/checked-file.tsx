import type { ReactNode } from 'react';
import type { ImportReport } from './import-report.ts';
import { IssuesTable } from './import-table.tsx';
import type { PanelTexts } from './import-texts.ts';

/** How a dry run is shown. */
export type Checking<Report> = {
  texts: PanelTexts;
  /** The message after a dry run without errors. */
  ready: (report: Report) => string;
  /** The effects of the file. */
  effects: (report: Report) => ReactNode;
};

/** The report of a dry run: its errors or that the file is ready, and its effects. */
export function CheckedFile<Report extends ImportReport>({
  report,
  hasChanged = false,
  texts,
  ready,
  effects,
}: Checking<Report> & { report: Report; hasChanged?: boolean }) {
  const errors = report.issues.filter(({ severity }) => severity === 'error');
  return (
    <>
      {hasChanged && <p className="import-panel--warning">{texts.changedSince}</p>}
      <p className={errors.length > 0 ? 'import-panel--error' : 'import-panel__headline'}>
        {errors.length > 0 ? texts.fileBad(errors.length) : ready(report)}
      </p>
      <IssuesTable issues={errors} texts={texts} />
      {effects(report)}
    </>
  );
}
