import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { isLink, linkSentence } from './validate-link.ts';

/** Node types that the public site supports; it drops all others. */
const SHOWN = new Set([
  ...['paragraph', 'heading', 'list', 'listitem', 'quote', 'link', 'autolink'],
  ...['upload', 'linebreak', 'horizontalrule', 'text', 'tab'],
]);

/** Values that the link dialog leaves when no address is entered. */
const NO_ADDRESS = /^\s*(?:https?:\/{0,2}|mailto:|tel:|#)?\s*$/i;

/** Recursion limit against stack overflow, far above real nesting. */
const MAX_DEPTH = 100;

type Node = {
  type?: unknown;
  text?: unknown;
  children?: unknown;
  relationTo?: unknown;
  fields?: { linkType?: unknown; url?: unknown } | null;
};
type RichText = { root: Node };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRichText = (value: unknown): value is RichText =>
  isNode(value) && 'root' in value && isNode(value.root);
const childrenOf = ({ children }: Node): unknown[] => (Array.isArray(children) ? children : []);
const isLinkNode = ({ type }: Node) => type === 'link' || type === 'autolink';

const noText = bilingual('Isinya bukan teks dari editor.', 'This is not a text of the editor.');

function unknownPart(type: unknown): Bilingual {
  const name = String(type).slice(0, 40);
  return bilingual(
    `Bagian “${name}” tidak dapat ditampilkan di situs. Hapus bagian itu dari teks.`,
    `The site cannot show the part “${name}”. Remove it from the text.`,
  );
}

/** The text of a link, to locate it. */
function wordsOf(node: Node): string {
  return typeof node.text === 'string'
    ? node.text
    : childrenOf(node)
        .filter(isNode)
        .map((child) => (typeof child.text === 'string' ? child.text : ''))
        .join('');
}

function badLink(node: Node): Bilingual {
  const words = wordsOf(node).slice(0, 60);
  const url = String(node.fields?.url ?? '').slice(0, 100);
  return bilingual(
    `Tautan “${words}” tidak dapat mengarah ke “${url}”. ${linkSentence.id}`,
    `The link “${words}” cannot lead to “${url}”. ${linkSentence.en}`,
  );
}

function issueIn(node: unknown, depth: number): Bilingual | null {
  if (!isNode(node) || depth > MAX_DEPTH) return noText;
  if (!SHOWN.has(String(node.type))) return unknownPart(node.type);
  if (node.type === 'upload' && node.relationTo !== 'media') return unknownPart(node.relationTo);
  if (isLinkNode(node)) {
    const { linkType, url } = node.fields ?? {};
    if (linkType === 'internal' || typeof url !== 'string' || !isLink(url)) return badLink(node);
  }
  for (const child of childrenOf(node)) {
    const issue = issueIn(child, depth + 1);
    if (issue) return issue;
  }
  return null;
}

/** The first unsupported link or node of a rich text. */
export function findRichTextIssue(value: unknown): Bilingual | null {
  if (value === null || value === undefined) return null;
  if (!isRichText(value)) return noText;
  for (const child of childrenOf(value.root)) {
    const issue = issueIn(child, 1);
    if (issue) return issue;
  }
  return null;
}

function withoutEmptyLinks(node: Node, depth: number): Node[] {
  if (depth > MAX_DEPTH) return [node];
  const children = childrenOf(node).flatMap((child) =>
    isNode(child) ? withoutEmptyLinks(child, depth + 1) : [child],
  );
  const { linkType, url } = node.fields ?? {};
  const isEmptyLink = isLinkNode(node) && linkType !== 'internal' && NO_ADDRESS.test(String(url ?? ''));
  if (isEmptyLink) return children.filter(isNode);
  // The site renders a tab as a space.
  if (node.type === 'tab') return [{ ...node, type: 'text', text: ' ' }];
  return [Array.isArray(node.children) ? { ...node, children } : node];
}

/** Unlinks links without an address, which the link dialog leaves when it is closed. */
export function unlinkEmptyLinks<Value>(value: Value): Value {
  if (!isRichText(value)) return value;
  const children = childrenOf(value.root).flatMap((child) =>
    isNode(child) ? withoutEmptyLinks(child, 1) : [child],
  );
  return { ...value, root: { ...value.root, children } };
}
