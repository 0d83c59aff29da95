import { ImportTable } from '#cms/imports/import-table.tsx';
import type { TranslatedIssue } from '../endpoints/sheet-report.ts';
import type { Change } from '../validation/validation.ts';
import type { MarketFormats } from './market-formats.ts';
import type { ScreenTexts } from './screen-texts.ts';

type Props = {
  texts: ScreenTexts;
  issues: readonly TranslatedIssue[];
  changes: readonly Change[];
  formats: MarketFormats;
};

/** The change of each line: before, after, difference and issues. */
export function ChangesTable({ changes, formats, issues, texts }: Props) {
  const rows = changes.flatMap(({ line, moves, subject }) =>
    moves.map(({ after, before, field, percent }) => [
      line,
      <span key="what">
        {subject} <small>{texts.field[field] ?? field}</small>
      </span>,
      formats.number(before),
      formats.number(after),
      <span key="move">
        {formats.percent(percent)}
        {issues
          .filter((found) => found.line === line && found.field === field)
          .map(({ code, message, severity }) => (
            <small className={`market__issue--${severity}`} key={code}>
              {message}
            </small>
          ))}
      </span>,
    ]),
  );
  return (
    <ImportTable
      columns={[
        { title: texts.line },
        { title: texts.what, isHeader: true },
        { title: texts.before, isNumber: true },
        { title: texts.after, isNumber: true },
        { title: texts.move, isNumber: true },
      ]}
      rows={rows}
      texts={texts}
    />
  );
}
