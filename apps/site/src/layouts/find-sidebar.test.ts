import { expect, test } from 'vitest';
import { findSidebar } from './find-sidebar.ts';

const sidebar = { title: 'Panduan', groups: [] };

test('the sidebar is found in the data of the matched routes', () => {
  expect(
    findSidebar([{ loaderData: { data: {} } }, { loaderData: undefined }, { loaderData: { sidebar } }]),
  ).toBe(sidebar);
});

test.each([[undefined], [null], ['text'], [{}]])('data that is %j has no sidebar', (loaderData) => {
  expect(findSidebar([{ loaderData }])).toBeUndefined();
});
