import type { PayloadRequest } from 'payload';
import type { FundLine, RateLine, SheetContent } from '../validation/lines.ts';
import type { SheetSource } from './market-sheets.ts';
import { contentOf, sheetOf } from './stored-sheet.ts';
import type { Timestamps } from './timeline.ts';

const subjectOf = (line: RateLine | FundLine) =>
  'fund' in line ? `${line.fund} ${line.date}` : `${line.currency} ${line.rateType}`;

const timeOf = ({ validFrom }: SheetContent, arrivedAt: Date | string) =>
  Date.parse(validFrom ?? new Date(arrivedAt).toISOString());

/** Whether newer rates replace older ones; before they begin, only those with the same start. */
function isTimeCovered(newer: number, older: number, now: Date): boolean {
  return newer > now.getTime() ? older === newer : older <= newer;
}

/**
 * Supersedes waiting sheets when a newer one of the same source, not starting earlier, covers all their
 * subjects. Sheets with other days or pairs stay waiting.
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
  for (const older of docs.map((sheet) => sheetOf(req.payload, sheet))) {
    const isNamed = older.lines.every((line) => named.has(subjectOf(line)));
    if (!isNamed || !isTimeCovered(time, timeOf(contentOf(older), older.createdAt), now)) continue;
    const data = { state: 'superseded', decidedAt: now.toISOString() } as const;
    await req.payload.update({ ...shared, id: older.id, data });
  }
}
