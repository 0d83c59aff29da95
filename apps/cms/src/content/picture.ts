import { type Locale, otherLocale, type Picture } from '@beranda/contract';
import type { Payload } from 'payload';
import type { Media } from '#cms/payload-types.ts';

type Source = Picture['sources'][number];

const MIDDLE = 50;
const TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;

const typeOf = (value: string | null | undefined) => TYPES.find((type) => type === value);
const addressOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

type File = {
  filename?: string | null;
  width?: number | null;
  height?: number | null;
  mimeType?: string | null;
};

function source(file: File | null | undefined): Source | null {
  const type = typeOf(file?.mimeType);
  if (!file?.filename || !file.width || !file.height || !type) return null;
  return { url: addressOf(file.filename), width: file.width, height: file.height, type };
}

/** Maps a stored picture to the contract; null if its file cannot be shown. */
export function pictureOf(media: Media): Picture | null {
  const original = source(media);
  if (!original) return null;
  return {
    alt: media.decorative ? '' : (media.alt ?? ''),
    focalX: media.focalX ?? MIDDLE,
    focalY: media.focalY ?? MIDDLE,
    original,
    sources: Object.values(media.sizes ?? {})
      .map(source)
      .filter((candidate) => candidate !== null)
      .sort((a, b) => a.type.localeCompare(b.type) || a.width - b.width),
  };
}

export type PictureLookup = (id: unknown) => Picture | null;

/** Loads many pictures in one query; returns a look-up by id. */
export async function loadPictureLookup(
  payload: Payload,
  ids: Iterable<unknown>,
  locale: Locale,
): Promise<PictureLookup> {
  const distinctIds = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (distinctIds.length === 0) return () => null;
  const { docs } = await payload.find({
    collection: 'media',
    locale,
    fallbackLocale: otherLocale(locale),
    depth: 0,
    limit: distinctIds.length,
    overrideAccess: true,
    pagination: false,
    where: { id: { in: distinctIds } },
  });
  const byId = new Map(docs.map((media) => [media.id, pictureOf(media)]));
  return (id) => (typeof id === 'number' ? (byId.get(id) ?? null) : null);
}
