import type { BranchSummary } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { criteriaOf, matcherOf } from './criteria.server.ts';
import { isUnfiltered, searchUrl } from './criteria.ts';

const CITIES = ['Bandung', 'Surabaya'];
const read = (search: string) => criteriaOf(new URLSearchParams(search), CITIES);

const office = [{ open: '08:00', close: '15:00' }];
const branch: BranchSummary = {
  slug: 'dago',
  language: 'id',
  title: 'Kantor Cabang Pembantu Dago Pinus',
  updatedAt: '2026-11-20T00:00:00.000Z',
  kind: 'sub-branch',
  address: 'Jl. Pinus Utara No. 88',
  city: 'Bandung',
  province: 'JB',
  latitude: -6.88,
  longitude: 107.61,
  services: ['teller', 'step-free'],
  hours: [office, office, office, office, office, office, []],
  specialDays: [],
  phone: null,
};

describe('criteriaOf', () => {
  it('treats an empty form as no criteria', () => {
    const { criteria, hasUnknown } = read('q=&kind=&city=&service=');
    expect(isUnfiltered(criteria)).toBe(true);
    expect(hasUnknown).toBe(false);
    expect(searchUrl(criteria)).toBe('/branches');
  });

  it('parses a selection, and builds the same URL for it', () => {
    const search = 'q=pinus&kind=sub-branch&city=Bandung&service=teller&weekend=1';
    const { criteria, hasUnknown } = read(search);
    expect(criteria).toEqual({
      q: 'pinus',
      kind: 'sub-branch',
      city: 'Bandung',
      service: 'teller',
      isAtWeekend: true,
    });
    expect(hasUnknown).toBe(false);
    expect(searchUrl(criteria)).toBe(`/branches?${search}`);
  });

  it.each(['kind=bank', 'city=Atlantis', 'service=gold', 'weekend=yes'])(
    'ignores %s and reports it as unknown',
    (search) => {
      const { criteria, hasUnknown } = read(search);
      expect(isUnfiltered(criteria)).toBe(true);
      expect(hasUnknown).toBe(true);
    },
  );

  it('matches a city in any case, but not as the same URL', () => {
    expect(read('city=bandung')).toMatchObject({ criteria: { city: 'Bandung' }, hasUnknown: true });
  });
});

describe('matcherOf', () => {
  const isMatch = (search: string) => matcherOf(read(search).criteria)(branch);

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
    const { criteria } = read('weekend=1');
    expect(matcherOf(criteria)({ ...branch, hours: branch.hours.with(5, []) })).toBe(false);
  });
});
