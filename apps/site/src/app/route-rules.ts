/** What holds for an address: where it leads now. Targets outside the site are absolute. */
export type RouteRule = { redirect?: string };

/**
 * Rules as they travel in the build metadata. `wildcard` holds `/x/**` under `/x`; `dynamic` holds `/x/:slug…`
 * under `/x`, as a table of what follows the variable segment, in which `/` is that segment itself.
 */
export type RuleTable = {
  static: Record<string, RouteRule>;
  wildcard: Record<string, RouteRule>;
  dynamic: Record<string, RuleTable>;
};

const emptyTable = (): RuleTable => ({ static: {}, wildcard: {}, dynamic: {} });

/** Turns a list of patterns (`/a`, `/a/**`, `/a/:slug`, `/a/:slug/b`) into the table that is looked up. */
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

/** The more specific of two rules is the one with the longer prefix. */
const byLength = <T>(record: Record<string, T>) =>
  Object.entries(record).sort(([a], [b]) => a.length - b.length);

/** All rules that fit a path, merged: wildcards, then variable segments, then the exact one; later ones win. */
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
