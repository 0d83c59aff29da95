import type { Locale, Navigation, SiteSettings } from '@beranda/contract';
import { useLayoutEffect } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { writeLocaleCookie } from './locale-cookie.ts';
import { useSiteConfig } from './site-config.tsx';

/** Route id of a locale's root loader. */
export const rootRouteId = (locale: Locale) => `root:${locale}`;

/** Data shared by all pages of a locale: the response of `GET {apiUrl}/{locale}/v2/navigations`. */
export type RootData = { data: Navigation; settings: SiteSettings; copyrightYear: number };

export function LocaleRoot() {
  const locale = useSiteLocale();
  const { localeCookie } = useSiteConfig();
  // Layout effect rather than effect: a visitor who leaves at once has still chosen the language.
  useLayoutEffect(() => writeLocaleCookie(localeCookie, locale), [localeCookie, locale]);
  return <Outlet />;
}

/** Navigation and settings of the current locale; undefined if they failed to load. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>(rootRouteId(useSiteLocale()));
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
