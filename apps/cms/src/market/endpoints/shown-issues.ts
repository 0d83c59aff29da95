import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Finding } from '../validation/issue.ts';
import { findingSentence } from '../validation/issue-sentence.ts';
import type { ShownFinding } from './sheet-report.ts';

/** Findings in the language of who asks. */
export function shownFindings(
  req: Parameters<typeof inLanguageOf>[0],
  findings: readonly Finding[],
): ShownFinding[] {
  return findings.map(({ line, field, severity, code, values }) => ({
    line,
    field,
    severity,
    code,
    message: inLanguageOf(req, findingSentence({ code, values })),
  }));
}
