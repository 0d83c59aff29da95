import { expect, test } from 'vitest';
import { findLoaderData } from './loader-data.ts';

const sidebar = { title: 'Panduan', groups: [] };

test('the sidebar is found in the data of the matched routes', () => {
  expect(
    findLoaderData(
      [{ loaderData: { data: {} } }, { loaderData: undefined }, { loaderData: { sidebar } }],
      'sidebar',
    ),
  ).toBe(sidebar);
});

test.each([[undefined], [null], ['text'], [{}]])('data that is %j has no sidebar', (loaderData) => {
  expect(findLoaderData([{ loaderData }], 'sidebar')).toBeUndefined();
});
