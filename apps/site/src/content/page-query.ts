import type { LoaderInput } from './loading.ts';
import { notFound } from './page-error.ts';

/** A query parameter of a page. */
export type Parameter<Value extends string | number | null = string | number | null> = {
  /** Value of a text; undefined if the page does not offer it. `offered` are choices that only the content knows. */
  parse(text: string, offered: readonly string[]): Value | undefined;
  /** The choices, unless only the content knows them. */
  values?: readonly string[];
  /** Value without the parameter. Links and cache keys omit it. */
  missing: Value;
  /** Whether it is part of the canonical address. */
  isCanonical: boolean;
  /** Whether pages with it are cached; not if its values are free-form or have too many combinations. */
  isStored: boolean;
  /** Whether a text that is not offered is 404. */
  isStrict: boolean;
};

type Options = Partial<Pick<Parameter, 'isCanonical' | 'isStored'>>;

/** A parameter with one of these values, in any case; of values that `read` names, if they depend on the content. */
export function choice<Value extends string = string>(
  values?: readonly Value[],
  options: Options = {},
): Parameter<Value | null> {
  return withDefault(null, values, options);
}

/** A choice that always has a value. */
export function choiceOr<Value extends string>(
  missing: Value,
  values: readonly Value[],
  options: Options = {},
): Parameter<Value> {
  return withDefault(missing, values, options);
}

function withDefault<Value extends string, Missing extends Value | null>(
  missing: Missing,
  values: readonly Value[] | undefined,
  { isCanonical = true, isStored = true }: Options,
): Parameter<Value | Missing> {
  return {
    parse: (text, offered) =>
      (values ?? (offered as readonly Value[])).find((one) => one.toLowerCase() === text.toLowerCase()),
    ...(values && { values }),
    missing,
    isCanonical,
    isStored,
    isStrict: false,
  };
}

/** Free-form text, such as an amount or words to search for, which the page itself validates. */
export const text: Parameter<string> = {
  parse: (typed) => typed,
  missing: '',
  isCanonical: false,
  isStored: false,
  isStrict: false,
};

const MAX_PAGE_NUMBER = 10_000;

/** The page of a list. */
export const pageNumber: Parameter<number> = {
  parse(typed) {
    const page = /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : Number.NaN;
    return page <= MAX_PAGE_NUMBER ? page : undefined;
  },
  missing: 1,
  isCanonical: true,
  isStored: true,
  isStrict: true,
};

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of a page's parameters. */
export type ValuesOf<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never;
};

export type QueryInput = Pick<LoaderInput, 'query' | 'pathname' | 'doNotStore' | 'reportUnknown'>;

type Offered<P extends Parameters> = { [Name in keyof P]?: readonly string[] };

/** The query of a page: the one place from which cache key, values, canonical address and links derive. */
export type PageQuery<P extends Parameters = Parameters> = {
  /** Path of the page, without language prefix. */
  path: string;
  parameters: P;
  /**
   * The values of a request. A value that is not offered counts as missing and is reported to the visitor; a page number
   * that is none is 404.
   *
   * @param offered choices of parameters that depend on the content.
   * @throws PageError with status 404.
   */
  read(input: QueryInput, offered?: Offered<P>): ValuesOf<P>;
  /** The value of one parameter whose choices are known. */
  readOne<Name extends keyof P & string>(input: QueryInput, name: Name): ValuesOf<P>[Name];
  /** Query with its question mark; empty if everything has its default. */
  text(values: Partial<ValuesOf<P>>): string;
  /** Address of a link, without language prefix. */
  url(values?: Partial<ValuesOf<P>>, path?: string): string;
  /**
   * Query of the canonical address: without what only changes the view, and then without a page number, which counts
   * the pages of another list.
   */
  canonical(values: Partial<ValuesOf<P>>): string;
};

/** Declares the query of the page at a path; parameters are in the order of links. */
export function pageQuery<P extends Parameters>(path: string, parameters: P): PageQuery<P> {
  const names = Object.keys(parameters);

  function textOf(values: Partial<ValuesOf<P>>): string {
    const query = new URLSearchParams();
    for (const name of names) {
      const value = values[name];
      if (value !== undefined && value !== null && value !== parameters[name]?.missing)
        query.set(name, String(value));
    }
    // A slash needs no escape in a query.
    return query.size > 0 ? `?${query.toString().replaceAll('%2F', '/')}` : '';
  }

  function read(input: QueryInput, name: string, offered: readonly string[]) {
    const { parse, missing, isStrict } = parameters[name] as Parameter;
    const typed = input.query.get(name) ?? '';
    // Forms send unselected fields as empty values.
    if (typed === '') return missing;
    const value = parse(typed, offered);
    if (value === undefined) {
      if (isStrict) throw notFound(input.pathname);
      input.reportUnknown(typed);
      return missing;
    }
    // Not cached: other spellings would be unlimited entries.
    if (String(value) !== typed) input.doNotStore();
    return value;
  }

  return {
    path,
    parameters,
    text: textOf,
    url: (values = {}, at = path) => at + textOf(values),
    readOne: (input, name) => read(input, name, []) as ValuesOf<P>[typeof name],
    read: (input, offered = {}) =>
      Object.fromEntries(names.map((name) => [name, read(input, name, offered[name] ?? [])])) as ValuesOf<P>,
    canonical(values) {
      const isOther = (name: string) =>
        !parameters[name]?.isCanonical && (values[name] ?? null) !== (parameters[name]?.missing ?? null);
      const isNarrowed = names.some(isOther);
      const kept = Object.entries(values).filter(
        ([name]) => parameters[name]?.isCanonical && !(isNarrowed && parameters[name] === pageNumber),
      );
      return textOf(Object.fromEntries(kept) as Partial<ValuesOf<P>>);
    },
  };
}

/**
 * The declared part of a request's query, in declared order: the cache key of a page. What is empty or the default is
 * left out, except free-form text, which the page has to report as empty.
 */
export function declaredQuery({ parameters }: PageQuery, requested: URLSearchParams) {
  const query = new URLSearchParams();
  let isStored = true;
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = requested.get(name);
    if (value === null || (parameter !== text && (value === '' || value === String(parameter.missing))))
      continue;
    query.set(name, value);
    isStored &&= parameter.isStored;
  }
  return { query, isStored };
}
