import { inLocale, type Locale } from '@beranda/contract';

const STATUS_PATH = '/about-us/complaint/status';

/** The site's page of the status of a case, in a language. Without the ticket: it is typed there. */
export const statusUrl = (siteUrl: string, locale: Locale): string => siteUrl + inLocale(STATUS_PATH, locale);

const texts: Record<Locale, (url: string) => string> = {
  id: (url) =>
    `Lihat sampai di mana penanganannya, dengan nomor tiket serta email ini atau nomor telepon Anda: ${url}`,
  en: (url) =>
    `See how far it has come, with the ticket number and this email address or your phone number: ${url}`,
};

/** The sentence in every mail to the sender of a case with the link to its status. */
export const statusSentence = (statusPage: string, locale: Locale): string => texts[locale](statusPage);
