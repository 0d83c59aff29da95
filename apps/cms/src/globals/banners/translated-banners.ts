import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@beranda/contract';
import type { Field, FieldHook, GlobalBeforeChangeHook, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

type Part = Record<string, unknown>;

/** The texts of banner, maintenance message and popup that must match in both languages, by global and group. */
const BANNERS = {
  settings: { banner: ['text', 'link.text'], maintenance: ['message'] },
  home: { popup: ['title', 'text', 'action.text'] },
} as const satisfies Partial<Record<GlobalSlug, Record<string, readonly string[]>>>;

type BannerGlobal = keyof typeof BANNERS;

const bannersOf = (slug: BannerGlobal) => Object.entries<readonly string[]>(BANNERS[slug]);

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const partOf = (document: unknown, name: string): Part | null => {
  const part = isPart(document) ? document[name] : null;
  return isPart(part) ? part : null;
};

function textsOf(part: Part | null, paths: readonly string[]): string[] {
  return paths.map((path) => {
    const value = path.split('.').reduce<unknown>((one, name) => (isPart(one) ? one[name] : undefined), part);
    return typeof value === 'string' ? value.trim() : '';
  });
}

const digestOfTexts = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);

/** Whether a banner was translated from a different Indonesian text. */
function isPartOutdated(part: Part | null, indonesian: Part | null, paths: readonly string[]): boolean {
  const isWritten = textsOf(part, paths).some((text) => text !== '');
  return isWritten && part?.translatedFrom !== digestOfTexts(textsOf(indonesian, paths));
}

/** The Indonesian document, read with a separate request, since Payload would set its language. */
function inIndonesian(payload: Payload, slug: BannerGlobal, transactionID?: PayloadRequest['transactionID']) {
  const req = transactionID === undefined ? {} : { transactionID };
  const common = {
    slug,
    locale: DEFAULT_LOCALE,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    req,
  } as const;
  return payload.findGlobal(common);
}

/** Outdated banners in a language; none in Indonesian, which is the reference. */
export async function outdatedBanners(
  payload: Payload,
  slug: BannerGlobal,
  locale: Locale,
  document: unknown,
): Promise<string[]> {
  if (locale === DEFAULT_LOCALE) return [];
  const indonesian = await inIndonesian(payload, slug);
  return bannersOf(slug)
    .filter(([name, paths]) => isPartOutdated(partOf(document, name), partOf(indonesian, name), paths))
    .map(([name]) => name);
}

/**
 * The global without fallback: a banner is shown only in the languages that it was written in, and in English
 * only if it is not outdated.
 */
export async function bannersAsWritten<Slug extends BannerGlobal>(
  payload: Payload,
  slug: Slug,
  locale: Locale,
): Promise<Stored<Slug>> {
  const document = await readGlobal(payload, slug, locale, { isAsWritten: true });
  const outdated = await outdatedBanners(payload, slug, locale, document);
  const empty = { text: '', title: '', message: '' };
  const parts = outdated.map((name) => [name, { ...partOf(document, name), ...empty }]);
  return { ...document, ...Object.fromEntries(parts) };
}

/**
 * The digest of the Indonesian text, for the English forms of staff. The form sends it back: so a save identifies which
 * text was translated, also when the form went on from a newer state after a conflict or a restored local copy.
 */
const digestOfIndonesian: FieldHook = async ({ global, path, req }) => {
  const isTranslation = isLocale(req.locale) && req.locale !== DEFAULT_LOCALE;
  if (!isTranslation || req.user?.collection !== 'users') return undefined;
  const slug = Object.keys(BANNERS).find(
    (candidate): candidate is BannerGlobal => candidate === global?.slug,
  );
  const [name, paths] = (slug && bannersOf(slug).find(([one]) => path.includes(one))) ?? [];
  if (!slug || !name || !paths) return undefined;
  const indonesian = await inIndonesian(req.payload, slug, await req.transactionID);
  return digestOfTexts(textsOf(partOf(indonesian, name), paths));
};

/**
 * Records the Indonesian text that an English banner was translated from: when the English text changes or is
 * confirmed. Other saves do not count. If the Indonesian text has changed since the form was opened, none is
 * recorded, and the English one counts as outdated.
 */
export function recordTranslations(slug: BannerGlobal): GlobalBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (req.locale === DEFAULT_LOCALE) return data;
    const indonesian = await inIndonesian(req.payload, slug, await req.transactionID);
    const noted = bannersOf(slug).flatMap(([name, paths]) => {
      const part = partOf(data, name);
      if (!part) return [];
      const before = textsOf(partOf(originalDoc, name), paths);
      const isRewritten = JSON.stringify(before) !== JSON.stringify(textsOf(part, paths));
      const isConfirmed = isRewritten || part.isStillRight === true;
      const current = digestOfTexts(textsOf(partOf(indonesian, name), paths));
      // Programs send no digest.
      const isOfCurrent = (part.indonesianDigest ?? current) === current;
      const translatedFrom = isConfirmed ? { translatedFrom: isOfCurrent ? current : null } : {};
      return [[name, { ...part, ...translatedFrom, isStillRight: false }]];
    });
    return { ...data, ...Object.fromEntries(noted) };
  };
}

const label: Bilingual = bilingual(
  'Teks bahasa Inggris masih sesuai dengan teks bahasa Indonesia yang sekarang',
  'The English text still says what the Indonesian one says now',
);

/** Fields of each banner that track outdated translations. */
export const translationFields: Field[] = [
  {
    name: 'outdated',
    type: 'ui',
    label: bilingual('Terjemahan usang', 'Outdated translation'),
    admin: { components: { Field: '/globals/banners/outdated-notice.tsx#OutdatedNotice' } },
  },
  {
    name: 'isStillRight',
    type: 'checkbox',
    localized: true,
    defaultValue: false,
    label,
    admin: {
      description: bilingual(
        'Bila teks bahasa Indonesia berubah, teks bahasa Inggris yang lama tidak tampil sampai ditulis ulang, atau sampai ini dicentang dan disimpan dalam bahasa Inggris.',
        'When the Indonesian text changes, the old English one is not shown until it is written anew, or until this is ticked and saved in English.',
      ),
    },
  },
  {
    name: 'translatedFrom',
    type: 'text',
    localized: true,
    label: bilingual('Dasar terjemahan', 'Translated from'),
    access: { create: () => false, update: () => false },
    admin: { hidden: true },
  },
  {
    name: 'indonesianDigest',
    type: 'text',
    virtual: true,
    label: bilingual('Sidik teks bahasa Indonesia', 'Digest of the Indonesian text'),
    admin: { hidden: true },
    hooks: { afterRead: [digestOfIndonesian] },
  },
];
