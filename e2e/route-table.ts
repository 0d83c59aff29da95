import path from 'node:path';
import { LOCALES, type Locale, withoutLocale, withPrefix } from '@beranda/contract';
import { ROOT } from '../scripts/lib/paths.mjs';

/** A page of the route table, with the properties that tests need. */
export type Route = {
  id: string;
  path: string;
  layout: 'default' | 'empty' | 'with-sidebar' | 'without-sidebar';
  aliases?: readonly { path: string; onlyIn?: Locale }[];
  isUnlisted?: boolean;
  form?: string;
};

// Dynamic import with a variable, so that TypeScript does not check the site's pages as part of these tests.
const table = path.join(ROOT, 'apps/site/src/routing/routes.ts');
const { pages } = (await import(table)) as { pages: Record<string, Omit<Route, 'id'>> };

/** Every public page. */
export const ROUTES: readonly Route[] = Object.entries(pages).map(([id, route]) => ({ id, ...route }));

/** The path of each form's page, by the form's name. */
export const ADDRESSES_OF_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTES.flatMap(({ form, path }) => (form ? [[form, path]] : [])),
);

/** Every path of a page without parameters, including aliases. */
export function addressesOf({ path, aliases = [] }: Route): string[] {
  return LOCALES.flatMap((locale) =>
    [path, ...aliases.filter(({ onlyIn = locale }) => onlyIn === locale).map((alias) => alias.path)].map(
      // One alias begins with /en itself.
      (bare) => withPrefix(bare, locale),
    ),
  );
}

/** Whether a path matches a page with parameters, and no more specific page. */
export function isAt(route: Route, address: string): boolean {
  const bare = withoutLocale(address);
  const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(bare);
  const parameters = (pattern: string) => pattern.split(':').length;
  return (
    matches(route.path) &&
    !ROUTES.some((other) => matches(other.path) && parameters(other.path) < parameters(route.path))
  );
}
