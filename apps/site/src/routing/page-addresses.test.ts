import { isReservedAddress } from '@beranda/contract';
import { expect, it } from 'vitest';
import { definitionOf, PAGE_IDS } from './routes.ts';

/** Addresses of two parts that a page of the site answers, other than those that editors give. */
const ownAddresses = PAGE_IDS.filter((page) => page !== 'cmsPage')
  .flatMap((page) => {
    const { path, aliases = [] } = definitionOf(page);
    return [path, ...aliases.map((alias) => alias.path)];
  })
  .filter((path) => path.split('/').length === 3)
  .map((path) => path.slice(1).replace(/:\w+/, 'apa-saja'));

it.each(ownAddresses)('editors can put neither product nor page at /%s', (address) => {
  expect(isReservedAddress(address)).toBe(true);
});
