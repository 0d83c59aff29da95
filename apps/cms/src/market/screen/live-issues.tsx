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
