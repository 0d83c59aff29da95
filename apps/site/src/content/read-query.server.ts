import type { LoaderInput } from './loader-types.ts';
import { notFound } from './page-error.ts';
import type { PageQuery, Parameter, Parameters, ValuesOf } from './page-query.ts';

const MAX_PAGE_NUMBER = 10_000;

type QueryInput = Pick<LoaderInput, 'query' | 'pathname' | 'doNotCache' | 'reportUnknown'>;

function parsePageNumber(typed: string): number | undefined {
  const page = /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return page <= MAX_PAGE_NUMBER ? page : undefined;
}

function readParameter(input: QueryInput, name: string, { kind, defaultValue, values }: Parameter) {
  const typed = input.query.get(name) ?? '';
  // Forms send unselected fields as empty values.
  if (typed === '' || kind === 'text') return typed || defaultValue;
  if (kind === 'page') {
    const page = parsePageNumber(typed);
    if (page === undefined) throw notFound(input.pathname);
    return page;
  }
  const value = values?.find((candidate) => candidate.toLowerCase() === typed.toLowerCase());
  if (value === undefined) input.reportUnknown(typed);
  // Other spellings would be unlimited entries of the cache.
  else if (value !== typed) input.doNotCache();
  return value ?? defaultValue;
}

/**
 * The values of a request. A choice that is not offered is replaced by the default and reported to the visitor; an
 * invalid page number is 404.
 *
 * @param offered choices that depend on the content.
 * @throws PageError with status 404.
 */
export function readQuery<P extends Parameters>(
  { parameters }: Pick<PageQuery<P>, 'parameters'>,
  input: QueryInput,
  offered: { [Name in keyof P]?: readonly string[] } = {},
): ValuesOf<P> {
  const values = Object.entries(parameters).map(([name, parameter]) => [
    name,
    readParameter(input, name, { ...parameter, values: parameter.values ?? offered[name] ?? [] }),
  ]);
  return Object.fromEntries(values) as ValuesOf<P>;
}

/**
 * The declared part of a request's query, in declared order: the cache key of a page. What is empty or the default is
 * left out, except free-form text, which the page has to report as empty.
 */
export function declaredQuery(parameters: Parameters, requested: URLSearchParams) {
  const query = new URLSearchParams();
  let isCached = true;
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = requested.get(name);
    const isDefault = value === '' || value === String(parameter.defaultValue);
    if (value === null || (isDefault && parameter.kind !== 'text')) continue;
    query.set(name, value);
    isCached &&= parameter.isCached;
  }
  return { query, isCached };
}
