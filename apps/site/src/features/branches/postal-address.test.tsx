import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { PostalAddress } from './postal-address.tsx';

const bandung = {
  address: 'Jl. Cihapit Baru No. 17',
  district: 'Coblong',
  postalCode: '40114',
  city: 'Bandung',
  provinceName: 'West Java',
};

test('on English pages the address is marked as Indonesian and not to be translated, and its province is neither', () => {
  expect(renderMarkup(<PostalAddress place={bandung} />, '/en/branches')).toBe(
    '<span lang="id" translate="no">Jl.\u00A0Cihapit Baru No.\u00A017<br/>Coblong, Bandung 40114</span>, West Java',
  );
  expect(renderMarkup(<PostalAddress place={{ ...bandung, postalCode: null }} />, '/en/branches')).toBe(
    '<span lang="id" translate="no">Jl.\u00A0Cihapit Baru No.\u00A017<br/>Coblong, Bandung</span>, West Java',
  );
});

test('a city that is a province is named once, and its districts name the city', () => {
  const jakarta = {
    ...bandung,
    district: 'Jakarta Pusat',
    postalCode: null,
    city: 'Jakarta',
    provinceName: 'Jakarta',
  };
  expect(renderMarkup(<PostalAddress place={jakarta} />)).toBe(
    '<span lang="id" translate="no">Jl.\u00A0Cihapit Baru No.\u00A017<br/>Jakarta Pusat</span>',
  );
});
