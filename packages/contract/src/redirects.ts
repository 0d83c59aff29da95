import type { RedirectRule } from './content-api.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOf, withPrefix } from './locales.ts';
import { UNLOCALIZED_SEGMENTS } from './reserved-segments.ts';

/** Index of rules by `from`: one lookup per path, and one per parent path. */
export type RedirectTable = ReadonlyMap<string, RedirectRule>;

/** At the end of a rule's `from`: the rule is for the path and all paths below it. */
export const REDIRECT_WILDCARD = '/**';

/** Target of a rule in a language; targets with a prefix, without a language or on another site stay as they are. */
function targetIn(to: string, locale: Locale): string {
  const isFixed = !to.startsWith('/') || localeOf(to) !== DEFAULT_LOCALE;
  return isFixed || UNLOCALIZED_SEGMENTS.has(to.split(/[/?#]/, 2)[1] ?? '') ? to : withPrefix(to, locale);
}

/**
 * Expands rules of staff to complete paths. A rule without language prefix applies to every language, with a target in
 * that language; a rule with prefix takes precedence. `from` must be unique.
 */
export function expandRedirects(rules: readonly RedirectRule[]): RedirectRule[] {
  const written = new Set(rules.map(({ from }) => from));
  const translated = rules
    .filter(({ from }) => localeOf(from) === DEFAULT_LOCALE)
    .flatMap(({ from, to, status }) =>
      LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
        from: withPrefix(from, locale),
        to: targetIn(to, locale),
        status,
      })),
    );
  return [...rules, ...translated.filter(({ from }) => !written.has(from))];
}

export function prepareRedirects(rules: readonly RedirectRule[]): RedirectTable {
  return new Map(rules.map((rule) => [rule.from, rule]));
}

/**
 * Finds the rule for a complete path without query; a trailing slash is ignored. Exact rules take precedence over
 * wildcards, longer wildcards over shorter ones.
 */
export function matchRedirect(table: RedirectTable, path: string): RedirectRule | undefined {
  let prefix = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const exact = table.get(prefix);
  if (exact) return exact;
  for (; prefix !== ''; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const wildcard = table.get(prefix + REDIRECT_WILDCARD);
    if (wildcard) return wildcard;
  }
  return;
}

/** Next hop after a rule, if any. */
function nextHop(table: RedirectTable, { to }: RedirectRule): RedirectRule | undefined {
  return to.startsWith('/') ? matchRedirect(table, to.split(/[?#]/, 1)[0] ?? '') : undefined;
}

/** The addresses of a loop in canonical form: starting and ending with the smallest. */
function loopAddresses(visited: readonly RedirectRule[]): string[] {
  const addresses = visited.map(({ from }) => from);
  const start = addresses.indexOf(addresses.toSorted()[0] ?? '');
  const rotated = [...addresses.slice(start), ...addresses.slice(0, start)];
  return [...rotated, ...rotated.slice(0, 1)];
}

/**
 * Flattens chains: each rule targets the end of its chain; the result is temporary if any hop is temporary. Query and
 * fragment are those of the last target. Expects complete paths with unique `from`; the result is sorted by `from`.
 *
 * Rules that end in a loop are omitted. `loops` lists the `from` of each rule of a loop, with the first repeated at the
 * end.
 */
export function flattenRedirects(rules: readonly RedirectRule[]): {
  redirects: RedirectRule[];
  loops: string[][];
} {
  const table = prepareRedirects(rules);
  const flattened = new Map<RedirectRule, RedirectRule | 'loop'>();
  const loops: string[][] = [];
  for (const rule of table.values()) {
    const visited = new Set<RedirectRule>();
    let current: RedirectRule | undefined = rule;
    for (; current && !flattened.has(current) && !visited.has(current); current = nextHop(table, current))
      visited.add(current);
    const hops = [...visited];
    if (current && visited.has(current)) loops.push(loopAddresses(hops.slice(hops.indexOf(current))));
    let end: RedirectRule | 'loop' | undefined = current && (flattened.get(current) ?? 'loop');
    for (const hop of hops.toReversed()) {
      if (end !== 'loop') {
        const isTemporary = hop.status === 302 || end?.status === 302;
        end = { from: hop.from, to: end?.to ?? hop.to, status: isTemporary ? 302 : 301 };
      }
      flattened.set(hop, end);
    }
  }
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  return {
    redirects: [...flattened.values()]
      .filter((rule) => rule !== 'loop')
      .sort((a, b) => byText(a.from, b.from)),
    loops: loops.sort((a, b) => byText(a.join(), b.join())),
  };
}

/**
 * Validates a redirect target (prevents open redirects): a path of this site, or an absolute `https:` URL without
 * credentials, in normalized form. So `//elsewhere`, `/\elsewhere`, `/a/..//elsewhere` and `javascript:` are invalid.
 */
export function isRedirectTarget(to: string): boolean {
  const base = 'https://site.invalid';
  if (/[\s\\]/.test(to) || to.startsWith('//') || !URL.canParse(to, base)) return false;
  const url = new URL(to, base);
  if (to.startsWith('/')) return url.href === base + to && !url.pathname.includes('//');
  return url.protocol === 'https:' && to.startsWith('https://') && url.username === '' && url.password === '';
}
