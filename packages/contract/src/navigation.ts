import { z } from 'zod';

const link = z.object({
  text: z.string().min(1),
  description: z.string().optional(),
  /** Path without language prefix (`/news`), or absolute `https:` URL. */
  url: z.string().min(1),
  icon: z.string().optional(),
});

const leftMenuItem = z.object({
  text: z.string().min(1),
  /** Link of the item itself; without it the item only opens its panel. */
  url: z.string().optional(),
  columns: z.array(z.object({ title: z.string().optional(), links: z.array(link).min(1) })).optional(),
  /** Highlighted offer of a wide panel. */
  offer: z.object({ title: z.string(), text: z.string(), url: z.string(), action: z.string() }).optional(),
});

const rightMenuItem = z.object({
  type: z.enum(['search', 'bank-access', 'language']),
  slug: z.string(),
  icon: z.string(),
  iconWidth: z.number().positive(),
  subTypes: z
    .array(
      z.object({
        /** A translation key (`navigation.login`) or a label. */
        text: z.string().min(1),
        icon: z.string(),
        url: z.string().optional(),
        /** A language code, in the language menu. */
        id: z.string().optional(),
      }),
    )
    .optional(),
});

const footerGroup = z.object({
  type: z.enum(['links', 'social', 'apps']),
  title: z.string().min(1),
  items: z.array(link).min(1),
});

/** Response of `GET {apiUrl}/{locale}/v2/navigations`, with texts in the requested language. */
export const navigationSchema = z.object({
  'Navigation Bar': z.object({
    'Left Menu': z.array(leftMenuItem).min(1),
    'Right Menu': z.array(rightMenuItem),
  }),
  Footer: z.object({ 'Left Menu': z.array(footerGroup), 'Right Menu': z.array(footerGroup) }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = z.infer<typeof link>;
export type LeftMenuItem = z.infer<typeof leftMenuItem>;
export type RightMenuItem = z.infer<typeof rightMenuItem>;
export type FooterGroup = z.infer<typeof footerGroup>;
