import { z } from 'zod';
import { picture } from './content-parts.ts';

/** Tree of the organisation: a position or unit, and those below it. */
export type Unit = { name: string; units: Unit[] };

export const unit: z.ZodType<Unit> = z.object({
  name: z.string(),
  units: z.array(z.lazy(() => unit)),
});

/** Content of the pages about the bank. */
export const aboutContent = z.object({
  headline: z.string(),
  lead: z.string(),
  company: z.object({ title: z.string(), paragraphs: z.array(z.string()) }),
  vision: z.string(),
  missions: z.array(z.string()),
  history: z.array(z.object({ year: z.string(), title: z.string(), text: z.string() })),
  /** Uploaded organisation chart; without it the site draws one. The site lists the units in both cases. */
  structure: z.object({ picture: picture.nullable(), units: z.array(unit) }),
});
export type AboutContent = z.infer<typeof aboutContent>;
