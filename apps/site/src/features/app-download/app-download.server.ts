import { LANGUAGES, type Locale } from '@beranda/contract';
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '#src/i18n/messages.ts';
import { type QrCode, qrCodeOf } from './qr-code.server.ts';

/** What the badges and the code of the app need, with ready texts: pages of blocks load no catalogue for them. */
export type AppDownloadData = {
  /** Null if no address is configured. */
  code: QrCode | null;
  texts: { code: string; scan: string; demonstration: string };
};

/** @param address that of the home page, which the code opens; empty without one. */
export function appDownloadData(locale: Locale, address: string): AppDownloadData {
  const t = createTranslator({
    locale: LANGUAGES[locale].format,
    messages: messagesOf(locale),
    namespace: 'appDownload',
  });
  return {
    code: qrCodeOf(address),
    texts: { code: t('code'), scan: t('scan'), demonstration: t('demonstration') },
  };
}
