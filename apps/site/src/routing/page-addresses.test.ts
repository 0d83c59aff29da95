import { isReservedAddress, productTypes } from '@beranda/contract';
import { expect, it } from 'vitest';
import { ALL_PAGE_IDS, definitionOf } from './routes.ts';

/** Two-segment paths of the site's own pages. */
const ownAddresses = ALL_PAGE_IDS.filter((page) => page !== 'cmsPage')
  .flatMap((page) => {
    const { path, aliases = [] } = definitionOf(page);
    return [path, ...aliases.map((alias) => alias.path)];
  })
  .filter((path) => path.split('/').length === 3)
  .map((path) => path.slice(1).replace(/:\w+/, 'apa-saja'));

it.each(ownAddresses)('editors cannot create a product or page at /%s', (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

it.each(productTypes)('editors can create products below /%s', (type) => {
  expect(isReservedAddress(`${type}/contoh`)).toBe(false);
});
