import type { BlockSeed } from './content/blocks.ts';
import type { ProductText } from './content/products.ts';
import { sharedFigures } from './share-figures.ts';

type Share = ReturnType<typeof sharedFigures>['share'];
type Both<T> = { id: T; en: T | null };

/** Pairs the rows of both languages, which must have the same length. */
function pairs<T>(id: readonly T[], en: readonly T[] | undefined, what: string): [T, T | null][] {
  if (en && en.length !== id.length)
    throw new Error(`${what}: both languages must have the same number of them.`);
  return id.map((one, index) => [one, en?.[index] ?? null]);
}

/** The texts of one row in both languages, with references in place of figures. */
function shareRow<T extends Record<string, string | undefined>>(
  share: Share,
  about: string,
  id: T,
  en: T | null,
): Both<T> {
  const shared: Both<Record<string, string>> = { id: {}, en: en && {} };
  for (const name of new Set([...Object.keys(id), ...Object.keys(en ?? {})])) {
    const both = share(about, id[name] ?? '', en && (en[name] ?? ''));
    shared.id[name] = both.id;
    if (shared.en && both.en !== null) shared.en[name] = both.en;
  }
  // Safe cast: the same names as before, each with a text.
  return shared as Both<T>;
}

function shareRows<T extends Record<string, string | undefined>>(
  share: Share,
  rows: Both<readonly T[] | undefined>,
  aboutOf: (row: T) => string,
): Both<T[]> {
  const { id = [], en } = rows;
  const shared = pairs(id, en ?? undefined, 'Rows').map(([one, other]) => {
    return shareRow(share, aboutOf(one), one, other);
  });
  return {
    id: shared.map((row) => row.id),
    en: en ? shared.flatMap((row) => (row.en === null ? [] : [row.en])) : null,
  };
}

type Table = Extract<BlockSeed, { type: 'table' }>;

function shareTable(share: Share, id: Table, en: Table | null): Both<Table> {
  const columns = pairs(id.columns, en?.columns, 'Columns').map(([one, other]) => share(one, one, other));
  const rows = pairs(id.rows, en?.rows, 'Rows').map(([cells, others]) =>
    pairs(cells, others ?? undefined, 'Cells').map(([cell, other], column) =>
      share(`${cells[0]} ${id.columns[column]}`, cell, other),
    ),
  );
  const inLanguage = (language: 'id' | 'en', table: Table): Table => ({
    ...table,
    columns: columns.map((column) => column[language] ?? ''),
    rows: rows.map((cells) => cells.map((cell) => cell[language] ?? '')),
  });
  return { id: inLanguage('id', id), en: en && inLanguage('en', en) };
}

/** Replaces figures in table blocks with references; tables of both languages correspond by order. */
function shareBlocks(
  share: Share,
  id: readonly BlockSeed[],
  en: readonly BlockSeed[] | null,
): Both<BlockSeed[]> {
  const tablesOf = (blocks: readonly BlockSeed[]) => blocks.filter((block) => block.type === 'table');
  const tables = pairs(tablesOf(id), en ? tablesOf(en) : undefined, 'Tables').map(([one, other]) =>
    shareTable(share, one, other),
  );
  const withTables = (language: 'id' | 'en', blocks: readonly BlockSeed[]) => {
    const own = tables.map((table) => table[language]);
    return blocks.map((block) => (block.type === 'table' ? (own.shift() ?? block) : block));
  };
  return { id: withTables('id', id), en: en && withTables('en', en) };
}

/** Extracts the shared figures of a product. */
export function shareProductFigures({ id, en }: Both<ProductText>) {
  const { figures, share } = sharedFigures();
  const facts = shareRows(share, { id: id.facts, en: en?.facts }, ({ label }) => label);
  const fees = shareRows(share, { id: id.fees, en: en?.fees }, ({ name }) => name);
  const blocks = shareBlocks(share, id.blocks, en?.blocks ?? null);
  const inLanguage = (language: 'id' | 'en', text: ProductText): ProductText => ({
    ...text,
    facts: facts[language] ?? [],
    fees: fees[language] ?? [],
    blocks: blocks[language] ?? [],
  });
  return { figures, id: inLanguage('id', id), en: en && inLanguage('en', en) };
}

/** The same for a page, whose figures are in its tables. */
export function sharePageFigures<T extends { blocks: BlockSeed[] }>({ id, en }: Both<T>) {
  const { figures, share } = sharedFigures();
  const blocks = shareBlocks(share, id.blocks, en?.blocks ?? null);
  return {
    figures,
    id: { ...id, blocks: blocks.id },
    en: en && { ...en, blocks: blocks.en ?? [] },
  };
}

/** The same for a promotion, whose figures are in its quota. */
export function sharePromotionFigures<T extends { quota: string }>({ id, en }: Both<T>) {
  const { figures, share } = sharedFigures();
  const quota = share('kuota', id.quota, en?.quota ?? null);
  return { figures, id: { ...id, quota: quota.id }, en: en && { ...en, quota: quota.en ?? '' } };
}
