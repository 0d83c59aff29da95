import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { inEveryLanguage } from './addresses.ts';

/** The required state after a save: no redirect from `at`, and one from `from` to it. */
export type AddressChange = { at: string; from: string | null };

/** Removes redirects from the address of an existing item. */
async function removeRedirects(req: PayloadRequest, address: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    where: { from: { in: inEveryLanguage(address) } },
  });
  for (const { id } of docs) {
    await req.payload.delete({ collection: 'redirects', id, depth: 0, overrideAccess: true, req });
  }
}

/** Redirects an old address to the new one, unless staff created a redirect for it. */
async function createRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  const common = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.find({ ...common, limit: 1, where: { from: { equals: from } } });
  const data = { from, to, status: 'permanent' as const, isAutomatic: true };
  const [existing] = docs;
  if (!existing) await req.payload.create({ ...common, data });
  else if (existing.isAutomatic) await req.payload.update({ ...common, id: existing.id, data });
}

/** Maps a rejected redirect to an error of the item's form. */
function rejection(req: PayloadRequest, error: unknown): unknown {
  const reason = error instanceof ValidationError ? error.data.errors[0]?.message : undefined;
  if (reason === undefined) return error;
  const sentence = bilingual(
    `Alamat lama tidak dapat dialihkan ke alamat baru. ${reason}`,
    `The old address cannot be redirected to the new one. ${reason}`,
  );
  return new APIError(inLanguageOf(req, sentence), 400, undefined, true);
}

/**
 * Redirects an item's last public address to its current one, in the same transaction.
 *
 * @param base the path before the slug, such as `/news/`.
 */
export async function redirectFormerAddress(
  req: PayloadRequest,
  base: string,
  { at, from }: AddressChange,
): Promise<void> {
  try {
    await removeRedirects(req, base + at);
    if (from !== null) await createRedirect(req, base + from, base + at);
  } catch (error) {
    throw rejection(req, error);
  }
}
