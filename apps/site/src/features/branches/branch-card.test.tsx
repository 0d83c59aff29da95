import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { BranchCard } from './branch-card.tsx';
import type { BranchWithStatus } from './branch-status.server.ts';

const monday = { date: '2026-11-30', time: '08:00', inDays: 2 };
const closed = {
  slug: 'medan',
  language: 'id',
  title: 'Kantor Cabang Medan',
  kind: 'branch',
  address: 'Jl. Merdeka No. 1',
  district: 'Medan Kota',
  postalCode: '20111',
  city: 'Medan',
  province: 'sumatera-utara',
  provinceName: 'Sumatera Utara',
  latitude: 3.5,
  longitude: 98.6,
  zone: 'WIB',
  today: { date: '2026-11-28', hours: [], reason: null },
  state: { kind: 'closed', opens: monday },
} as unknown as BranchWithStatus;

const textOf = (branch: BranchWithStatus) =>
  renderMarkup(<BranchCard branch={branch} />).replaceAll(/<[^>]+>/g, ' ');

it('a day without hours is not stated beside the next opening', () => {
  expect(textOf(closed)).toContain('buka Senin pukul 08.00');
  expect(textOf(closed)).not.toContain('Hari ini tutup');
});

it('an opening later today is told by the hours of today alone', () => {
  const state = { kind: 'closed', opens: { date: '2026-11-28', time: '08:00', inDays: 0 } } as const;
  const text = textOf({
    ...closed,
    state,
    today: { ...closed.today, hours: [{ open: '08:00', close: '15:00' }] },
  });
  expect(text).toContain('Hari ini 08.00–15.00 WIB');
  expect(text).not.toContain('pukul 08.00');
});

it('a day without hours is stated with its reason, or where no opening is known', () => {
  const holiday = { ...closed.today, reason: 'Nyepi' };
  expect(textOf({ ...closed, today: holiday })).toMatch(/Nyepi.*Hari ini tutup/);
  expect(textOf({ ...closed, state: { kind: 'closed', opens: null } })).toContain('Hari ini tutup');
});
