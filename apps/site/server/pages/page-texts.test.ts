import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageSource } from '#server/http/assets.ts';
import { errorCatalogue } from '#src/content/transport/error-catalogue.ts';
import * as shared from '#src/i18n/catalogues/id/shared.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';

const SITE = path.join(import.meta.dirname, '../..');

/** `from './x.ts'`, `import './x.ts'` and `import('./x.ts')`: what is loaded late is used, too. Types are not. */
const IMPORT = /(?<!\b(?:import|export) type [^;]*)(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']*\.tsx?)'/g;
const GLOB = /\bimport\.meta\.glob[^(]*\(\s*'([^']+)'/g;
const NAMESPACE = /\buseTranslations\(\s*'(\w+)/g;

/** Imports of these are addresses of pages and of catalogues, which say nothing of who uses what. */
const TABLES = ['src/routing/routes.ts', 'src/i18n/messages.ts'];

/** The files of this site that a file imports, relative to the site. */
function importsOf(file: string, source: string): string[] {
  const folder = path.dirname(file);
  const named = [...source.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.join(folder, name),
  );
  const collected = [...source.matchAll(GLOB)].flatMap(([, pattern = '']) =>
    globSync(path.join(folder, pattern), { cwd: SITE }),
  );
  return [...named, ...collected];
}

/** A file and all that it leads to, now or later, with their sources. */
function reachedFrom(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const source = readFileSync(path.join(SITE, file), 'utf8');
  found.set(file, source);
  if (!TABLES.includes(file)) for (const next of importsOf(file, source)) reachedFrom(next, found);
  return found;
}

/** The namespaces that a file, and all that it leads to, takes texts from and that do not come with every page. */
function pageTextsUsedFrom(file: string): string[] {
  const sources = [...reachedFrom(file).values()].join('\n');
  const used = new Set([...sources.matchAll(NAMESPACE)].map(([, name = '']) => name));
  return [...used].filter((name) => !(name in shared)).sort();
}

describe('the texts of a page', () => {
  it.each(PAGE_IDS)('%s names those that it uses, and no others', (page) => {
    expect([...(definitionOf(page).texts ?? [])].sort()).toEqual(pageTextsUsedFrom(pageSource(page)));
  });

  it('are none but everybody’s in what surrounds pages and what stands in for them', () => {
    expect(pageTextsUsedFrom('src/entry.client.tsx')).toEqual([]);
  });

  it('are everybody’s where an error is told by the full name of its text', () => {
    for (const situation of Object.values(errorCatalogue)) {
      if ('title' in situation) expect(shared).toHaveProperty(situation.title);
      if ('text' in situation) expect(shared).toHaveProperty(situation.text);
    }
  });

  it('are asked for by the namespace, save on the screens of errors', () => {
    const others = globSync('src/**/*.{ts,tsx}', {
      cwd: SITE,
      exclude: ['src/pages/errors/**', 'src/**/*.test.*'],
    });
    const unnamed = others.filter((file) =>
      /\buseTranslations\((?!\s*')/.test(readFileSync(path.join(SITE, file), 'utf8')),
    );
    expect(unnamed).toEqual([]);
  });

  it('are looked for in late parts, behind short paths and in whole collections', () => {
    expect([...reachedFrom(pageSource('contactUs')).keys()]).toEqual(
      expect.arrayContaining([
        'src/features/forms/contact/contact-form.tsx',
        'src/components/form/fields.tsx',
      ]),
    );
    expect([...reachedFrom(pageSource('design')).keys()]).toContain('src/components/form/form.examples.tsx');
    expect([...reachedFrom('src/entry.client.tsx').keys()]).toContain(
      'src/layouts/consent/consent-notice.tsx',
    );
  });

  it('are not looked for in what lends a type only', () => {
    const source =
      "import type { A } from './a.ts';\nimport { b } from './b.ts';\nexport type { C } from './c.ts';";
    expect(importsOf('src/x.ts', source)).toEqual(['src/b.ts']);
  });
});
