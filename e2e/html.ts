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
    // Long lines and titles are the content's affair.
    'long-title': 'off',
    // Phone numbers stand in links already; telling them apart from other numbers is not the validator's to do.
    'tel-non-breaking': 'off',
    // Styling is by classes only; hidden duplicates of a link for narrow screens are deliberate.
    'no-redundant-for': 'off',
    // An example in the design collection has headings of the page that it is for.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'figure'] }],
  },
});

/** What is wrong with the markup of a document, each with its line; nothing where all is well. */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}
