import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssetsOf, assetsFromBuild } from './assets.ts';

const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports });

const texts = ['shared', 'contact', 'form', 'home', 'news', 'pagination'].flatMap((name) =>
  ['id', 'en'].map((locale) => [`src/i18n/catalogues/${locale}/${name}.ts`, chunk(`${name}-${locale}`)]),
);

const MANIFEST = {
  'src/entry.client.tsx': { ...chunk('entry', ['_libraries']), css: ['assets/site.css'] },
  _libraries: chunk('libraries'),
  _card: chunk('card'),
  'src/pages/news/page.tsx': chunk('news-page', ['_libraries', '_card']),
  'src/pages/contact-us/page.tsx': {
    ...chunk('contact-page'),
    dynamicImports: ['src/features/forms/site-form.tsx'],
  },
  'src/features/forms/site-form.tsx': chunk('contact-form'),
  'src/design/pages/design/page.css': { file: 'assets/design.css' },
  'fonts/basic.generated.woff2': { file: 'assets/font.woff2' },
  ...Object.fromEntries(texts),
};

let directory: string;
let assetsOf: AssetsOf;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'beranda-assets-'));
  await mkdir(path.join(directory, '.vite'));
  await writeFile(path.join(directory, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  assetsOf = assetsFromBuild(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const modulesOf = (...parameters: Parameters<AssetsOf>) =>
  assetsOf(...parameters).modules.map((address) => path.basename(address, '.js'));

describe('the files that a document names', () => {
  it('are the page, what it imports, and its texts in its language', () => {
    expect(modulesOf('news', 'id')).toEqual([
      'libraries',
      'shared-id',
      'news-id',
      'pagination-id',
      'news-page',
      'card',
    ]);
    expect(modulesOf('news', 'en')).toEqual(expect.arrayContaining(['shared-en', 'news-en']));
  });

  it('are not what the page loads late', () => {
    expect(modulesOf('contactUs', 'en')).toEqual([
      'libraries',
      'shared-en',
      'contact-en',
      'form-en',
      'contact-page',
    ]);
  });

  it('are those of every page where there is none', () => {
    expect(modulesOf(undefined, 'en')).toEqual(['libraries', 'shared-en']);
  });

  it('hold the styles of all pages, and those of the page', () => {
    expect(assetsOf('news', 'id').styles).toEqual(['/assets/site.css']);
    expect(assetsOf('design', 'id').styles).toEqual(['/assets/site.css', '/assets/design.css']);
  });
});
