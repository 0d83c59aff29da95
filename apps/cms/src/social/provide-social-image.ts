import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { type MultilingualItem, publishedLanguages, textIn } from '#cms/content/multilingual.ts';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { drawSocialImage } from './draw-social-image.ts';
import { fingerprintOf, readSocialImageName } from './social-name.ts';

/** Disk cache of drawn images; missing ones are drawn again. */
export const socialFolder = (dataDir: string) => path.join(dataDir, 'social');

/**
 * The social image of a published item, drawn on a cache miss. Null for names that do not match a published
 * item's current title.
 */
export async function provideSocialImage(
  payload: Payload,
  dataDir: string,
  name: string,
): Promise<Buffer | null> {
  const requested = readSocialImageName(name);
  if (!requested) return null;
  const { collection, id, language, fingerprint } = requested;
  const item = await payload.db.findOne<MultilingualItem>({
    collection,
    locale: 'all',
    where: { id: { equals: id } },
  });
  const title = textIn(item?.title, language);
  if (!item || !publishedLanguages(item).includes(language) || fingerprintOf(title) !== fingerprint)
    return null;
  const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  // The bank's name is part of the key, since it appears in the image.
  const file = path.join(socialFolder(dataDir), `${fingerprintOf(bankName ?? '')}_${name}`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const { singular } = payload.collections[collection].config.labels;
  const drawn = await drawSocialImage({
    title,
    kind: (singular as unknown as Bilingual)[language],
    bankName: bankName ?? '',
  });
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.hrtime.bigint()}.part`;
  await writeFile(part, drawn);
  await rename(part, file);
  return drawn;
}
