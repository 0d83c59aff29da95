import { DEFAULT_LOCALE, isLocale } from '@beranda/contract';
import '#cms/admin/warning.css';
import type { UIFieldServerProps } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { outdatedBanners } from './translated-banners.ts';

const sentence = bilingual(
  'Teks bahasa Indonesia berubah sesudah teks ini ditulis. Teks bahasa Inggris ini tidak tampil di situs.',
  'The Indonesian text has changed since this text was written. This English text is not shown on the site.',
);

/** A warning that an English notice is outdated and therefore hidden. */
export async function OutdatedNotice({ i18n, path, payload, req }: UIFieldServerProps) {
  const { locale } = req;
  if (!isLocale(locale) || locale === DEFAULT_LOCALE) return null;
  const slug = path.startsWith('popup') ? 'home' : 'settings';
  const common = { slug, locale, fallbackLocale: false, depth: 0, overrideAccess: true } as const;
  const outdated = await outdatedBanners(payload, slug, locale, await payload.findGlobal(common));
  if (!outdated.some((name) => path.startsWith(`${name}.`))) return null;
  return (
    <div className="warning-notice">
      <p>{inLanguageOf({ i18n }, sentence)}</p>
    </div>
  );
}
