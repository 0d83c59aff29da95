import { expect, it } from 'vitest';
import { brokenLinksIn } from './broken-links.ts';

const brokenIn = (document: object) =>
  brokenLinksIn(document, ['id'], 'https://bank.example', () => false).map(({ address }) => address);

it.each([
  ['an address', { url: '/a' }, ['/a']],
  ['an address of each language', { loginUrl: { id: '/a', en: '/b' } }, ['/a']],
  ['a rich text', { body: { root: { children: [{ type: 'link', fields: { url: '/a' } }] } } }, ['/a']],
  ['a text that begins with a slash', { unit: '/bulan', body: { type: 'text', text: '/tahun' } }, []],
  ['an announcement that is on', { banner: { isOn: true, link: { url: '/a' } } }, ['/a']],
  ['an announcement that is switched off', { banner: { isOn: false, link: { url: '/a' } } }, []],
  ['a section', { sections: [{ section: 'group', isShown: true }], group: { url: '/a' } }, ['/a']],
  ['a section of the usual order', { sections: [], group: { url: '/a' } }, ['/a']],
  ['a hidden section', { sections: [{ section: 'group', isShown: false }], group: { url: '/a' } }, []],
  [
    'a section that is not listed',
    { sections: [{ section: 'news', isShown: true }], group: { url: '/a' } },
    [],
  ],
  ['shortcuts', { sections: [{ section: 'news', isShown: true }], highlights: { url: '/a' } }, ['/a']],
])('finds the broken links of %s', (_what, document, links) => {
  expect(brokenIn(document)).toEqual(links);
});
