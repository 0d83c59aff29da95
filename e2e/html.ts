import { HtmlValidate } from 'html-validate';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React prints boolean attributes as name="" and void elements with a slash, and keeps attribute case for hrefLang.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // The length of titles is up to editors.
    'long-title': 'off',
    // Phone numbers are in links already; the rule also matches other numbers.
    'tel-non-breaking': 'off',
    // Styling is by classes only; hidden duplicates of a link for narrow screens are deliberate.
    'no-redundant-for': 'off',
    // Examples in the design collection have the heading levels of their page.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'figure'] }],
  },
});

/** Validates the markup of a document. @returns the problems with their lines. */
export async function listMarkupProblems(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}
