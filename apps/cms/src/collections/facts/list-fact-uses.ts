import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { listUsesOfText, type Use } from '#cms/links/find-use.ts';

/** Items and globals whose texts name a fact: published ones, and with `includeDrafts` also latest drafts. */
export async function listFactUses(
  req: PayloadRequest,
  key: string,
  { includeDrafts = true } = {},
): Promise<Use[]> {
  const { globals } = req.payload.config;
  const isAmong = (slug: string) =>
    [...ITEM_COLLECTIONS, ...globals.map((global) => global.slug)].some((candidate) => candidate === slug);
  return listUsesOfText(req, [`{${key}}`, `{${key}:`], isAmong, { includeDrafts });
}
