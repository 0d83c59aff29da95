import {
  expandRedirects,
  isRedirectTarget,
  matchRedirect,
  prepareRedirects,
  productTypes,
  type RedirectRule,
  type RedirectTable,
} from '@beranda/contract';
import { compileRouteRules, matchRouteRules, type RuleTable } from '#src/app/match-route-rules.ts';
import type { Content } from '#src/content/client.ts';
import { inAppUrl, mainSitePath } from '#src/features/articles/news/in-app-url.ts';
import { inLocale, isExternal, localeOf, withoutLocale } from '#src/i18n/paths.ts';
import { matchPage } from '#src/routing/page-match.ts';
import type { BuildRedirect } from '#src/routing/route-rules.ts';

/** The target of a redirect: a complete path, or an absolute URL of another site. */
export type Redirect = Pick<RedirectRule, 'to' | 'status'>;

/** Looks up the redirect of a path; undefined where there is none. */
export type RedirectOf = (
  content: Pick<Content, 'redirects'>,
  pathname: string,
) => Promise<Redirect | undefined>;

type RedirectsOptions = {
  /** The rules of the build. They win over those of the back office. */
  rules: readonly BuildRedirect[];
  /** Called for a redirect loop; the path is then served as if it had no redirect. */
  onLoop: (pathname: string) => void;
};

/** The rules of the build in the form of its metadata. */
export function ruleTableOf(rules: readonly BuildRedirect[]): RuleTable {
  const expanded = expandRedirects(rules.map((rule) => ({ ...rule, status: 301 })));
  return compileRouteRules(Object.fromEntries(expanded.map(({ from, to }) => [from, { redirect: to }])));
}

/** A path in lower case; percent escapes stay in upper case, which is their normal form. */
const inLowerCase = (path: string) =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Whether a path may be that of a page. The pattern of CMS pages (`/:type/:subType`) matches any two segments, so of these
 * only paths that begin with a product type count.
 */
function isPageAddress(path: string): boolean {
  const { page } = matchPage(path);
  if (page !== 'cmsPage') return page !== undefined;
  return productTypes.some((type) => withoutLocale(path).startsWith(`/${type}/`));
}

/** Merges the redirects of the build and of the back office, and resolves chains to their final target. */
export function createRedirects({ rules, onLoop }: RedirectsOptions): RedirectOf {
  const fixed = ruleTableOf(rules);
  /** Memoized per response of the back office. */
  const prepared = new WeakMap<readonly RedirectRule[], RedirectTable>();

  function tableOf(managed: readonly RedirectRule[]): RedirectTable {
    // Open redirect: targets are validated when staff save them, and again here.
    const table = prepared.get(managed) ?? prepareRedirects(managed.filter(({ to }) => isRedirectTarget(to)));
    prepared.set(managed, table);
    return table;
  }

  function lookUp(managed: RedirectTable, path: string): Redirect | undefined {
    const rule = matchRouteRules(fixed, path);
    return rule ? { to: rule.redirect, status: 301 } : matchRedirect(managed, path);
  }

  /** A redirect of a news item also holds for its page inside the bank's app, and stays inside the app. */
  function nextHop(managed: RedirectTable, path: string): Redirect | undefined {
    const direct = lookUp(managed, path);
    const main = direct ? path : mainSitePath(path);
    if (main === path) return direct;
    const moved = lookUp(managed, main);
    return moved && { ...moved, to: inLocale(inAppUrl(moved.to), localeOf(moved.to)) };
  }

  /** Addresses are in lower case; people type some in capitals, such as those that they read on a poster. */
  function lowerCaseHop(managed: RedirectTable, path: string): Redirect | undefined {
    const to = inLowerCase(path);
    if (to === path) return undefined;
    return nextHop(managed, to) || isPageAddress(to) ? { to, status: 301 } : undefined;
  }

  return async (content, pathname) => {
    const managed = tableOf(await content.redirects());
    const passed = new Set([pathname]);
    let target: Redirect | undefined;
    for (let current = pathname; ; passed.add(current)) {
      const next = nextHop(managed, current) ?? lowerCaseHop(managed, current);
      if (!next) return target;
      target = { to: next.to, status: target?.status === 302 ? 302 : next.status };
      if (isExternal(next.to)) return target;
      current = next.to.replace(/[?#].*$/, '');
      if (passed.has(current)) {
        onLoop(pathname);
        return undefined;
      }
    }
  };
}
