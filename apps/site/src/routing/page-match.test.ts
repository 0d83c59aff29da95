import { describe, expect, it } from 'vitest';
import { addressesOf, canonicalTarget, matchPage } from './page-match.ts';

describe('a page with other addresses', () => {
  const ID = ['/business-consultation/business-consultation', '/business-consultation'];
  const EN = [
    '/en/business-consultation/business-consultation',
    '/en/business-consultation',
    '/en/en/business-consultation',
  ];

  it('is found under each of them, and only in the languages that they are for', () => {
    expect(addressesOf('businessConsultation', 'id')).toEqual(ID);
    expect(addressesOf('businessConsultation', 'en')).toEqual(EN);
    for (const address of ID)
      expect(matchPage(address)).toMatchObject({ page: 'businessConsultation', locale: 'id' });
    for (const address of EN)
      expect(matchPage(address)).toMatchObject({ page: 'businessConsultation', locale: 'en' });
    expect(matchPage('/en/en/en/business-consultation').page).toBeUndefined();
    // Any two segments may be those of a page that editors made; whether there is one, its loader finds out.
    expect(matchPage('/en/en/news').page).toBe('cmsPage');
    expect(matchPage('/en/en').page).toBeUndefined();
  });

  it('has data of its own under each, so that the browser finds what the server sent', () => {
    const ids = [...ID, ...EN].map((address) => matchPage(address).routeId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the canonical target of an address', () => {
  it.each([
    ['/', '', '/'],
    ['/en', '', '/en'],
    ['/en/', '', '/en'],
    ['/news/', 'page=2&utm_source=x', '/news?page=2'],
    ['/en/en/news', '', '/en/en/news'],
    ['/en/en/business-consultation', 'sent', '/en/en/business-consultation?sent='],
    ['/register-product', 'x=1&product=kpr&product=giro', '/register-product?product=kpr'],
  ])('of %s with %s is %s', (pathname, search, target) => {
    expect(canonicalTarget(pathname, search)).toBe(target);
  });
});
