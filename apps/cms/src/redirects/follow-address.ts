import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { inEveryLanguage } from './addresses.ts';

/** Where a redirect has to lead after a save: nothing leads away from `at`, and `from` leads there. */
export type AddressChange = { at: string; from: string | null };

/** Nothing may lead away from an address under which there is an item now. */
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

/** Leads an old address to the new one, unless staff have decided where it leads. */
async function createRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  const common = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.find({ ...common, limit: 1, where: { from: { equals: from } } });
  const data = { from, to, status: 'permanent' as const, isAutomatic: true };
  const [existing] = docs;
  if (!existing) await req.payload.create({ ...common, data });
  else if (existing.isAutomatic) await req.payload.update({ ...common, id: existing.id, data });
}

/** Says in the words of the item's form what a redirect was refused for. */
function refusal(req: PayloadRequest, error: unknown): unknown {
  const reason = error instanceof ValidationError ? error.data.errors[0]?.message : undefined;
  if (reason === undefined) return error;
  const sentence = bilingual(
    `Alamat lama tidak dapat dialihkan ke alamat baru. ${reason}`,
    `The old address cannot be redirected to the new one. ${reason}`,
  );
  return new APIError(inLanguageOf(req, sentence), 400, undefined, true);
}

/**
 * Redirects the last public address of an item to the one it has now, in the same transaction, so that links to it go on
 * working.
 *
 * @param base what stands before the slug in an address, such as `/news/`.
 */
export async function followAddress(
  req: PayloadRequest,
  base: string,
  { at, from }: AddressChange,
): Promise<void> {
  try {
    await removeRedirects(req, base + at);
    if (from !== null) await createRedirect(req, base + from, base + at);
  } catch (error) {
    throw refusal(req, error);
  }
}
