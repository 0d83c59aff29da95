import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import type { DayHours } from '../opening.ts';
import { BranchHours } from './branch-hours.tsx';

const branch = {
  hours: Array.from({ length: 7 }, () => []),
  today: { date: '2026-11-20', hours: [], reason: null },
  zone: 'WIB',
} as never;

it('a branch that is open around the clock has one line instead of a week', () => {
  const always = {
    ...(branch as object),
    hours: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]),
  };
  const markup = renderMarkup(<BranchHours branch={always as never} specialDays={[]} />);
  expect(markup).not.toContain('<table');
  expect(markup).toContain('Setiap hari, juga hari libur');
  const day: DayHours = { date: '2026-12-31', hours: [], reason: 'Perawatan' };
  expect(renderMarkup(<BranchHours branch={always as never} specialDays={[day]} />)).toContain('<table');
});

it('the reason of an untranslated special day is marked with its language', () => {
  const day: DayHours = { date: '2026-12-31', hours: [], reason: 'Tutup buku', language: 'id' };
  expect(renderMarkup(<BranchHours branch={branch} specialDays={[day]} />, '/en')).toMatch(
    /lang="id[^"]*">Tutup buku</,
  );
});
