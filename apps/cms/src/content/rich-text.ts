import type { PictureLookup } from './picture.ts';

const WORDS_PER_MINUTE = 200;

type Node = { type?: unknown; text?: unknown; value?: unknown; children?: unknown; relationTo?: unknown };
export type RichText = { root: { children: unknown[]; [key: string]: unknown }; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : []);
const isUpload = (node: Node) => node.type === 'upload' && node.relationTo === 'media';

/** The picture id of an upload node, which contains an id or a document. */
function uploadId(node: Node): unknown {
  return isNode(node.value) ? (node.value as { id?: unknown }).id : node.value;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** The ids of all pictures inside a text. */
export function pictureIdsIn(body: RichText | null | undefined): unknown[] {
  return body ? [...nodesOf(body.root)].filter(isUpload).map(uploadId) : [];
}

/** The reading time in whole minutes, at least one. */
export function readingMinutesOf(body: RichText | null | undefined): number {
  let words = 0;
  for (const node of body ? nodesOf(body.root) : []) {
    if (typeof node.text === 'string') words += node.text.split(/\s+/).filter(Boolean).length;
  }
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** The plain text of rich text; empty for other values. */
export function plainTextOf(body: unknown): string {
  if (!isNode(body) || !isNode((body as RichText).root)) return '';
  return [...nodesOf((body as RichText).root)]
    .map(({ text }) => (typeof text === 'string' ? text : ' '))
    .join('');
}

/** The plain text of rich text: each heading, and what stands between them. */
export function textPartsOf(body: RichText): { headings: string[]; text: string } {
  const headings: string[] = [];
  const collect = (node: Node): string => {
    if (typeof node.text === 'string') return node.text;
    const text = ` ${childrenOf(node).map(collect).join('')} `;
    // Words of links continue those around them.
    if (node.type === 'link' || node.type === 'autolink') return text.slice(1, -1);
    if (node.type !== 'heading') return text;
    headings.push(text);
    return ' ';
  };
  return { text: collect(body.root), headings };
}

/** A copy of a text with picture data in every upload node; omits nodes with missing pictures. */
export function withPictures(body: RichText, pictures: PictureLookup): RichText {
  const copy = (node: Node): Node => {
    if (isUpload(node)) return { ...node, value: pictures(uploadId(node)) };
    if (!Array.isArray(node.children)) return node;
    return { ...node, children: childrenOf(node).map(copy).filter(isShowable) };
  };
  const isShowable = (node: Node) => !isUpload(node) || node.value !== null;
  return { ...body, root: copy(body.root) as RichText['root'] };
}

/** An empty rich text, for items without one. */
export const EMPTY_TEXT: RichText = {
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [] },
};
