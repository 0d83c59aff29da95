import type { RedirectRule } from '@beranda/contract';

/** A redirect of the build, always permanent. */
export type BuildRedirect = Pick<RedirectRule, 'from' | 'to'>;

/**
 * Static redirects of this build; those of staff are in the back office. A rule without language prefix applies to
 * both languages. `/**` at the end stands for all paths below. `/:name` and `/*`, for any one segment, work here only.
 */
export const routeRules: readonly BuildRedirect[] = [
  { from: '/index.html', to: '/' },
  { from: '/home', to: '/' },
  { from: '/beranda', to: '/' },
  { from: '/exchange-rates', to: '/exchange-rate' },
];
