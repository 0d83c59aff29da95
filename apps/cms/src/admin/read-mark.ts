import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';

type Mark = { name: string; logo: string | null };

/** A picture as data URL: the media collection is not readable before sign-in. */
async function asDataUrl(payload: Payload, id: number): Promise<string | null> {
  try {
    const media = await payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: true });
    const { staticDir } = payload.collections.media.config.upload;
    const small = media.sizes?.webp480;
    const file = small?.filename ? small : media;
    if (!file.filename || !file.mimeType || !staticDir) return null;
    const bytes = await readFile(path.join(staticDir, path.basename(file.filename)));
    return `data:${file.mimeType};base64,${bytes.toString('base64')}`;
  } catch {
    return null;
  }
}

/** The bank's name, and its logo if it has a readable one. */
export async function readMark(payload: Payload): Promise<Mark> {
  const { bankName, logo } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  return { name: bankName ?? '', logo: typeof logo === 'number' ? await asDataUrl(payload, logo) : null };
}
