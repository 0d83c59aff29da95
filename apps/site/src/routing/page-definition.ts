import type { FormName, Locale } from '@beranda/contract';
import type { ComponentType } from 'react';
import type { LayoutName } from '#src/layouts/layouts.ts';

/** The code of a page, as its file exports it. */
export type PageModule = { Page: ComponentType };

/** What the table of routes says of a page. */
export type PageDefinition = {
  /** Route pattern without language prefix; both languages get it. */
  path: string;
  /**
   * Other patterns under which the same page is shown, in both languages or one. They may have no other parameters.
   * Nobody should find them by search: such a page names its own path as the canonical one.
   */
  aliases?: readonly { path: string; onlyIn?: Locale }[];
  layout: LayoutName;
  /** Query parameters that the page reads. All others are ignored and do not reach the loader or the cache. */
  query?: readonly string[];
  /**
   * Query parameters that visitors type into, such as an amount. The page reads them too, but answers with them are
   * without end, so they are made for each request and not stored.
   */
  inputs?: readonly string[];
  /** Editors may look at drafts of it before they are published. */
  hasPreview?: boolean;
  /** It has an address, but nobody should find it by search. */
  isUnlisted?: boolean;
  /** A page for those who build the site: not found where the design collection is switched off. */
  isForBuilders?: boolean;
  /** The form that the page carries. Such a page holds its visitor's token, so it is rendered for each request. */
  form?: FormName;
};
