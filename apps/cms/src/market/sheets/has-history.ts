import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { waitForSheets } from './lock-sheets.ts';

/** Whether there are figures, or sheets of them, of this kind; none is added before the request is over. */
export async function hasHistory(
  req: PayloadRequest,
  collection: CollectionSlug & ('exchange-quotes' | 'fund-values' | 'market-sheets'),
  where: Where,
): Promise<boolean> {
  await waitForSheets(req);
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    req,
  });
  return docs.length > 0;
}
