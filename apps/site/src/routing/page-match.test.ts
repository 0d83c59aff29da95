import { describe, expect, it } from 'vitest';
import { pageAddressOf } from './page-address.ts';
import { addressesOf, matchPage, matchPageOrDesign } from './page-match.ts';

describe('a page with aliases', () => {
  const ID = ['/business-consultation/business-consultation', '/business-consultation'];
  const EN = [
    '/en/business-consultation/business-consultation',
    '/en/business-consultation',
    '/en/en/business-consultation',
  ];

  it('matches each alias, only in the languages of the alias', () => {
    expect(addressesOf('businessConsultation', 'id')).toEqual(ID);
    expect(addressesOf('businessConsultation', 'en')).toEqual(EN);
    for (const address of ID)
      expect(matchPage(address)).toMatchObject({ page: 'businessConsultation', locale: 'id' });
    for (const address of EN)
      expect(matchPage(address)).toMatchObject({ page: 'businessConsultation', locale: 'en' });
    expect(matchPage('/en/en/en/business-consultation').page).toBeUndefined();
    // Any two segments match the page type of the editors; its loader checks whether the page exists.
    expect(matchPage('/en/en/news').page).toBe('cmsPage');
    expect(matchPage('/en/en').page).toBeUndefined();
  });

  it('has a route id per alias, so that the browser finds the loader data of the server', () => {
    const ids = [...ID, ...EN].map((address) => matchPage(address).routeId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the canonical target of a URL', () => {
  it.each([
    ['/', '', '/'],
    ['/en', '', '/en'],
    ['/en/', '', '/en'],
    ['/news/', 'page=2&utm_source=x', '/news?page=2'],
    ['/en/en/news', '', '/en/en/news'],
    ['/en/en/business-consultation', 'sent', '/en/en/business-consultation?sent='],
    ['/register-product', 'x=1&product=kpr&product=giro', '/register-product?product=kpr'],
  ])('of path %s with query %s is %s', (pathname, search, target) => {
    expect(pageAddressOf(pathname, search).target).toBe(target);
  });
});

it('pages of the design collection match only where they are included', () => {
  expect(matchPage('/design').page).toBeUndefined();
  expect(matchPageOrDesign('/en/design')).toMatchObject({ page: 'design', locale: 'en' });
  expect(matchPageOrDesign('/design/with-sidebar').page).toBe('designSidebar');
  expect(matchPageOrDesign('/news').page).toBe('news');
});
