import type { RouteRule } from './shell/route-rules.ts';

/**
 * What holds for addresses for as long as this build does: where those lead that are no pages. The addresses that
 * the bank itself has given up are kept in the back office. Without language prefix a rule holds in both languages.
 */
export const routeRules: Record<string, RouteRule> = {
  '/index.html': { redirect: '/' },
  '/home': { redirect: '/' },
  '/beranda': { redirect: '/' },
};
