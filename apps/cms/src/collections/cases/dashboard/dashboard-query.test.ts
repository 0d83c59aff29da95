import { describe, expect, it } from 'vitest';
import { dashboardAddress, parseDashboardQuery } from './dashboard-query.ts';

describe('the address of the dashboard', () => {
  it.each([
    [{}, { period: 'twelve-months' }, '/admin/service-desk'],
    [
      { form: 'complaint' },
      { form: 'complaint', period: 'twelve-months' },
      '/admin/service-desk?form=complaint',
    ],
    [
      { form: 'contact', period: 'last-year' },
      { form: 'contact', period: 'last-year' },
      '/admin/service-desk?form=contact&period=last-year',
    ],
    [{ form: 'toString', period: 'ever' }, { period: 'twelve-months' }, '/admin/service-desk'],
    [{ form: ['contact'], period: ['last-year'] }, { period: 'twelve-months' }, '/admin/service-desk'],
  ] as const)('with %j is read as %j, and written as %s', (params, query, address) => {
    expect(parseDashboardQuery(params as never)).toEqual(query);
    expect(dashboardAddress('/admin', query)).toBe(address);
  });
});
