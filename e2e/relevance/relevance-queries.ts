import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, type Locale } from '@beranda/contract';

/** A search as a customer types it, spelling mistakes included, and the page that is relevant for it. */
export type RelevanceQuery = {
  /** The language of the site in which it is typed; the words may be of the other one. */
  locale: Locale;
  query: string;
  /**
   * Paths without language prefix and query. Usually one; more where they answer equally well, in any order.
   * A page where the task can be done ranks before one that explains it. A question stands for the page of questions,
   * a town or a service for the branch finder, and a named place for its own page.
   */
  best: readonly string[];
};

function parseLine(line: string): RelevanceQuery {
  const [locale = '', query = '', pages = ''] = line.split('\t');
  if (!isLocale(locale) || !query || !pages.startsWith('/'))
    throw new Error(`Not a locale, a query and its pages, separated by tabs: “${line}”`);
  return { locale, query, best: pages.split(' ') };
}

/** The queries of a folder's files: after a line with the columns, one query a line; `#` begins a comment. */
function readQueries(folder: string): RelevanceQuery[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).flatMap((file) => {
    const [, ...lines] = readFileSync(join(path, file), 'utf8').trimEnd().split('\n');
    return lines.filter((line) => !line.startsWith('#')).map(parseLine);
  });
}

/** Tuning set: searches of several writers, with the pages that answer them in the demonstration content. */
export const tuningQueries = readQueries('tuning');

/**
 * Held-out set: all searches of writers who had seen neither the search nor the tuning set. They show whether a change
 * generalises beyond the tuning set. So do not look at them, nor at which of them fail, while tuning the search: read only
 * the score of the whole set. A set that has served becomes tuning, and is replaced.
 *
 * The pages are those that the writer chose and at least one of two assessors named as well, and those that both
 * assessors named: they knew the pages, but no result of the search. More than half of the searches are in the tuning set,
 * too: what many people type is what visitors type.
 */
export const heldOutQueries = readQueries('held-out');

/**
 * A held-out set of needs that are rare, such as a cheque book that was lost, by writers who were asked for them: a third,
 * drawn at random, of those that two assessors agreed on. The other two thirds are in the tuning set.
 */
export const rareHeldOutQueries = readQueries('held-out-rare');

for (const queries of [tuningQueries, heldOutQueries, rareHeldOutQueries]) {
  const keys = queries.map(({ locale, query }) => `${locale} ${query}`);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new Error(`A query is in a set twice: ${repeated}`);
}
