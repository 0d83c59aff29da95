import type { ShownIssue } from '../endpoints/sheet-report.ts';
import type { Change } from '../validation/validation.ts';
import type { Figures } from './figures.ts';
import type { ScreenTexts } from './screen-texts.ts';

const SHOWN_LINES = 100;

type Shared = { texts: ScreenTexts; issues: readonly ShownIssue[] };

/** The issues by line. */
export function IssuesTable({ issues, texts }: Shared) {
  if (issues.length === 0) return null;
  return (
    <div className="market__scroll">
      <table className="market__table">
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {issues.slice(0, SHOWN_LINES).map(({ line, field, code, message, severity }) => (
            <tr key={`${line} ${field} ${code}`}>
              <td>{line > 0 ? line : '–'}</td>
              <td className={`market__issue--${severity}`}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {issues.length > SHOWN_LINES && <p>{texts.more(issues.length - SHOWN_LINES)}</p>}
    </div>
  );
}

type Props = Shared & { changes: readonly Change[]; figures: Figures };

/** The change of each line: before, after, difference and issues. */
export function ChangesTable({ changes, figures, issues, texts }: Props) {
  const rows = changes.flatMap(({ line, moves, subject }) =>
    moves.map((move) => ({ line, subject, ...move })),
  );
  if (rows.length === 0) return null;
  const of = (line: number, field: string) =>
    issues.filter((found) => found.line === line && found.field === field);
  return (
    <div className="market__scroll">
      <table className="market__table">
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.what}</th>
            <th className="market__number" scope="col">
              {texts.before}
            </th>
            <th className="market__number" scope="col">
              {texts.after}
            </th>
            <th className="market__number" scope="col">
              {texts.move}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_LINES).map(({ line, subject, field, before, after, percent }) => (
            <tr key={`${line} ${field}`}>
              <td>{line}</td>
              <th scope="row">
                {subject} <small>{texts.field[field] ?? field}</small>
              </th>
              <td className="market__number">{figures.number(before)}</td>
              <td className="market__number">{figures.number(after)}</td>
              <td className="market__number">
                {figures.percent(percent)}
                {of(line, field).map(({ code, message, severity }) => (
                  <small className={`market__issue--${severity}`} key={code}>
                    {message}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_LINES && <p>{texts.more(rows.length - SHOWN_LINES)}</p>}
    </div>
  );
}
