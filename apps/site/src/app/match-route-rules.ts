/** Rule for a path: its redirect. Targets outside the site are absolute URLs. */
export type RouteRule = { redirect?: string };

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

/** Sorted so that more specific rules (longer prefixes) come last. */
const byLength = <T>(record: Record<string, T>) =>
  Object.entries(record).sort(([a], [b]) => a.length - b.length);

/** Merges all matching rules: wildcard, dynamic, static; later ones win. */
export function matchRouteRules(table: RuleTable, pathname: string): RouteRule {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const merged: RouteRule = {};
  for (const [prefix, rule] of byLength(table.wildcard))
    if (path === prefix || path.startsWith(`${prefix}/`)) Object.assign(merged, rule);
  for (const [prefix, subtable] of byLength(table.dynamic)) {
    if (!path.startsWith(`${prefix}/`)) continue;
    const rest = path.slice(prefix.length + 1);
    if (rest === '') continue;
    const slash = rest.indexOf('/');
    Object.assign(merged, matchRouteRules(subtable, slash < 0 ? '/' : rest.slice(slash)));
  }
  return Object.assign(merged, table.static[path]);
}
