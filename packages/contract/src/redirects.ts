import type { RedirectRule } from './content-api.ts';
import { DEFAULT_LOCALE, LOCALES } from './locales.ts';

/** Addresses whose first part is one of these have no language, and nothing leads away from them. */
export const WITHOUT_LANGUAGE: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'builds',
  'documents',
  'media',
  'sitemaps',
  'social',
]);

/** Rules by their `from`: one look-up for a path, and one for each of its parents. */
export type RedirectTable = ReadonlyMap<string, RedirectRule>;

const BELOW = '/**';
const prefixes = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `/${locale}`);

const firstPartOf = (path: string) => path.split(/[/?#]/, 2)[1] ?? '';

function hasPrefix(path: string): boolean {
  return prefixes.includes(`/${firstPartOf(path)}`);
}

function withPrefix(prefix: string, to: string): string {
  if (!to.startsWith('/') || hasPrefix(to) || WITHOUT_LANGUAGE.has(firstPartOf(to))) return to;
  return prefix + to.replace(/^\/(?=$|[?#])/, '');
}

/**
 * Rules as staff write them, turned into complete paths. One without language prefix holds for every language,
 * and leads to the target in that language; where there is a rule for the prefixed path, that one wins.
 * No `from` may occur twice.
 */
export function expandRedirects(rules: readonly RedirectRule[]): RedirectRule[] {
  const written = new Set(rules.map(({ from }) => from));
  const translated = rules
    .filter(({ from }) => !hasPrefix(from))
    .flatMap(({ from, to, status }) =>
      prefixes.map((prefix) => ({ from: prefix + from, to: withPrefix(prefix, to), status })),
    );
  return [...rules, ...translated.filter(({ from }) => !written.has(from))];
}

export function prepareRedirects(rules: readonly RedirectRule[]): RedirectTable {
  return new Map(rules.map((rule) => [rule.from, rule]));
}

/**
 * The rule that holds for a complete path without query, a slash at its end not regarded. A rule for exactly
 * this path wins over one for everything below a path, and of those the longest wins.
 */
export function matchRedirect(table: RedirectTable, path: string): RedirectRule | undefined {
  let at = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const exact = table.get(at);
  if (exact) return exact;
  for (; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const below = table.get(at + BELOW);
    if (below) return below;
  }
  return;
}

/** Where somebody who follows a rule is led on to, if anywhere. */
function next(table: RedirectTable, { to }: RedirectRule): RedirectRule | undefined {
  return to.startsWith('/') ? matchRedirect(table, to.split(/[?#]/, 1)[0] ?? '') : undefined;
}

/** A loop from the smallest of its addresses back to it, so that it is told in one way only. */
function closed(walk: readonly RedirectRule[]): string[] {
  const addresses = walk.map(({ from }) => from);
  const start = addresses.indexOf(addresses.toSorted()[0] ?? '');
  const turned = [...addresses.slice(start), ...addresses.slice(0, start)];
  return [...turned, ...turned.slice(0, 1)];
}

/**
 * Leads every rule straight to the end of its chain; one temporary step makes the whole temporary. A query or
 * fragment is that of the last target. Expects complete paths, each `from` once, and answers them in the order
 * of their `from`.
 *
 * Rules that end in a loop are left out. `loops` names the `from` of each rule of a loop, the first one again
 * at its end.
 */
export function flattenRedirects(rules: readonly RedirectRule[]): {
  redirects: RedirectRule[];
  loops: string[][];
} {
  const table = prepareRedirects(rules);
  const flat = new Map<RedirectRule, RedirectRule | 'endless'>();
  const loops: string[][] = [];
  for (const rule of table.values()) {
    const walk = new Set<RedirectRule>();
    let at: RedirectRule | undefined = rule;
    for (; at && !flat.has(at) && !walk.has(at); at = next(table, at)) walk.add(at);
    const steps = [...walk];
    if (at && walk.has(at)) loops.push(closed(steps.slice(steps.indexOf(at))));
    let end: RedirectRule | 'endless' | undefined = at && (flat.get(at) ?? 'endless');
    for (const step of steps.toReversed()) {
      if (end !== 'endless') {
        const isTemporary = step.status === 302 || end?.status === 302;
        end = { from: step.from, to: end?.to ?? step.to, status: isTemporary ? 302 : 301 };
      }
      flat.set(step, end);
    }
  }
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  return {
    redirects: [...flat.values()].filter((rule) => rule !== 'endless').sort((a, b) => byText(a.from, b.from)),
    loops: loops.sort((a, b) => byText(a.join(), b.join())),
  };
}

/**
 * Whether a redirect may lead there: a path of this site, or an absolute `https:` address without credentials,
 * each written exactly as a browser would read it. So `//elsewhere`, `/\elsewhere`, `/a/..//elsewhere` and
 * `javascript:` are none.
 */
export function isRedirectTarget(to: string): boolean {
  const base = 'https://site.invalid';
  if (/[\s\\]/.test(to) || to.startsWith('//') || !URL.canParse(to, base)) return false;
  const url = new URL(to, base);
  if (to.startsWith('/')) return url.href === base + to && !url.pathname.includes('//');
  return url.protocol === 'https:' && to.startsWith('https://') && url.username === '' && url.password === '';
}
