import type { Locale, Navigation, SiteSettings } from '@beranda/contract';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { localeOf } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { rememberLocale } from './locale-cookie.ts';
import { useSiteConfig } from './site-config.tsx';

/** The id under which a language's navigation and settings travel. */
export const rootRouteId = (locale: Locale) => `root:${locale}`;

/** What every page of a language shares: the answer of `GET {apiUrl}/{locale}/v2/navigations`. */
export type RootData = { data: Navigation; settings: SiteSettings; copyrightYear: number };

export function LocaleRoot() {
  const locale = useSiteLocale();
  const { localeCookie } = useSiteConfig();
  // With the page and not some time after it: who reads the other language and leaves at once has chosen it.
  useLayoutEffect(() => rememberLocale(localeCookie, locale), [localeCookie, locale]);
  return <Outlet />;
}

/** Navigation and settings of the language shown; undefined where they could not be loaded. */
export function useRootData(): RootData | undefined {
  const locale: Locale = localeOf(useLocation().pathname);
  return useRouteLoaderData<RootData>(rootRouteId(locale));
}

/**
 * Navigation and settings, for components that only render inside a layout.
 *
 * @throws Error outside of one.
 */
export function useRequiredRootData(): RootData {
  const data = useRootData();
  if (!data) throw new Error('rendered outside of a layout');
  return data;
}
