import type { RichTextNode } from './rich-text.ts';

const LINES = new Set<RichTextNode['type']>(['paragraph', 'heading2', 'heading3', 'item', 'quote']);

/** The words of what editors wrote, a line for each paragraph and point: for machines that take no markup. */
export function plainText(nodes: readonly RichTextNode[]): string {
  return nodes.map(write).join('').trim();
}

function write(node: RichTextNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'break') return '\n';
  if (!('children' in node)) return '';
  const text = node.children.map(write).join('');
  return LINES.has(node.type) ? `${text.trim()}\n` : text;
}
