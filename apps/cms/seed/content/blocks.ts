import { bannerTones, calculatorKinds } from '@beranda/contract';
import type { Code, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse } from 'yaml';
import { z } from 'zod';
import { inBothLanguages, link, markdown, nonEmptyText } from '../content-fields.ts';

const calculatorKind = z.enum(calculatorKinds);
const titled = { title: nonEmptyText, lead: nonEmptyText.optional() };
const titleAndText = { title: nonEmptyText, text: nonEmptyText };

const blockTypes = [
  z.strictObject({ type: z.literal('text'), title: nonEmptyText.optional(), body: markdown }),
  z.strictObject({
    type: z.literal('media'),
    picture: z.strictObject({ scene: nonEmptyText, alt: inBothLanguages }),
    caption: nonEmptyText.optional(),
  }),
  z.strictObject({
    type: z.literal('features'),
    ...titled,
    items: z.array(z.strictObject({ icon: nonEmptyText, ...titleAndText })),
  }),
  z.strictObject({
    type: z.literal('table'),
    ...titled,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    note: nonEmptyText.optional(),
  }),
  z.strictObject({ type: z.literal('requirements'), ...titled, items: z.array(nonEmptyText) }),
  z.strictObject({ type: z.literal('steps'), ...titled, items: z.array(z.strictObject(titleAndText)) }),
  z.strictObject({
    type: z.literal('faq'),
    title: nonEmptyText,
    items: z.array(z.strictObject({ question: nonEmptyText, answer: markdown })),
  }),
  z.strictObject({
    type: z.literal('calculator'),
    ...titled,
    calculator: calculatorKind,
    product: nonEmptyText.optional(),
  }),
  z.strictObject({
    type: z.literal('cards'),
    ...titled,
    items: z.array(link.extend({ icon: nonEmptyText, title: nonEmptyText, action: nonEmptyText })),
  }),
  z.strictObject({
    type: z.literal('banner'),
    tone: z.enum(bannerTones),
    ...titleAndText,
    link,
  }),
  z.strictObject({ type: z.literal('app'), ...titled }),
  z.strictObject({ type: z.literal('downloads'), ...titled, documents: z.array(nonEmptyText) }),
  z.strictObject({ type: z.literal('product'), product: nonEmptyText, text: nonEmptyText.optional() }),
] as const;

const block = z.discriminatedUnion('type', blockTypes);

/** A block of a page as staff put it there. Products and documents are named by their addresses and slugs. */
export type BlockSeed = z.output<typeof block>;

const isBlock = (node: RootContent): node is Code => node.type === 'code';
const titleOf = (node: RootContent, source: string) =>
  node.type === 'heading' && node.depth === 1 ? sliceOf([node], source).slice(2) : undefined;

function sliceOf(nodes: readonly RootContent[], source: string): string {
  return source.slice(nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset);
}

/**
 * The blocks below a front matter. A fence names a block's type and holds its fields as YAML; what stands between fences
 * is text, and a heading of the first level begins another one and is its title.
 */
function blocksIn(source: string): object[] {
  const groups: RootContent[][] = [];
  for (const node of fromMarkdown(source).children) {
    const last = groups.at(-1);
    if (!last || isBlock(node) || last.some(isBlock) || titleOf(node, source)) groups.push([node]);
    else last.push(node);
  }
  return groups.map((nodes) => {
    const [first] = nodes;
    if (first && isBlock(first)) return { type: first.lang, ...parse(first.value) };
    const title = first && titleOf(first, source);
    return { type: 'text', ...(title && { title }), body: sliceOf(title ? nodes.slice(1) : nodes, source) };
  });
}

/** The blocks of a page or product. */
export const blocks = z.string().default('').transform(blocksIn).pipe(z.array(block));

export { calculatorKind };
