import type { RichTextNode } from '#src/content/rich-text.ts';
import type { ResolvedBlock } from './resolved-block.ts';

/** Plain text of rich text, for structured data; blocks are separated by spaces. */
export function plainText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (!('children' in node)) return ' ';
      const text = plainText(node.children);
      return node.type === 'link' ? text : `${text} `;
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

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
