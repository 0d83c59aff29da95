import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import type { DayHours } from '../opening.ts';
import { BranchHours } from './branch-hours.tsx';

const branch = {
  hours: Array.from({ length: 7 }, () => []),
  today: { date: '2026-11-20', hours: [], reason: null },
  zone: 'WIB',
} as never;

it('the reason of an untranslated special day is marked with its language', () => {
  const day: DayHours = { date: '2026-12-31', hours: [], reason: 'Tutup buku', language: 'id' };
  expect(renderMarkup(<BranchHours branch={branch} specialDays={[day]} />, '/en')).toMatch(
    /lang="id[^"]*">Tutup buku</,
  );
});
