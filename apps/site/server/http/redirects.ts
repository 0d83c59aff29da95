import {
  expandRedirects,
  isRedirectTarget,
  matchRedirect,
  prepareRedirects,
  type RedirectRule,
  type RedirectTable,
} from '@beranda/contract';
import { compileRouteRules, matchRouteRules, type RuleTable } from '#src/app/match-route-rules.ts';
import type { Content } from '#src/content/client.ts';
import { inAppUrl, mainSitePath } from '#src/features/articles/news/in-app-url.ts';
import { inLocale, isExternal, localeOf } from '#src/i18n/paths.ts';

/** Where an address leads instead: a complete path, or an absolute address elsewhere. */
export type Redirect = Pick<RedirectRule, 'to' | 'status'>;

/** Where a path leads instead of to its page; undefined for a path that leads to itself. */
export type RedirectOf = (
  content: Pick<Content, 'redirects'>,
  pathname: string,
) => Promise<Redirect | undefined>;

export type RedirectsOptions = {
  /** The rules of the build. They win over those of the back office. */
  rules: readonly RedirectRule[];
  /** Told of a path that leads back to itself; it is served as if nothing were said about it. */
  onLoop: (pathname: string) => void;
};

/** The rules of a build as its metadata carries them. */
export function ruleTableOf(rules: readonly RedirectRule[]): RuleTable {
  return compileRouteRules(
    Object.fromEntries(expandRedirects(rules).map(({ from, to }) => [from, { redirect: to }])),
  );
}

/** Joins the redirects of the build and of the back office, and follows them to their end. */
export function createRedirects({ rules, onLoop }: RedirectsOptions): RedirectOf {
  const fixed = ruleTableOf(rules);
  /** Prepared once for each answer of the back office. */
  const prepared = new WeakMap<readonly RedirectRule[], RedirectTable>();

  function tableOf(managed: readonly RedirectRule[]): RedirectTable {
    // Staff's rules were judged when they were saved; whatever else answers for the back office, none leads astray.
    const known = prepared.get(managed) ?? prepareRedirects(managed.filter(({ to }) => isRedirectTarget(to)));
    prepared.set(managed, known);
    return known;
  }

  function said(managed: RedirectTable, path: string): Redirect | undefined {
    const to = matchRouteRules(fixed, path).redirect;
    return to === undefined ? matchRedirect(managed, path) : { to, status: 301 };
  }

  /** News inside the bank's app move with the news, and stay inside. */
  function step(managed: RedirectTable, path: string): Redirect | undefined {
    const own = said(managed, path);
    const main = own ? path : mainSitePath(path);
    if (main === path) return own;
    const moved = said(managed, main);
    return moved && { ...moved, to: inLocale(inAppUrl(moved.to), localeOf(moved.to)) };
  }

  return async (content, pathname) => {
    const managed = tableOf(await content.redirects());
    const passed = new Set([pathname]);
    let found: Redirect | undefined;
    for (let at = pathname; ; passed.add(at)) {
      const next = step(managed, at);
      if (!next) return found;
      found = { to: next.to, status: found?.status === 302 ? 302 : next.status };
      if (isExternal(next.to)) return found;
      at = next.to.replace(/[?#].*$/, '');
      if (passed.has(at)) {
        onLoop(pathname);
        return undefined;
      }
    }
  };
}
