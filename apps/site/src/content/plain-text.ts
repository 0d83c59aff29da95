import type { RichTextNode } from './rich-text.ts';

const LINES = new Set<RichTextNode['type']>(['paragraph', 'heading2', 'heading3', 'item', 'quote']);

/** Converts rich text to plain text, one line per paragraph and list item, for feeds and structured data. */
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
