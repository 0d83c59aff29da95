import { z } from 'zod';
import { LOCALES } from './locales.ts';

export const locale = z.enum(LOCALES);

const pictureSource = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']),
});

/** A picture. `alt` is empty only if an editor marked it as decorative. URLs are `/media/{filename}`. */
export const picture = z.object({
  alt: z.string(),
  focalX: z.number().min(0).max(100),
  focalY: z.number().min(0).max(100),
  original: pictureSource,
  sources: z.array(pictureSource),
});
export type Picture = z.infer<typeof picture>;

/** Lexical editor state as Payload stores it; the site renders known nodes only. */
export const richText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) });
export type RichTextState = z.infer<typeof richText>;

/** A call to action. */
export const action = z.object({ text: z.string(), url: z.string() });

/** Period of display; null means open-ended. The site evaluates times, not the API. */
export const period = { from: z.iso.datetime().nullable(), until: z.iso.datetime().nullable() };

export function listResponse<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int().positive(),
    itemsPerPage: z.number().int().positive(),
    totalItems: z.number().int().nonnegative(),
  });
}
