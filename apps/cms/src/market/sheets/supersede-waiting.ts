import type { PayloadRequest } from 'payload';
import type { FundLine, RateLine, SheetContent } from '../judging/lines.ts';
import type { StoredSheet } from './stored-sheet.ts';

const subjectOf = (line: RateLine | FundLine) =>
  'fund' in line ? `${line.fund} ${line.date}` : `${line.currency} ${line.rateType}`;

/**
 * Takes fetched sheets out of the queue of the second person when a newer one that waits, too, has figures for
 * everything they name. A sheet with a day or a pair that the newer one leaves out is still to be decided.
 */
export async function supersedeWaiting(
  req: PayloadRequest,
  newer: number,
  { kind, lines }: SheetContent,
  now: Date,
): Promise<void> {
  const shared = { collection: 'market-sheets', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.find({
    ...shared,
    pagination: false,
    where: {
      and: [
        { source: { equals: 'pull' } },
        { kind: { equals: kind } },
        { state: { equals: 'waiting' } },
        { id: { not_equals: newer } },
      ],
    },
  });
  const named = new Set(lines.map(subjectOf));
  for (const { id, lines: older } of docs as unknown as StoredSheet[])
    if (older.every((line) => named.has(subjectOf(line))))
      await req.payload.update({
        ...shared,
        id,
        data: { state: 'superseded', decidedAt: now.toISOString() },
      });
}
