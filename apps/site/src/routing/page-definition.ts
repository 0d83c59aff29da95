import type { FormName, Locale } from '@beranda/contract';
import type { ComponentType } from 'react';
import type { LayoutName } from '#src/layouts/layouts.ts';

/** Exports of `page.tsx`. */
export type PageModule = { Page: ComponentType };

/** An entry of the route table. */
export type PageDefinition = {
  /** Route pattern without language prefix; both languages get it. */
  path: string;
  /**
   * Aliases: other patterns of the same page, in both languages or one. They have no other parameters. The page sets
   * its own path as canonical URL, so search engines ignore aliases.
   */
  aliases?: readonly { path: string; onlyIn?: Locale }[];
  layout: LayoutName;
  /** The values of its only parameter: the page has an address for each, and no others. */
  values?: readonly string[];
  /** The page whose query it has too: a variant of it. */
  queryOf?: `/${string}`;
  /** The page supports previews of drafts. */
  hasPreview?: boolean;
  /** Excluded from search engines and the site map. */
  isUnlisted?: boolean;
  /** Form of the page. The page contains a token of its visitor, so it is rendered per request. */
  form?: FormName;
};
