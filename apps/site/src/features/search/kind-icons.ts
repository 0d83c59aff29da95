import type { IconName } from '@beranda/contract/icon-names';
import type { EntryKind } from '#src/content/site-entries.server.ts';

const ICONS: Readonly<Record<EntryKind, IconName>> = {
  products: 'piggy-bank',
  promotions: 'diamond',
  pages: 'clipboard',
  guides: 'check',
  questions: 'message',
  branches: 'map-pin',
  news: 'book',
  blogs: 'book',
  literacy: 'graduation-cap',
  company: 'store',
  reports: 'download',
  careers: 'handshake',
  other: 'link',
};

/** Tools of the site and types of products, whose own icon is more specific than that of their kind. */
const PATH_ICONS: readonly [prefix: string, icon: IconName][] = [
  ['/branches', 'map-pin'],
  ['/calculators', 'calculator'],
  ['/exchange-rate', 'swap'],
  ['/nab', 'trend-up'],
  ['/pinjaman', 'hand-coins'],
  ['/wealth', 'trend-up'],
];

/** Icon of a found page: of the tool or type of product that it is, or of its kind. */
export function iconOf({ kind, path }: { kind: EntryKind; path: string }): IconName {
  return PATH_ICONS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ICONS[kind];
}
