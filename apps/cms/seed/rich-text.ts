import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

const VERSION = 1;
const BOLD = 1;
const ITALIC = 2;

type Node = { type: string; version: number; [key: string]: unknown };

const text = (value: string, format: number): Node => ({
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

function unknown({ type, position }: RootContent): never {
  throw new Error(`line ${position?.start.line}: the editor has nothing for Markdown’s “${type}”`);
}

function inlineNodes(children: readonly PhrasingContent[], format = 0): Node[] {
  return children.flatMap((node) => {
    if (node.type === 'strong') return inlineNodes(node.children, format | BOLD);
    if (node.type === 'emphasis') return inlineNodes(node.children, format | ITALIC);
    if (node.type === 'link') {
      const fields = { linkType: 'custom', url: node.url, newTab: false };
      return [element('link', inlineNodes(node.children, format), { version: 3, fields })];
    }
    // One paragraph is one line: the editor preserves line breaks.
    if (node.type !== 'text' || node.value.includes('\n')) return unknown(node);
    return [text(node.value, format)];
  });
}

function listNode({ children, ordered }: List): Node {
  const items = children.map((item, index) => {
    const [paragraph, ...others] = item.children;
    if (paragraph?.type !== 'paragraph' || others.length > 0) return unknown(others[0] ?? item);
    return element('listitem', inlineNodes(paragraph.children), { value: index + 1, checked: undefined });
  });
  return element('list', items, {
    listType: ordered ? 'number' : 'bullet',
    start: 1,
    tag: ordered ? 'ol' : 'ul',
  });
}

function blockNode(node: RootContent): Node {
  if (node.type === 'paragraph')
    return element('paragraph', inlineNodes(node.children), { textFormat: 0, textStyle: '' });
  if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
    return element('heading', inlineNodes(node.children), { tag: `h${node.depth}` });
  if (node.type === 'list') return listNode(node);
  if (node.type !== 'blockquote') return unknown(node);
  const [paragraph, ...others] = node.children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return unknown(others[0] ?? node);
  return element('quote', inlineNodes(paragraph.children));
}

/** Converts Markdown to rich text. @throws Error with the line of unsupported syntax. */
export function editorState(markdown: string) {
  const children = fromMarkdown(markdown).children.map(blockNode);
  return { root: element('root', children) as Node & { type: 'root'; children: Node[] } };
}
