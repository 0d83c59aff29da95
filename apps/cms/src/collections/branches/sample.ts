import type { ItemSample } from '../../../testing/item-sample.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Sample fields: open on weekdays, with a break on Friday and one closed day. */
export function branchFields(slug: string) {
  return {
    slug,
    kind: 'branch' as const,
    address: 'Jl. Contoh No. 1',
    district: 'Ujung Pandang',
    postalCode: '90111',
    city: 'Makassar',
    province: 'SN' as const,
    latitude: -5.1394,
    longitude: 119.4093,
    phone: '(0411) 555-0110',
    services: ['teller' as const],
    hours: [
      { days: WEEKDAYS.slice(0, 4), open: '08:00', close: '15:00' },
      { days: ['fri' as const], open: '13:30', close: '15:00' },
      { days: ['fri' as const], open: '08:00', close: '11:30' },
    ],
    specialDays: [{ date: '2026-12-31', reason: 'Tutup buku' }],
  };
}

export const branchSample: ItemSample = { fields: branchFields, text: (title) => ({ title }) };
