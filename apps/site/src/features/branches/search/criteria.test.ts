import type { BranchSummary } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { readQuery } from '#src/content/read-query.server.ts';
import { branchesQuery, type Criteria } from './branches-query.ts';
import { matcherOf } from './criteria.server.ts';

const read = (search: string): Criteria =>
  readQuery(
    branchesQuery,
    { query: new URLSearchParams(search), pathname: '/branches', doNotStore() {}, reportUnknown() {} },
    { city: ['Bandung', 'Surabaya'] },
  );

const office = [{ open: '08:00', close: '15:00' }];
const branch: BranchSummary = {
  slug: 'dago',
  language: 'id',
  title: 'Kantor Cabang Pembantu Dago Pinus',
  updatedAt: '2026-11-20T00:00:00.000Z',
  kind: 'sub-branch',
  address: 'Jl. Pinus Utara No. 88',
  district: 'Coblong',
  postalCode: '40135',
  city: 'Bandung',
  province: 'JB',
  latitude: -6.88,
  longitude: 107.61,
  services: ['teller', 'step-free'],
  hours: [office, office, office, office, office, office, []],
  specialDays: [],
  phone: null,
};

describe('matcherOf', () => {
  const isMatch = (search: string) => matcherOf(read(search))(branch);

  it.each([
    '',
    'q=dago',
    'q=pinus+utara',
    'q=bandung',
    'q=jawa+barat',
    'q=west+java',
    'kind=sub-branch',
    'city=Bandung',
    'service=step-free',
    'weekend=1',
    'q=dago&kind=sub-branch&weekend=1',
  ])('matches “%s”', (search) => {
    expect(isMatch(search)).toBe(true);
  });

  it.each(['q=surabaya', 'kind=atm', 'city=Surabaya', 'service=loans', 'q=dago&kind=branch'])(
    'does not match “%s”',
    (search) => {
      expect(isMatch(search)).toBe(false);
    },
  );

  it('is not open at weekends without weekend hours', () => {
    expect(matcherOf(read('weekend=1'))({ ...branch, hours: branch.hours.with(5, []) })).toBe(false);
  });
});
