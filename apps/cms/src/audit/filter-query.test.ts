import { expect, it } from 'vitest';
import { auditLogQuery, filtersIn } from './filter-query.ts';

const filters = {
  action: 'published',
  collection: 'news',
  document: '12',
  actor: '3',
  since: '2026-11-01',
  until: '2026-11-30',
};

it('days are those of Jakarta', () => {
  expect(Object.fromEntries(auditLogQuery({ since: '2026-11-01', until: '2026-11-01' }))).toEqual({
    'where[and][0][at][greater_than_equal]': '2026-10-31T17:00:00.000Z',
    'where[and][1][at][less_than_equal]': '2026-11-01T16:59:59.999Z',
  });
});

it('the form shows the filters of its address', () => {
  expect(filtersIn(auditLogQuery(filters))).toEqual(filters);
  expect(filtersIn(new URLSearchParams('where[or][0][and][0][action][equals]=published'))).toEqual({
    action: 'published',
    collection: '',
    document: '',
    actor: '',
    since: '',
    until: '',
  });
});

it('empty choices and days that are none filter nothing', () => {
  expect(auditLogQuery({ action: '', since: 'x' }).size).toBe(0);
  expect(filtersIn(new URLSearchParams('where[and][0][at][less_than_equal]=x')).until).toBe('');
});
