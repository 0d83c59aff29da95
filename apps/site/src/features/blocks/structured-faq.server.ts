import { plainText } from '#src/content/plain-text.ts';
import type { ResolvedBlock } from './resolved-block.ts';

/** JSON-LD of all questions on a page; null if there are none. A page may have one FAQPage only. */
export function structuredFaq(blocks: readonly ResolvedBlock[]): Record<string, unknown> | null {
  const questions = blocks.flatMap((block) => (block.blockType === 'faq' ? block.items : []));
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
