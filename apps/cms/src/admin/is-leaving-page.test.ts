import { expect, it } from 'vitest';
import { isLeavingPage } from './is-leaving-page.ts';

const current = 'https://cms.example/admin/record-case?x=1';
const link = { download: '', href: 'https://cms.example/admin/collections/cases', target: '' };
const click = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['another screen', {}],
  ['another query', { href: 'https://cms.example/admin/record-case' }],
  ['another site', { href: 'https://site.example/' }],
  ['its own tab by name', { target: '_self' }],
])('a link to %s leaves the page', (_what, more) => {
  expect(isLeavingPage({ ...link, ...more }, click, current)).toBe(true);
});

it.each([
  ['this page', { href: current }],
  ['an anchor on this page', { href: `${current}#main` }],
  ['a new tab', { target: '_blank' }],
  ['a download', { download: 'a.pdf' }],
  ['an e-mail address', { href: 'mailto:a@bank.example' }],
])('a link to %s does not', (_what, more) => {
  expect(isLeavingPage({ ...link, ...more }, click, current)).toBe(false);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'nor does a click with %o',
  (more) => {
    expect(isLeavingPage(link, { ...click, ...more }, current)).toBe(false);
  },
);
