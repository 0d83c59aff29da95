import { DEFAULT_LOCALE } from '@beranda/contract';
import type { Payload } from 'payload';

/** The published maximum guaranteed rate of rupiah deposits on a day; null if none is published. */
export async function guaranteedRupiah(payload: Payload, day: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'guarantee-rates',
    depth: 0,
    limit: 1,
    locale: DEFAULT_LOCALE,
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
