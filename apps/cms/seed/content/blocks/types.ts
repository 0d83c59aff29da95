import type { Block, PictureSeed } from '../types.ts';

type Link = { text: string; url: string };

/** A block of a page as staff put it there. Products and documents are named by their addresses and slugs. */
export type BlockSeed =
  | { type: 'text'; title?: string; body: Block[] }
  | { type: 'media'; picture: PictureSeed; caption?: string }
  | { type: 'features'; title: string; lead?: string; items: { icon: string; title: string; text: string }[] }
  | { type: 'table'; title: string; lead?: string; columns: string[]; rows: string[][]; note?: string }
  | { type: 'requirements'; title: string; lead?: string; items: string[] }
  | { type: 'steps'; title: string; lead?: string; items: { title: string; text: string }[] }
  | { type: 'faq'; title: string; items: { question: string; answer: Block[] }[] }
  | { type: 'calculator'; title: string; lead?: string; calculator: CalculatorKind; product?: string }
  | {
      type: 'cards';
      title: string;
      lead?: string;
      items: (Link & { icon: string; title: string; action: string })[];
    }
  | { type: 'banner'; tone: 'sand' | 'teal' | 'night'; title: string; text: string; link: Link }
  | { type: 'downloads'; title: string; lead?: string; documents: string[] }
  | { type: 'product'; product: string; text?: string };

export type CalculatorKind = 'loan' | 'savings-goal' | 'time-deposit';
