import { z } from 'zod';
import { interestSystems } from './calculators.ts';
import { action, locale, picture, richText } from './content-parts.ts';
import { documentFile } from './documents.ts';

export const calculatorKinds = ['loan', 'savings-goal', 'time-deposit'] as const;

/** A calculator as a product offers it; what is null is as the settings of the calculators say. */
export const calculatorOffer = z.object({
  kind: z.enum(calculatorKinds),
  /** Which loan of the settings, by its slug. */
  loan: z.string().nullable(),
  /** The product's own rate in percent per annum. */
  annualRatePercent: z.number().min(0).max(100).nullable(),
  /** The product's own interest system, the first that is offered. */
  system: z.enum(interestSystems).nullable(),
});
export type CalculatorOffer = z.infer<typeof calculatorOffer>;

const heading = { title: z.string().min(1), lead: z.string().nullable() };
const point = z.object({ icon: z.string(), title: z.string(), text: z.string() });
const step = z.object({ title: z.string(), text: z.string() });

const table = z.object({
  ...heading,
  columns: z.array(z.string()).min(1),
  /** Each has as many cells as there are columns; the first says what the row is about. */
  rows: z.array(z.array(z.string())),
  note: z.string().nullable(),
});

export const bannerTones = ['sand', 'teal', 'night'] as const;

/** What pages are put together from. `blockType` is the name under which the back office stores the block. */
export const block = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('text'), title: z.string().nullable(), body: richText }),
  z.object({ blockType: z.literal('media'), picture, caption: z.string().nullable() }),
  z.object({ blockType: z.literal('features'), ...heading, items: z.array(point) }),
  table.extend({ blockType: z.literal('table') }),
  z.object({ blockType: z.literal('requirements'), ...heading, items: z.array(z.string()) }),
  z.object({ blockType: z.literal('steps'), ...heading, items: z.array(step) }),
  z.object({
    blockType: z.literal('faq'),
    title: z.string().min(1),
    items: z.array(z.object({ question: z.string(), answer: richText })),
  }),
  z.object({
    blockType: z.literal('calculator'),
    ...heading,
    offer: calculatorOffer,
    /** Whose rate it is, where it is that of one product; named in this language. */
    product: action.extend({ language: locale }).nullable(),
  }),
  z.object({
    blockType: z.literal('cards'),
    ...heading,
    items: z.array(point.extend({ url: z.string(), action: z.string() })),
  }),
  z.object({
    blockType: z.literal('banner'),
    tone: z.enum(bannerTones),
    title: z.string().min(1),
    text: z.string(),
    link: action,
  }),
  z.object({
    blockType: z.literal('video'),
    title: z.string().min(1),
    text: z.string().nullable(),
    /** The id of a video of YouTube, and its length. */
    youtube: z.string().regex(/^[\w-]{11}$/),
    seconds: z.number().int().positive(),
    picture: picture.nullable(),
  }),
  z.object({ blockType: z.literal('downloads'), ...heading, documents: z.array(documentFile).min(1) }),
  z.object({
    blockType: z.literal('product'),
    /** The language of what comes from the product: its name, tagline and action. */
    language: locale,
    name: z.string(),
    tagline: z.string(),
    url: z.string(),
    text: z.string().nullable(),
    /** What to do about it; null where nothing can be done online. */
    action: action.nullable(),
  }),
]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['blockType'];
export type BlockOf<T extends BlockType> = Extract<Block, { blockType: T }>;
