import { describe, expect, it } from 'vitest';
import { compileRouteRules, matchRouteRules } from './match-route-rules.ts';

const rules = {
  '/old': { redirect: '/new' },
  '/archive/**': { redirect: '/news' },
  '/archive/2020/**': { redirect: '/literasi' },
  '/archive/2020/special': { redirect: '/promo' },
  '/people/:name': { redirect: '/about-us' },
  '/people/:name/photo': { redirect: '/media' },
  '/app/*/start': { redirect: 'https://app.bank.example/start' },
};
const table = compileRouteRules(rules);
const target = (path: string) => matchRouteRules(table, path)?.redirect;

describe('route rules', () => {
  it('are compiled to the table of the build metadata', () => {
    expect(table.static).toEqual({
      '/old': rules['/old'],
      '/archive/2020/special': rules['/archive/2020/special'],
    });
    expect(Object.keys(table.wildcard)).toEqual(['/archive', '/archive/2020']);
    expect(table.dynamic['/people']?.static).toEqual({
      '/': rules['/people/:name'],
      '/photo': rules['/people/:name/photo'],
    });
  });

  it.each([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/older', undefined],
    ['/old/x', undefined],
    ['/archive', '/news'],
    ['/archive/2019/x', '/news'],
    ['/archives', undefined],
    ['/archive/2020', '/literasi'],
    ['/archive/2020/special', '/promo'],
    ['/people/ratna', '/about-us'],
    ['/people', undefined],
    ['/people/', undefined],
    ['/people/ratna/photo', '/media'],
    ['/people/ratna/cv', undefined],
    ['/app/x/start', 'https://app.bank.example/start'],
    ['/', undefined],
    ['/constructor', undefined],
    ['/__proto__', undefined],
  ])('%s redirects to %s', (path, expected) => {
    expect(target(path)).toBe(expected);
  });
});
