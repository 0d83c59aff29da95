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
 * Held-out set: searches by writers who had seen neither the search nor the tuning set, a random part of what they
 * wrote. They show whether a change generalises beyond the tuning set. So do not look at them, nor at which
 * of them fail, while tuning the search: read only the score of the whole set. A set that has served becomes tuning, and is
 * replaced.
 *
 * The pages are those that the writer chose, and those that two assessors, who knew the pages but no result of the search,
 * both named as well.
 * What the tuning set had already was left out: nearly half of what new writers wrote.
 */
export const heldOutQueries = readQueries('held-out');

const keys = new Set<string>();
for (const { locale, query } of [...tuningQueries, ...heldOutQueries]) {
  const key = `${locale} ${query}`;
  if (keys.has(key)) throw new Error(`A query is in the sets twice: ${key}`);
  keys.add(key);
}
