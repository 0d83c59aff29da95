import { describe, expect, it } from 'vitest';
import { ROOT_DATA } from '../../testing/render-layout.tsx';
import { rootDataOf } from './navigations-response.ts';

const { data, settings } = ROOT_DATA;
const bar = data['Navigation Bar'];
const known = { ...ROOT_DATA, settings: { ...settings, bankName: 'Bank Lama' }, copyrightYear: 2025 };

describe('a response with menus', () => {
  it('is taken as it is if it is complete', () => {
    expect(rootDataOf(ROOT_DATA, known)).toEqual(ROOT_DATA);
    expect(rootDataOf(ROOT_DATA, undefined)).toEqual(ROOT_DATA);
  });

  it('needs neither settings nor a right menu in its bar', () => {
    const menus = {
      'Navigation Bar': { 'Left Menu': [{ text: 'News', url: '/news' }] },
      Footer: data.Footer,
    };
    expect(rootDataOf({ data: menus }, known)).toEqual({
      data: {
        'Navigation Bar': { 'Left Menu': [{ text: 'News', url: '/news' }], 'Right Menu': bar['Right Menu'] },
        Footer: data.Footer,
      },
      settings: known.settings,
      copyrightYear: 2025,
    });
  });

  it('is not enough while the settings are unknown', () => {
    expect(rootDataOf({ data }, undefined)).toBeUndefined();
  });
});

it.each([
  ['null', null],
  ['a text', 'Hello'],
  ['no data', { settings }],
  ['empty data', { data: {}, settings }],
  ['no footer', { data: { 'Navigation Bar': bar }, settings }],
  ['half a footer', { data: { ...data, Footer: { 'Left Menu': [] } }, settings }],
  ['no bar', { data: { Footer: data.Footer }, settings }],
  ['an empty bar', { data: { ...data, 'Navigation Bar': { ...bar, 'Left Menu': [] } }, settings }],
  ['another type', { data: { ...data, 'Navigation Bar': { 'Left Menu': 'News' } }, settings }],
])('a response with %s has no menus', (_what, body) => {
  expect(rootDataOf(body, ROOT_DATA)).toBeUndefined();
});
