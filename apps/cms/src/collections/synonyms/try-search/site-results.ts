import { inLocale, type Locale } from '@beranda/contract';
import * as z from 'zod';

/** Characters of a query to try: the site cuts longer ones. */
export const MAX_TRIED_LENGTH = 100;

/** The used part of the site's search response. */
export const siteResults = z.object({
  /** Another spelling that the site offers. */
  correction: z.string().nullable(),
  /** Nothing matches the query as typed: the results are those of `correction`. */
  isCorrected: z.boolean(),
  totalItems: z.int().nonnegative(),
  results: z.array(
    z.object({
      /** Without language prefix. */
      path: z.string().startsWith('/'),
      title: z.string(),
      text: z.string(),
      isPromoted: z.boolean(),
    }),
  ),
});
export type SiteResults = z.infer<typeof siteResults>;

/** The address of a result in the public site. */
export function resultAddress(siteUrl: string, path: string, locale: Locale): string {
  return new URL(inLocale(path, locale), siteUrl).href;
}
