import type { PayloadRequest } from 'payload';
import type { FundLine, RateLine, SheetContent } from '../validation/lines.ts';
import type { SheetSource } from './market-sheets.ts';
import { contentOf, type StoredSheet } from './stored-sheet.ts';
import type { Timestamps } from './timeline.ts';

const subjectOf = (line: RateLine | FundLine) =>
  'fund' in line ? `${line.fund} ${line.date}` : `${line.currency} ${line.rateType}`;

const timeOf = ({ validFrom }: SheetContent, arrivedAt: Date | string) =>
  Date.parse(validFrom ?? new Date(arrivedAt).toISOString());

/** Whether rates of a time leave nothing for older ones to hold: not so while the newer ones are still to begin. */
function coversTime(newer: number, older: number, now: Date): boolean {
  return newer > now.getTime() ? older === newer : older <= newer;
}

/**
 * Takes sheets out of the queue of the second person when a newer one of the same source has figures for everything
 * they name, from no earlier a time. A sheet with a day or a pair that the newer one leaves out is still to be decided.
 */
export async function supersedeWaiting(
  req: PayloadRequest,
  newer: { sheet: number; source: SheetSource; content: SheetContent },
  { now, arrivedAt }: Timestamps,
): Promise<void> {
  const { content, source } = newer;
  const shared = { collection: 'market-sheets', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.find({
    ...shared,
    pagination: false,
    where: {
      and: [
        { source: { equals: source } },
        { kind: { equals: content.kind } },
        { state: { equals: 'waiting' } },
        { id: { less_than: newer.sheet } },
      ],
    },
  });
  const named = new Set(content.lines.map(subjectOf));
  const time = timeOf(content, arrivedAt);
  for (const older of docs as unknown as StoredSheet[]) {
    const isNamed = older.lines.every((line) => named.has(subjectOf(line)));
    if (!isNamed || !coversTime(time, timeOf(contentOf(older), older.createdAt), now)) continue;
    const data = { state: 'superseded', decidedAt: now.toISOString() } as const;
    await req.payload.update({ ...shared, id: older.id, data });
  }
}
