import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Issue } from '../validation/issue.ts';
import { issueSentence } from '../validation/issue-sentence.ts';
import type { TranslatedIssue } from './sheet-report.ts';

/** Translates issues into the language of the request. */
export function translateIssues(
  req: Parameters<typeof inLanguageOf>[0],
  issues: readonly Issue[],
): TranslatedIssue[] {
  return issues.map(({ line, field, severity, code, values }) => ({
    line,
    field,
    severity,
    code,
    message: inLanguageOf(req, issueSentence({ code, values })),
  }));
}
