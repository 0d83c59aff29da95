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
  /** Query parameters that the page reads. All others are dropped before the loader and the cache key. */
  query?: readonly string[];
  /**
   * Free-form query parameters, such as an amount. Their combinations are unlimited, so such pages are rendered per
   * request and not stored.
   */
  inputs?: readonly string[];
  /** The page supports previews of drafts. */
  hasPreview?: boolean;
  /** Excluded from search engines and the site map. */
  isUnlisted?: boolean;
  /** Form of the page. The page contains a token of its visitor, so it is rendered per request. */
  form?: FormName;
};
