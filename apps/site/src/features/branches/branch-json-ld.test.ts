import type { BranchSummary } from '@beranda/contract';
import { expect, it } from 'vitest';
import { branchJsonLd } from './branch-json-ld.ts';

const office = [{ open: '08:00', close: '15:00' }];
const branch: BranchSummary & { provinceName: string } = {
  slug: 'kenari',
  language: 'id',
  title: 'Kantor Cabang Kenari',
  updatedAt: '2026-11-20T00:00:00.000Z',
  kind: 'branch',
  address: 'Jl. Kenari No. 1',
  district: 'Jakarta Pusat',
  postalCode: '10110',
  city: 'Jakarta',
  province: 'JK',
  provinceName: 'DKI Jakarta',
  latitude: -6.2,
  longitude: 106.8,
  services: [],
  hours: [office, office, office, office, [{ open: '08:00', close: '11:30' }], [], []],
  specialDays: [{ date: '2026-12-31', hours: null, reason: 'Tutup buku', language: 'id' }],
  phone: null,
};
const where = { url: 'https://bank.example/branches/kenari', bankId: 'https://bank.example/#bank' };

it('days with the same hours are grouped, and a day without hours is omitted', () => {
  expect(branchJsonLd(branch, where).openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '15:00' },
    { dayOfWeek: ['Friday'], opens: '08:00', closes: '11:30' },
  ]);
});

it('a closed day has equal opening and closing times', () => {
  expect(branchJsonLd(branch, where).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-31', opens: '00:00', closes: '00:00' },
  ]);
});

it('a 24-hour ATM is an AutomatedTeller open until 23:59', () => {
  const whole = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]);
  const atm = branchJsonLd({ ...branch, kind: 'atm', hours: whole }, where);
  expect(atm['@type']).toBe('AutomatedTeller');
  expect(atm.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});
