import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { TranslatedIssue } from '../endpoints/sheet-report.ts';
import type { Issue } from '../validation/issue.ts';
import { issueSentence } from '../validation/issue-sentence.ts';

/** Client-side issues in the shape of the server's. */
export function translateIssuesInBrowser(issues: readonly Issue[], language: string): TranslatedIssue[] {
  return issues.map((found) => ({
    ...found,
    message: inLanguageOf({ i18n: { language } }, issueSentence(found)),
  }));
}

/** The issues of one row, below its fields. */
export function RowIssues({ id, issues }: { id: string; issues: readonly TranslatedIssue[] }) {
  return (
    <ul className="market__issues" id={id}>
      {issues.map(({ code, field, message, severity }) => (
        <li className={`market__issue--${severity}`} key={`${field} ${code}`}>
          {message}
        </li>
      ))}
    </ul>
  );
}

/** Enter and the arrow keys move within a column, as in a spreadsheet; Enter never submits. */
export function moveFocusInColumn(event: React.KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const { column } = event.currentTarget.dataset;
  const inputs = event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input') ?? [];
  const inColumn = [...inputs].filter((input) => input.dataset.column === column);
  inColumn[inColumn.indexOf(event.currentTarget) + step]?.focus();
}
