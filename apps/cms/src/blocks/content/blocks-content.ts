import { type Block, type BlockType, block } from '@beranda/contract';
import { type Documents, fetchDocuments } from '#cms/content/document-file.ts';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import { pictureIdsIn, type RichText, withPictures } from '#cms/content/rich-text.ts';
import type { ItemContext } from '#cms/items/item-view.ts';
import { fetchLinkedProducts, type LinkedProducts } from './linked-products.ts';

/** A stored block in one language. Its content depends on the type and is parsed before use. */
export type StoredBlock = { blockType: BlockType; [field: string]: unknown };

type Linked = { pictures: Pictures; products: LinkedProducts; documents: Documents };
type Row = Record<string, unknown>;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const idsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Parses an integer in a language's notation, such as `1.200`, whose figure belongs to the item. */
const wholeOf = (value: unknown): number => Number(textOf(value).replaceAll(/\D/g, ''));
const textOrNull = (value: unknown): string | null => textOf(value).trim() || null;
const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'root' in value;

/** All rich texts with pictures inside a block. */
function richTextsOf(stored: StoredBlock): RichText[] {
  return [stored.body, ...rowsOf(stored.items).map(({ answer }) => answer)].filter(isRichText);
}

const withPicturesOf = (text: unknown, pictures: Pictures) =>
  isRichText(text) ? withPictures(text, pictures) : undefined;

const heading = ({ title, lead }: StoredBlock) => ({ title, lead: textOrNull(lead) });

function calculatorOf(stored: StoredBlock, { products }: Linked) {
  const { kind } = stored;
  const product = products(stored.product);
  // A product with another kind of calculator has no matching rate.
  const isOfProduct = product?.offer?.kind === kind;
  return {
    ...heading(stored),
    offer: isOfProduct ? product?.offer : { kind, loan: null, annualRatePercent: null, system: null },
    product:
      isOfProduct && product ? { text: product.name, url: product.url, language: product.language } : null,
  };
}

function productOf(stored: StoredBlock, { products }: Linked) {
  const product = products(stored.product);
  if (!product) return null;
  const { name, tagline, url, action, language } = product;
  return { name, tagline, url, action, language, text: textOrNull(stored.text) };
}

const mappers: Record<BlockType, (stored: StoredBlock, linked: Linked) => object | null> = {
  text: ({ title, body }, { pictures }) => ({
    title: textOrNull(title),
    body: withPicturesOf(body, pictures),
  }),
  media: ({ picture, caption }, { pictures }) => ({
    picture: pictures(picture),
    caption: textOrNull(caption),
  }),
  features: (stored) => ({
    ...heading(stored),
    items: rowsOf(stored.items).map(({ icon, title, text }) => ({ icon, title, text })),
  }),
  table: (stored) => ({
    ...heading(stored),
    columns: rowsOf(stored.columns).map(({ text }) => textOf(text)),
    rows: rowsOf(stored.rows).map(({ cells }) => rowsOf(cells).map(({ text }) => textOf(text))),
    note: textOrNull(stored.note),
  }),
  requirements: (stored) => ({ ...heading(stored), items: rowsOf(stored.items).map(({ text }) => text) }),
  steps: (stored) => ({
    ...heading(stored),
    items: rowsOf(stored.items).map(({ title, text }) => ({ title, text })),
  }),
  faq: ({ title, items }, { pictures }) => ({
    title,
    items: rowsOf(items).map(({ question, answer }) => ({
      question,
      answer: withPicturesOf(answer, pictures),
    })),
  }),
  calculator: calculatorOf,
  cards: (stored) => ({
    ...heading(stored),
    items: rowsOf(stored.items).map(({ icon, title, text, url, action }) => ({
      icon,
      title,
      text,
      url,
      action,
    })),
  }),
  banner: ({ tone, title, text, link }) => {
    const { text: label, url } = (link ?? {}) as Row;
    return { tone, title, text, link: { text: label, url } };
  },
  video: ({ title, text, youtube, seconds, picture }, { pictures }) => ({
    title,
    text: textOrNull(text),
    youtube,
    seconds: wholeOf(seconds),
    picture: pictures(picture),
  }),
  downloads: (stored, { documents }) => ({
    ...heading(stored),
    documents: idsOf(stored.documents).flatMap((id) => documents(id) ?? []),
  }),
  product: productOf,
};

/**
 * Maps the blocks of a page in one language, with referenced data. Omits incomplete blocks and those with
 * invisible references.
 */
export async function blocksOf(
  stored: readonly StoredBlock[] | null | undefined,
  { payload, locale }: ItemContext,
): Promise<Block[]> {
  const all = stored ?? [];
  const [pictures, products, documents] = await Promise.all([
    fetchPictures(
      payload,
      all.flatMap((one) => [one.picture, ...richTextsOf(one).flatMap(pictureIdsIn)]),
      locale,
    ),
    fetchLinkedProducts(
      payload,
      all.map((one) => one.product),
      locale,
    ),
    fetchDocuments(
      payload,
      all.flatMap((one) => idsOf(one.documents)),
      locale,
    ),
  ]);
  return all.flatMap((one) => {
    const mapped = mappers[one.blockType]?.(one, { pictures, products, documents });
    const parsed = block.safeParse({ blockType: one.blockType, ...mapped });
    return parsed.success ? [parsed.data] : [];
  });
}
