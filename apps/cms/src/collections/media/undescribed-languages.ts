import { LOCALES } from '@beranda/contract';
import type { Payload } from 'payload';

/** The languages in which a picture that is not decorative lacks a description. */
export async function undescribedLanguages(payload: Payload, id: number | string) {
  const inEach = LOCALES.map(async (locale) => {
    const { alt, decorative } = await payload.findByID({
      collection: 'media',
      id,
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
    });
    return decorative || alt ? [] : [locale];
  });
  return (await Promise.all(inEach)).flat();
}
