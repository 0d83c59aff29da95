/** Rule for a path. Targets outside the site are absolute URLs. */
export type RouteRule = { redirect: string };

/**
 * Compiled rules as stored in the build metadata. `wildcard` has `/x/**` under `/x`; `dynamic` has `/x/:slug…` under
 * `/x`, as a table for the rest of the path after the variable segment, where `/` is the segment itself.
 */
export type RuleTable = {
  static: Record<string, RouteRule>;
  wildcard: Record<string, RouteRule>;
  dynamic: Record<string, RuleTable>;
};

const emptyTable = (): RuleTable => ({ static: {}, wildcard: {}, dynamic: {} });

/** Compiles patterns (`/a`, `/a/**`, `/a/:slug`, `/a/:slug/b`) into a lookup table. */
export function compileRouteRules(rules: Record<string, RouteRule>): RuleTable {
  const table = emptyTable();
  for (const [pattern, rule] of Object.entries(rules)) insert(table, pattern, rule);
  return table;
}

function insert(table: RuleTable, pattern: string, rule: RouteRule): void {
  const variable = /\/(?::\w+|\*(?!\*))/.exec(pattern);
  if (variable) {
    const prefix = pattern.slice(0, variable.index);
    table.dynamic[prefix] ??= emptyTable();
    insert(table.dynamic[prefix], pattern.slice(variable.index + variable[0].length) || '/', rule);
  } else if (pattern.endsWith('/**')) table.wildcard[pattern.slice(0, -3)] = rule;
  else table.static[pattern] = rule;
}

/** A path and those above it, the longest first: `/a/b`, `/a` and the empty prefix. */
function prefixesOf(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

/**
 * The most specific rule for a path: a static one, else one with a variable segment, else a wildcard; of several, the one
 * with the longest prefix.
 */
export function matchRouteRules(table: RuleTable, pathname: string): RouteRule | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const prefixes = prefixesOf(path);
  return [
    table.static[path],
    ...prefixes.map((prefix) => matchRest(table.dynamic[prefix], path.slice(prefix.length))),
    ...prefixes.map((prefix) => table.wildcard[prefix]),
  ].find((rule) => rule);
}

/** @param rest of the path: the variable segment and what follows it. */
function matchRest(table: RuleTable | undefined, rest: string): RouteRule | undefined {
  const [, after] = /^\/[^/]+(.*)/.exec(rest) ?? [];
  return table && after !== undefined ? matchRouteRules(table, after || '/') : undefined;
}
