import type { Payload } from 'payload';

/** Up to what rate rupiah deposits are guaranteed on a day, as visitors are told; null where nothing is published for it. */
export async function guaranteedRupiah(payload: Payload, day: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'guarantee-rates',
    depth: 0,
    limit: 1,
    locale: 'id',
    overrideAccess: true,
    pagination: false,
    sort: ['-validFrom', '-id'],
    where: {
      and: [
        { _status: { equals: 'published' } },
        { validFrom: { less_than_equal: day } },
        { validTo: { greater_than_equal: day } },
      ],
    },
  });
  return docs[0]?.rupiah ?? null;
}
