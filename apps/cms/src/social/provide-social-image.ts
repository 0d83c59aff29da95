import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { type MultilingualItem, publishedLanguages, textIn } from '#cms/content/multilingual.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import { collectionLabel } from '#cms/i18n/config-labels.ts';
import { drawSocialImage } from './draw-social-image.ts';
import { fingerprintOfTitle, readSocialImageName, type SocialImageName } from './social-name.ts';

/** Disk cache of drawn images; missing ones are drawn again. */
export const socialFolder = (dataDir: string) => path.join(dataDir, 'social');

type Drawn = { title: string; kind: string };

/** The texts of an image; null if its name does not match what is published. */
async function findTexts(payload: Payload, requested: SocialImageName): Promise<Drawn | null> {
  const { language, fingerprint } = requested;
  if (requested.collection === 'bank') {
    const { tagline, description } = await readGlobal(payload, 'settings', language);
    if (fingerprintOfTitle(`${tagline} ${description}`) !== fingerprint) return null;
    return { title: description, kind: tagline };
  }
  const { collection, id } = requested;
  const item = await payload.db.findOne<MultilingualItem>({
    collection,
    locale: 'all',
    where: { id: { equals: id } },
  });
  const title = textIn(item?.title, language);
  if (!item || !publishedLanguages(item).includes(language) || fingerprintOfTitle(title) !== fingerprint)
    return null;
  return { title, kind: collectionLabel(payload, collection)[language] };
}

/**
 * The social image of a published item or of the bank, drawn on a cache miss. Null for names that do not match a
 * published item's current title, or the bank's current description.
 */
export async function provideSocialImage(
  payload: Payload,
  dataDir: string,
  name: string,
): Promise<Buffer | null> {
  const requested = readSocialImageName(name);
  const texts = requested && (await findTexts(payload, requested));
  if (!texts) return null;
  const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  // The bank's name is part of the key, since it appears in the image.
  const file = path.join(socialFolder(dataDir), `${fingerprintOfTitle(bankName ?? '')}_${name}`);
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const drawn = await drawSocialImage({ ...texts, bankName: bankName ?? '' });
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.hrtime.bigint()}.part`;
  await writeFile(part, drawn);
  await rename(part, file);
  return drawn;
}
