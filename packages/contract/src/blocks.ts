import { z } from 'zod';
import { calculatorKinds } from './calculator-kinds.ts';
import { interestSystems } from './calculators.ts';
import { action, locale, picture, richText } from './content-parts.ts';
import { documentFile } from './documents.ts';

/** What a product or a block presets in a calculator; null falls back to the calculator settings. */
export const calculatorPreset = z.object({
  kind: z.enum(calculatorKinds),
  /** Slug of a loan in the settings. */
  loan: z.string().nullable(),
  /** The product's own rate in percent per annum. */
  annualRatePercent: z.number().min(0).max(100).nullable(),
  /** The product's own interest system, used as the default. */
  system: z.enum(interestSystems).nullable(),
});
export type CalculatorPreset = z.infer<typeof calculatorPreset>;

const heading = { title: z.string().min(1), lead: z.string().nullable() };
const point = z.object({ icon: z.string(), title: z.string(), text: z.string() });
const step = z.object({ title: z.string(), text: z.string() });

const table = z.object({
  ...heading,
  columns: z.array(z.string()).min(1),
  /** One cell per column; the first is the row header. */
  rows: z.array(z.array(z.string())),
  note: z.string().nullable(),
});

export const bannerTones = ['surface-alt', 'primary', 'dark'] as const;

/** Content blocks of pages. `blockType` is the block's name in the back office. */
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
    offer: calculatorPreset,
    /** Name of the product in this language, for a rate of one product. */
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
  /** Store badges and QR code: those of the footer and of the home page. */
  z.object({ blockType: z.literal('app'), ...heading }),
  z.object({
    blockType: z.literal('video'),
    title: z.string().min(1),
    text: z.string().nullable(),
    /** YouTube id of a video, and its length. */
    youtube: z.string().regex(/^[\w-]{11}$/),
    seconds: z.number().int().positive(),
    picture: picture.nullable(),
  }),
  z.object({ blockType: z.literal('downloads'), ...heading, documents: z.array(documentFile).min(1) }),
  z.object({
    blockType: z.literal('product'),
    /** Language of the product's texts: name, tagline and action. */
    language: locale,
    name: z.string(),
    tagline: z.string(),
    url: z.string(),
    text: z.string().nullable(),
    /** Call to action; null without an online service. */
    action: action.nullable(),
  }),
]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['blockType'];
export type BlockOf<T extends BlockType> = Extract<Block, { blockType: T }>;
