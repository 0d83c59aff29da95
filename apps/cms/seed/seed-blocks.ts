import type { PayloadRequest } from 'payload';
import type { BlockSeed } from './content/blocks.ts';
import type { PictureSeed } from './content-fields.ts';
import { getSeededId } from './get-seeded-id.ts';
import { editorState } from './rich-text.ts';
import { seedPicture } from './seed-picture.ts';

/** Documents that blocks reference by address, slug or name. */
export type Named = {
  products: ReadonlyMap<string, number>;
  documents: ReadonlyMap<string, number>;
  /** Grows with each new picture: the languages of a page share theirs. */
  pictures: Map<string, number>;
};

const textRows = (texts: readonly string[]) => texts.map((text) => ({ text }));

async function pictureOf(
  req: PayloadRequest,
  picture: PictureSeed,
  pictures: Named['pictures'],
  name: string,
): Promise<number> {
  const id = pictures.get(name) ?? (await seedPicture(req, name, picture));
  pictures.set(name, id);
  return id;
}

/** Maps a block to the back office's fields. */
async function fieldsOf(req: PayloadRequest, block: BlockSeed, named: Named, name: string) {
  const { products, documents, pictures } = named;
  const { type, ...rest } = block;
  switch (block.type) {
    case 'text':
      return { ...rest, body: editorState(block.body) };
    case 'media':
      return { ...rest, picture: await pictureOf(req, block.picture, pictures, name) };
    case 'table':
      return {
        ...rest,
        columns: textRows(block.columns),
        rows: block.rows.map((cells) => ({ cells: textRows(cells) })),
      };
    case 'requirements':
      return { ...rest, items: textRows(block.items) };
    case 'faq':
      return {
        ...rest,
        items: block.items.map(({ question, answer }) => ({ question, answer: editorState(answer) })),
      };
    case 'calculator':
      return {
        ...rest,
        kind: block.calculator,
        product: block.product ? getSeededId(products, block.product) : null,
      };
    case 'downloads':
      return { ...rest, documents: block.documents.map((slug) => getSeededId(documents, slug)) };
    case 'product':
      return { ...rest, product: getSeededId(products, block.product) };
    default:
      return rest;
  }
}

/** The name of a block's picture. */
export const blockPictureName = (page: string, index: number) => `${page}-${index + 1}`;

/** The blocks of one language of a page. */
export async function blockFields(
  req: PayloadRequest,
  blocks: readonly BlockSeed[],
  named: Named,
  name: string,
): Promise<object[]> {
  const fields: object[] = [];
  for (const [index, block] of blocks.entries())
    fields.push({
      blockType: block.type,
      ...(await fieldsOf(req, block, named, blockPictureName(name, index))),
    });
  return fields;
}
