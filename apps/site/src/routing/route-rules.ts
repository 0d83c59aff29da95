import type { RedirectRule } from '@beranda/contract';

/**
 * Static redirects of this build. Redirects of editors are in the back office. Same syntax: a rule without language
 * prefix applies to both languages; `/**` and `/:segment` are wildcards.
 */
export const routeRules: readonly RedirectRule[] = [
  { from: '/index.html', to: '/', status: 301 },
  { from: '/home', to: '/', status: 301 },
  { from: '/beranda', to: '/', status: 301 },
  { from: '/exchange-rates', to: '/exchange-rate', status: 301 },
];
