import { inLocale, type Locale } from '@beranda/contract';

const STATUS_PATH = '/about-us/complaint/status';

/** The site's page of the status of a case, in a language. */
export const statusUrl = (siteUrl: string, locale: Locale): string => siteUrl + inLocale(STATUS_PATH, locale);
