import type { Field } from 'payload';

/**
 * How the search indexes a text: as a heading within the item, or not at all, like addresses, names of icons and texts
 * that only search engines read. Texts without a mark are body text.
 */
type SearchedAs = 'heading' | 'nothing';

/** Marks a text field for the search. */
export function searchedAs<F extends Field>(as: SearchedAs, field: F): F {
  return { ...field, custom: { ...field.custom, searchedAs: as } };
}

/** The mark of a field; undefined for body text. */
export function searchMarkOf({ custom }: { custom?: Record<string, unknown> }): SearchedAs | undefined {
  return custom?.searchedAs as SearchedAs | undefined;
}
