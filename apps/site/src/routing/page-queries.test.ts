import { expect, it, vi } from 'vitest';
import type { Parameter } from '#src/content/page-query.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { SENT_PARAMETER } from '#src/features/forms/form-ids.ts';
import { pageAddressOf } from './page-address.ts';
import { matchPage } from './page-match.ts';
import { pageQueries } from './page-queries.generated.ts';
import { definitionOf, ownPathsOf, PAGE_IDS, type PageId } from './routes.ts';

const OFFERED = 'Kota Contoh';

/** A path of the page. */
const exampleOf = (page: PageId) => (ownPathsOf(page)[0] ?? '').replaceAll(/:\w+/g, 'contoh');

const cases = PAGE_IDS.flatMap((page) => {
  const query = pageQueries[page];
  if (!query) return [];
  const own = exampleOf(page);
  return Object.entries(query.parameters).map(([name, parameter]) => ({
    page,
    name,
    parameter,
    query,
    path: own,
    valid: validText(parameter),
  }));
});

function validText(parameter: Parameter): string {
  if (parameter.kind === 'page') return '2';
  if (parameter.kind === 'text') return '1.000';
  return parameter.values?.findLast((value) => value !== parameter.defaultValue) ?? OFFERED;
}

function request({ path, query }: (typeof cases)[number], search: string) {
  const reportUnknown = vi.fn();
  const address = pageAddressOf(path, search);
  const offered = Object.fromEntries(Object.keys(query.parameters).map((name) => [name, [OFFERED]]));
  const input = { query: address.query, pathname: path, doNotCache() {}, reportUnknown };
  return { address, reportUnknown, read: () => readQuery(query, input, offered) };
}

it('links of a query lead to a page that declares it', () => {
  for (const { query, path, page: declaring } of cases) {
    const isVariant = query.path !== definitionOf(declaring).path;
    const { page } = matchPage(isVariant ? query.path : path);
    expect(page && pageQueries[page]).toBe(query);
  }
  expect(new Set(cases.map(({ page }) => page)).size).toBeGreaterThan(20);
});

it.each(cases)('$page: $name has the same cache key and link for a valid value', (one) => {
  const { name, parameter, path, query, valid } = one;
  const { address, reportUnknown, read } = request(one, `${name}=${valid}&utm_source=mail`);
  expect(address.isCached).toBe(parameter.isCached);
  const values = read();
  expect(String(values[name])).toBe(valid);
  expect(query.url(values, path)).toBe(address.target);
  expect(query.canonical(values)).toBe(parameter.isCanonical ? query.text(values) : '');
  expect(reportUnknown).not.toHaveBeenCalled();
});

const choices = cases.filter(({ parameter }) => parameter.kind === 'choice');

it.each(choices)('$page: an invalid $name is reported, and the default is shown', (one) => {
  const { name, parameter, path, query } = one;
  const { reportUnknown, read } = request(one, `${name}=tidak-ada`);
  const values = read();
  expect(values[name]).toBe(parameter.defaultValue);
  expect(reportUnknown).toHaveBeenCalledWith('tidak-ada');
  expect(query.url(values, path) + query.canonical(values)).toBe(path);
});

const lists = cases.filter(({ parameter }) => parameter.kind === 'page');

it.each(lists)('$page: an invalid page number is 404', (one) => {
  expect(request(one, 'page=tidak-ada').read).toThrow(expect.objectContaining({ statusCode: 404 }));
});

it.each([...choices, ...lists])('$page: an empty $name and the default are not in the cache key', (one) => {
  for (const value of ['', String(one.parameter.defaultValue ?? '')])
    expect(pageAddressOf(one.path, `${one.name}=${value}`)).toMatchObject({
      target: one.path,
      isCached: true,
    });
});

it.each(PAGE_IDS.filter((page) => definitionOf(page).form))(
  '%s has the parameter that marks the success page of its form',
  (page) => {
    expect(pageAddressOf(definitionOf(page).path, SENT_PARAMETER).query.has(SENT_PARAMETER)).toBe(true);
  },
);

it.each(PAGE_IDS)('%s ignores a parameter that it does not declare', (page) => {
  const path = exampleOf(page);
  expect(pageAddressOf(path, 'utm_source=mail&tidak_ada=1')).toMatchObject({ target: path, isCached: true });
});
