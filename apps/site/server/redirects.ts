import type { RedirectRule } from '@beranda/contract';
import type { Content } from '../src/content/client.ts';
import { inLocale, isExternal } from '../src/i18n/paths.ts';
import {
  compileRouteRules,
  matchRouteRules,
  type RouteRule,
  type RuleTable,
} from '../src/shell/route-rules.ts';

/** Where an address leads instead: a complete path, or an absolute address elsewhere. */
export type Redirect = Pick<RedirectRule, 'to' | 'status'>;

/** Where a path leads instead of to its page; undefined for a path that leads to itself. */
export type RedirectOf = (
  content: Pick<Content, 'redirects'>,
  pathname: string,
) => Promise<Redirect | undefined>;

export type RedirectsOptions = {
  /** The rules of the build, for both languages; they win over those of the back office. */
  table: RuleTable;
  /** Told of a path that leads back to itself; it is served as if nothing were said about it. */
  onLoop: (pathname: string) => void;
};

/** Rules written without language prefix, in both languages; one with a prefix holds in its own only. */
export function inBothLanguages(rules: Record<string, RouteRule>): Record<string, RouteRule> {
  const english = Object.entries(rules).map(([path, { redirect, ...rule }]): [string, RouteRule] => [
    inLocale(path, 'en'),
    { ...rule, redirect: redirect && !isExternal(redirect) ? inLocale(redirect, 'en') : redirect },
  ]);
  return { ...Object.fromEntries(english), ...rules };
}

/** Joins the redirects of the build and of the back office, and follows them to their end. */
export function createRedirects({ table, onLoop }: RedirectsOptions): RedirectOf {
  /** Compiled once for each answer of the back office. */
  const compiled = new WeakMap<readonly RedirectRule[], RuleTable>();

  function managedBy(redirects: readonly RedirectRule[]): RuleTable {
    const known = compiled.get(redirects);
    if (known) return known;
    const rules = redirects.map(({ from, to, status }): [string, RouteRule] => [
      from,
      { redirect: to, isTemporary: status === 302 },
    ]);
    const managed = compileRouteRules(Object.fromEntries(rules));
    compiled.set(redirects, managed);
    return managed;
  }

  function ruleFor(managed: RuleTable, path: string): RouteRule {
    const fixed = matchRouteRules(table, path);
    return fixed.redirect === undefined ? matchRouteRules(managed, path) : fixed;
  }

  return async (content, pathname) => {
    const managed = managedBy(await content.redirects());
    const passed = new Set([pathname]);
    let found: Redirect | undefined;
    for (let at = pathname; ; ) {
      const { redirect: to, isTemporary } = ruleFor(managed, at);
      if (to === undefined) return found;
      found = { to, status: isTemporary || found?.status === 302 ? 302 : 301 };
      if (isExternal(to)) return found;
      at = to.replace(/[?#].*$/, '');
      if (passed.has(at)) {
        onLoop(pathname);
        return undefined;
      }
      passed.add(at);
    }
  };
}
