import { colours } from '@beranda/brand';
import { LANGUAGES, type Locale, type SiteSettings } from '@beranda/contract';
import type { TextResponse } from '#server/http/text-responder.ts';
import { MANIFEST_PATH } from '#src/app/manifest-path.ts';
import { inLocale } from '#src/i18n/paths.ts';

export { MANIFEST_PATH };

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (W3C) of a language. */
export function manifest({ bankName, description }: SiteSettings, locale: Locale): TextResponse {
  const start = inLocale('/', locale);
  return {
    text: JSON.stringify({
      id: start,
      name: bankName,
      short_name: bankName,
      description,
      lang: LANGUAGES[locale].tag,
      dir: 'ltr',
      start_url: start,
      scope: '/',
      display: 'minimal-ui',
      background_color: colours.surface,
      theme_color: colours.dark,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        icon(192, 'any'),
        icon(512, 'any'),
        icon(512, 'maskable'),
      ],
    }),
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  };
}
