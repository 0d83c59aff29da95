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

/** Maximum number of characters that a message quotes. */
const MAX_QUOTED = 40;

/** The text of a node and of all below it. */
function textOf(node: Node, depth = 0): string {
  if (typeof node.text === 'string') return node.text;
  const children = depth < MAX_DEPTH ? childrenOf(node).filter(isNode) : [];
  return children.map((child) => textOf(child, depth + 1)).join('');
}

/** Where a node is, by the words before or after it: it may have none of its own. */
type Place = { before: string; after: string };

function placeOf(wanted: Node, { root }: RichText): Place {
  const place = { before: '', after: '' };
  let side: keyof Place = 'before';
  const walk = (node: Node, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (node === wanted) side = 'after';
    else if (typeof node.text === 'string') place[side] += node.text;
    else for (const child of childrenOf(node)) if (isNode(child)) walk(child, depth + 1);
    // Blocks are apart.
    if (!isLinkNode(node) && Array.isArray(node.children)) place[side] += ' ';
  };
  walk(root, 0);
  return place;
}

/** The words at one end of a text, none of them cut. */
function wordsAt(end: 'start' | 'end', text: string): string {
  const whole = text.trim();
  if (whole.length <= MAX_QUOTED) return whole;
  return end === 'end'
    ? whole.slice(-MAX_QUOTED).replace(/^\S*\s+/, '')
    : whole.slice(0, MAX_QUOTED).replace(/\s+\S*$/, '');
}

function placeSentence(wanted: Node, text: RichText): Bilingual {
  const { after, before } = placeOf(wanted, text);
  const [last, next] = [wordsAt('end', before), wordsAt('start', after)];
  if (last) return bilingual(` Letaknya sesudah “${last}”.`, ` It is after “${last}”.`);
  if (next) return bilingual(` Letaknya sebelum “${next}”.`, ` It is before “${next}”.`);
  return bilingual('', '');
}

function unknownPart(node: Node, text: RichText): Bilingual {
  const at = placeSentence(node, text);
  if (isPendingPicture(node))
    return bilingual(
      `Sebuah gambar dalam teks belum diunggah, jadi tidak ada di situs.${at.id} Hapus kotaknya dari teks, lalu unggah gambarnya.`,
      `A picture in the text was not uploaded, so the site does not have it.${at.en} Remove its box from the text, then upload the picture.`,
    );
  const isPicture = node.type === 'upload';
  const name = String(node.type).slice(0, MAX_QUOTED);
  return bilingual(
    `Bagian “${isPicture ? 'gambar' : name}” tidak dapat ditampilkan di situs.${at.id} Hapus bagian itu dari teks.`,
    `The site cannot show the part “${isPicture ? 'picture' : name}”.${at.en} Remove it from the text.`,
  );
}

function badLink(node: Node, text: RichText): Bilingual {
  const linkText = textOf(node).trim().slice(0, 60);
  const url = String(node.fields?.url ?? '').slice(0, 100);
  const at = linkText ? bilingual('', '') : placeSentence(node, text);
  return bilingual(
    `Tautan “${linkText}” tidak dapat mengarah ke “${url}”.${at.id} ${linkSentence.id}`,
    `The link “${linkText}” cannot lead to “${url}”.${at.en} ${linkSentence.en}`,
  );
}

/** A picture that was pasted or dropped, and is not uploaded yet, or never will be: Payload gives it no collection. */
const isPendingPicture = ({ relationTo, type }: Node) =>
  type === 'upload' && (relationTo === undefined || relationTo === null);

/** Whether only drafts may have a node: publication rejects it, the editor opens it, and previews of the site omit it. */
function isForDrafts(node: Node): boolean {
  if (!isLinkNode(node)) return isPendingPicture(node);
  const { linkType, url } = node.fields ?? {};
  return linkType !== 'internal' && (typeof url === 'string' || url === undefined);
}

/** Whether the site can show a node itself. */
function isShown(node: Node): boolean {
  if (!SHOWN.has(String(node.type))) return false;
  if (node.type === 'upload') return node.relationTo === 'media';
  if (!isLinkNode(node)) return true;
  const { linkType, url } = node.fields ?? {};
  return linkType !== 'internal' && typeof url === 'string' && isLink(url);
}

type Options = { isDraft: boolean };

/** The first node below this one that is not supported; `broken` if what is there is no node, null if all is well. */
function findUnsupported(parent: Node, depth: number, { isDraft }: Options): Node | 'broken' | null {
  for (const node of childrenOf(parent)) {
    if (!isNode(node) || depth > MAX_DEPTH) return 'broken';
    if (!isShown(node) && !(isDraft && isForDrafts(node))) return node;
    const found = findUnsupported(node, depth + 1, { isDraft });
    if (found) return found;
  }
  return null;
}

/**
 * The first link or node of a rich text that the site cannot show, with the words that locate it. Drafts may be incomplete:
 * in them only those count that the editor could not open again.
 */
export function findRichTextIssue(value: unknown, options: Options = { isDraft: false }): Bilingual | null {
  if (value === null || value === undefined) return null;
  if (!isRichText(value)) return noText;
  const found = findUnsupported(value.root, 1, options);
  if (found === 'broken') return noText;
  if (found === null) return null;
  return isLinkNode(found) ? badLink(found, value) : unknownPart(found, value);
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
