/** A query parameter of a page. */
export type Parameter<Value extends string | number | null = string | number | null> = {
  /** A choice has one of some values, in any case; text is free-form, and validated by the page. */
  kind: 'choice' | 'text' | 'page';
  /** The choices; undefined if they depend on the content. */
  values?: readonly string[];
  /** Value without the parameter. Links and cache keys omit it. */
  defaultValue: Value;
  /** Whether it is part of the canonical address. */
  isCanonical: boolean;
  /** Whether pages with it are cached; not if its values are free-form or have too many combinations. */
  isCached: boolean;
};

type Options = Partial<Pick<Parameter, 'isCanonical' | 'isCached'>>;

/** A choice of values; without `values`, of those that the loader takes from the content. */
export function choice<Value extends string = string>(
  values?: readonly Value[],
  options?: Options,
): Parameter<Value | null> {
  return {
    kind: 'choice',
    ...(values && { values }),
    defaultValue: null,
    isCanonical: true,
    isCached: true,
    ...options,
  };
}

/** A choice with a default value. */
export function choiceWithDefault<Value extends string>(
  defaultValue: Value,
  values: readonly Value[],
  options?: Options,
): Parameter<Value> {
  return { ...choice(values, options), defaultValue };
}

/** Free-form text, such as an amount or words to search for. */
export const text: Parameter<string> = {
  kind: 'text',
  defaultValue: '',
  isCanonical: false,
  isCached: false,
};

/** The page of a list. */
export const pageNumber: Parameter<number> = {
  kind: 'page',
  defaultValue: 1,
  isCanonical: true,
  isCached: true,
};

export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of a page's parameters. */
export type ValuesOf<P extends Parameters> = {
  [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never;
};

/**
 * The query of a page: the one place from which cache key, values (`readQuery`), canonical address and links derive.
 */
export type PageQuery<P extends Parameters = Parameters> = {
  /** Path of the page, without language prefix. */
  path: string;
  parameters: P;
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
  function textOf(values: Partial<ValuesOf<P>>, isKept: (parameter: Parameter) => boolean): string {
    const query = new URLSearchParams();
    for (const [name, parameter] of Object.entries(parameters)) {
      const value = values[name] ?? parameter.defaultValue;
      if (value !== parameter.defaultValue && isKept(parameter)) query.set(name, String(value));
    }
    // A slash needs no escape in a query.
    return query.size > 0 ? `?${query.toString().replaceAll('%2F', '/')}` : '';
  }

  const fullText = (values: Partial<ValuesOf<P>>) => textOf(values, () => true);
  return {
    path,
    parameters,
    text: fullText,
    url: (values = {}, at = path) => at + fullText(values),
    canonical(values) {
      const isNarrowed = textOf(values, ({ isCanonical }) => !isCanonical) !== '';
      return textOf(values, ({ isCanonical, kind }) => isCanonical && !(isNarrowed && kind === 'page'));
    },
  };
}
