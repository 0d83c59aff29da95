import { type Block, type BlockOf, type BlockType, block } from '@beranda/contract';
import { type DocumentLookup, loadDocumentLookup } from '#cms/content/document-file.ts';
import { loadPictureLookup, type PictureLookup } from '#cms/content/picture.ts';
import { withPictures } from '#cms/content/rich-text.ts';
import type { Stored } from '#cms/content/stored.ts';
import type { ItemContext } from '#cms/items/item-view.ts';
import { type LinkedProductLookup, loadLinkedProductLookup } from './linked-products.ts';
import { type Referenced, referencedIds } from './referenced-ids.ts';

type StoredBlock = Stored<'pages' | 'products'>['blocks'][number];
type StoredOf<T extends BlockType> = Extract<StoredBlock, { blockType: T }>;
type Content<T extends BlockType> = {
  [Name in keyof Omit<BlockOf<T>, 'blockType'>]: BlockOf<T>[Name] | null;
};

type Linked = { pictures: PictureLookup; products: LinkedProductLookup; documents: DocumentLookup };

/** Parses an integer in a language's notation, such as `1.200`, whose figure belongs to the item. */
const wholeOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));

const heading = ({ title, lead }: { title: string; lead: string }) => ({ title, lead: lead.trim() || null });

function calculatorOf(stored: StoredOf<'calculator'>, { products }: Linked): Content<'calculator'> {
  const { kind } = stored;
  const product = products(stored.product);
  // A product with another kind of calculator has no matching rate.
  const isOfProduct = product?.offer?.kind === kind;
  return {
    ...heading(stored),
    offer: isOfProduct ? product.offer : { kind, loan: null, annualRatePercent: null, system: null },
    product: isOfProduct ? { text: product.name, url: product.url, language: product.language } : null,
  };
}

function productOf(stored: StoredOf<'product'>, { products }: Linked): Content<'product'> | null {
  const product = products(stored.product);
  if (!product) return null;
  const { name, tagline, url, action, language } = product;
  return { name, tagline, url, action, language, text: stored.text.trim() || null };
}

type Mappers = { [T in BlockType]: (stored: StoredOf<T>, linked: Linked) => Content<T> | null };

const mappers: Mappers = {
  text: ({ title, body }, { pictures }) => ({
    title: title.trim() || null,
    body: withPictures(body, pictures),
  }),
  media: ({ picture, caption }, { pictures }) => ({
    picture: pictures(picture),
    caption: caption.trim() || null,
  }),
  features: (stored) => ({
    ...heading(stored),
    items: stored.items.map(({ icon, title, text }) => ({ icon, title, text })),
  }),
  table: (stored) => ({
    ...heading(stored),
    columns: stored.columns.map(({ text }) => text),
    rows: stored.rows.map(({ cells }) => cells.map(({ text }) => text)),
    note: stored.note.trim() || null,
  }),
  requirements: (stored) => ({ ...heading(stored), items: stored.items.map(({ text }) => text) }),
  steps: (stored) => ({
    ...heading(stored),
    items: stored.items.map(({ title, text }) => ({ title, text })),
  }),
  faq: ({ title, items }, { pictures }) => ({
    title,
    items: items.map(({ question, answer }) => ({ question, answer: withPictures(answer, pictures) })),
  }),
  calculator: calculatorOf,
  cards: (stored) => ({
    ...heading(stored),
    items: stored.items.map(({ icon, title, text, url, action }) => ({ icon, title, text, url, action })),
  }),
  banner: ({ tone, title, text, link }) => ({ tone, title, text, link: { text: link.text, url: link.url } }),
  app: heading,
  video: ({ title, text, youtube, seconds, picture }, { pictures }) => ({
    title,
    text: text.trim() || null,
    youtube,
    seconds: wholeOf(seconds),
    picture: pictures(picture),
  }),
  downloads: (stored, { documents }) => ({
    ...heading(stored),
    documents: stored.documents.flatMap((id) => documents(id) ?? []),
  }),
  product: productOf,
};

function contentOf<T extends BlockType>(
  stored: StoredOf<T> & { blockType: T },
  linked: Linked,
): object | null {
  return mappers[stored.blockType](stored, linked);
}

/** The item that the blocks are part of, for the log. */
type Owner = { collection: 'pages' | 'products'; id: number };

/**
 * Maps the blocks of an item, with referenced data. Omits blocks whose references are missing or invisible, and logs
 * each of them, except in previews: a preview of a block that is being filled in is no error.
 */
export async function loadBlocks(
  stored: readonly StoredBlock[],
  { payload, locale, isPreview = false }: ItemContext,
  owner: Owner,
): Promise<Block[]> {
  const idsOf = (collection: Referenced) =>
    stored.flatMap((storedBlock) => referencedIds(storedBlock, collection));
  const linked = {
    pictures: await loadPictureLookup(payload, idsOf('media'), locale),
    products: await loadLinkedProductLookup(payload, idsOf('products'), locale),
    documents: await loadDocumentLookup(payload, idsOf('documents'), locale),
  };
  return stored.flatMap((storedBlock, index) => {
    const { blockType } = storedBlock;
    const parsed = block.safeParse({ blockType, ...contentOf(storedBlock, linked) });
    if (parsed.success) return [parsed.data];
    if (isPreview) return [];
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    payload.logger.warn({ msg: 'A block was omitted', ...owner, locale, index, blockType, fields });
    return [];
  });
}
