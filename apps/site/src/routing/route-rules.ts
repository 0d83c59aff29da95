import type { RedirectRule } from '@beranda/contract';

/**
 * Where addresses lead for as long as this build does. Those that the bank itself has given up are kept in the back
 * office. Written as there: without language prefix a rule holds in both languages; `/**` and `/:segment` may be used.
 */
export const routeRules: readonly RedirectRule[] = [
  { from: '/index.html', to: '/', status: 301 },
  { from: '/home', to: '/', status: 301 },
  { from: '/beranda', to: '/', status: 301 },
  { from: '/exchange-rates', to: '/exchange-rate', status: 301 },
];
