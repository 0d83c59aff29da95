import path from 'node:path';
import { ROOT } from '../scripts/lib/paths.mjs';

/** What the walk needs to know of a page of the site. */
export type Route = {
  id: string;
  path: string;
  layout: 'default' | 'empty' | 'with-sidebar' | 'without-sidebar';
  aliases?: readonly { path: string; onlyIn?: Language }[];
  isUnlisted?: boolean;
  isForBuilders?: boolean;
};

export type Language = 'id' | 'en';
export const LANGUAGES = ['id', 'en'] as const satisfies Language[];

// Named at run time, so that the site's pages are not checked once more as a part of these tests.
const table = path.join(ROOT, 'apps/site/src/routing/routes.ts');
const { pages } = (await import(table)) as { pages: Record<string, Omit<Route, 'id'>> };

/** Every page that visitors can come to. */
export const ROUTES: readonly Route[] = Object.entries(pages)
  .map(([id, route]) => ({ id, ...route }))
  .filter(({ isForBuilders }) => !isForBuilders);

/** A path without language prefix, in a language. */
export function addressIn(language: Language, bare: string): string {
  if (language === 'id') return bare;
  return bare === '/' ? '/en' : `/en${bare}`;
}

/** Every address of a page without parameters, its aliases included. */
export function addressesOf({ path: own, aliases = [] }: Route): string[] {
  return LANGUAGES.flatMap((language) =>
    [own, ...aliases.filter(({ onlyIn = language }) => onlyIn === language).map((alias) => alias.path)].map(
      (bare) => addressIn(language, bare),
    ),
  );
}

/** Whether an address belongs to a page with parameters, and to none that names it more exactly. */
export function isAt(route: Route, address: string): boolean {
  const bare = address.replace(/^\/en(?=\/|$)/, '') || '/';
  const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(bare);
  const parameters = (pattern: string) => pattern.split(':').length;
  return (
    matches(route.path) &&
    !ROUTES.some((other) => matches(other.path) && parameters(other.path) < parameters(route.path))
  );
}
