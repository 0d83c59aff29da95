import type { RedirectSeed } from './types.ts';

/** Short addresses that people type, or that stand on printed matter. */
export const redirects: readonly RedirectSeed[] = [
  { from: '/berita', to: '/news' },
  { from: '/kontak', to: '/about-us/contact-us' },
];
