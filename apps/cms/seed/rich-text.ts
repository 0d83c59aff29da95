import type { Block } from './content/types.ts';

const VERSION = 1;
const BOLD = 1;
const ITALIC = 2;

type Node = { type: string; version: number; [key: string]: unknown };

const text = (value: string, format = 0): Node => ({
  type: 'text',
  version: VERSION,
  text: value,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
});

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  type,
  version: VERSION,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
});

const link = (label: string, url: string): Node =>
  element('link', [text(label)], {
    version: 3,
    fields: { linkType: 'custom', url, newTab: false },
  });

const INLINE =
  /\*\*(?<bold>[^*]+)\*\*|(?<![\p{L}\d])_(?<italic>[^_]+)_(?![\p{L}\d])|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/gu;

/** Turns `**bold**`, `_italic_` and `[text](url)` into text nodes and links. */
export function inlineNodes(source: string): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > end) nodes.push(text(source.slice(end, match.index)));
    const { bold, italic, label, url } = match.groups ?? {};
    if (bold) nodes.push(text(bold, BOLD));
    else if (italic) nodes.push(text(italic, ITALIC));
    else if (label && url) nodes.push(link(label, url));
    end = match.index + match[0].length;
  }
  if (end < source.length) nodes.push(text(source.slice(end)));
  return nodes;
}

function listNode(items: string[], listType: 'bullet' | 'number'): Node {
  const children = items.map((item, index) =>
    element('listitem', inlineNodes(item), { value: index + 1, checked: undefined }),
  );
  return element('list', children, { listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' });
}

function blockNode(block: Block): Node {
  if ('p' in block) return element('paragraph', inlineNodes(block.p), { textFormat: 0, textStyle: '' });
  if ('h2' in block) return element('heading', inlineNodes(block.h2), { tag: 'h2' });
  if ('h3' in block) return element('heading', inlineNodes(block.h3), { tag: 'h3' });
  if ('list' in block) return listNode(block.list, 'bullet');
  if ('ordered' in block) return listNode(block.ordered, 'number');
  return element('quote', inlineNodes(block.quote));
}

/** The editor's state for an article that is written in blocks. */
export function editorState(blocks: Block[]) {
  return { root: element('root', blocks.map(blockNode)) as Node & { type: 'root'; children: Node[] } };
}
