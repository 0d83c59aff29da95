import type { Payload } from 'payload';

/** The days on which banks are closed, as ISO dates, beside weekends. */
export async function readBankHolidays(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'holidays',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: { date: true },
    where: { closesBanks: { equals: true } },
  });
  return new Set(docs.map(({ date }) => date));
}
