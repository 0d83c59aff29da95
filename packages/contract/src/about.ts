import { z } from 'zod';
import { picture } from './content-parts.ts';

/** A post or unit of the organisation, and those below it. */
export type Unit = { name: string; units: Unit[] };

export const unit: z.ZodType<Unit> = z.object({
  name: z.string(),
  units: z.array(z.lazy(() => unit)),
});

/** What the bank says about itself. */
export const aboutContent = z.object({
  headline: z.string(),
  lead: z.string(),
  company: z.object({ title: z.string(), paragraphs: z.array(z.string()) }),
  vision: z.string(),
  missions: z.array(z.string()),
  history: z.array(z.object({ year: z.string(), title: z.string(), text: z.string() })),
  /** A picture where the bank has drawn one itself; the site draws the units else, and lists them either way. */
  structure: z.object({ picture: picture.nullable(), units: z.array(unit) }),
});
export type AboutContent = z.infer<typeof aboutContent>;
