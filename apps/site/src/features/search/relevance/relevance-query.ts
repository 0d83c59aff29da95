import type { Locale } from '@beranda/contract';

/** A search as a customer types it, spelling mistakes included, and the page that answers it. */
export type RelevanceQuery = {
  /** The language of the site in which it is typed; the words may be of the other one. */
  locale: Locale;
  query: string;
  /**
   * Paths without language prefix and query. Usually one; more where they answer equally well, in any order.
   * A page that does the thing goes before one that tells about it. A question stands for the page of questions,
   * a town or a service for the branch finder, and a named place for its own page.
   */
  best: readonly string[];
};
