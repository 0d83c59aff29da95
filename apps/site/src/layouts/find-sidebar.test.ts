import { expect, test } from 'vitest';
import { findSidebar } from './find-sidebar.ts';

const sidebar = { title: 'Panduan', groups: [] };

test('the list is found among the data of the matched routes', () => {
  expect(
    findSidebar([{ loaderData: { data: {} } }, { loaderData: undefined }, { loaderData: { sidebar } }]),
  ).toBe(sidebar);
});

test.each([[undefined], [null], ['text'], [{}]])('data that is %j has no list', (loaderData) => {
  expect(findSidebar([{ loaderData }])).toBeUndefined();
});
