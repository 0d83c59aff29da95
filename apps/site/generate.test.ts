import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#src/content/transport/error-catalogue.ts';
import { CALCULATOR_TEXTS } from '#src/features/calculators/calculator-texts.tsx';
import * as shared from '#src/i18n/catalogues/id/shared.ts';
import { pageFolder } from '#src/routing/page-folder.ts';
import type { PageId } from '#src/routing/routes.ts';
import { generatedFiles, importsOf, namespacesUsedFrom, queriesIn, reachedFrom } from './generate.ts';

const SITE = import.meta.dirname;
const pageSource = (page: PageId) => `src/${pageFolder(page)}/page.tsx`;

it.each(Object.entries(generatedFiles()))(
  '%s is up to date (npm run generate -w @beranda/site)',
  (file, text) => {
    expect(readFileSync(path.join(SITE, file), 'utf8')).toBe(text);
  },
);

it('a query is found by its path, and one that would not be found is rejected', () => {
  const source = "export const newsQuery = pageQuery('/news', { page: pageNumber });";
  const found = { name: 'newsQuery', path: '/news', file: 'src/news-query.ts' };
  expect(queriesIn('src/news-query.ts', source)).toEqual([found]);
  expect(() => queriesIn('src/news-query.ts', source.replace('export ', ''))).toThrow('declare a query as');
  expect(() => queriesIn('src/page.tsx', source)).toThrow('declare a query as');
});

describe('namespaces of a page', () => {
  it('are the shared ones in layouts and error screens', () => {
    expect(namespacesUsedFrom('src/entry.client.tsx')).toEqual([]);
  });

  it('of texts that errors name in full are the shared ones', () => {
    for (const situation of Object.values(errorCatalogue)) {
      if ('title' in situation) expect(shared).toHaveProperty(situation.title);
      if ('text' in situation) expect(shared).toHaveProperty(situation.text);
    }
  });

  it('are named in useTranslations, except on error screens', () => {
    const others = globSync('src/**/*.{ts,tsx}', {
      cwd: SITE,
      // The keys of calculators are restricted to named namespaces by their type.
      exclude: ['src/pages/errors/**', 'src/**/*.test.*', 'src/features/calculators/use-calculator-texts.ts'],
    });
    const unnamed = others.filter((file) =>
      /\buseTranslations\((?!\s*')/.test(readFileSync(path.join(SITE, file), 'utf8')),
    );
    expect(unnamed).toEqual([]);
  });

  it('include lazy imports, import aliases and globs', () => {
    expect([...reachedFrom(pageSource('contactUs')).keys()]).toEqual(
      expect.arrayContaining(['src/features/forms/site-form.tsx', 'src/components/form/text-field.tsx']),
    );
    expect([...reachedFrom(pageSource('design')).keys()]).toContain('src/components/form/form.examples.tsx');
    expect([...reachedFrom('src/entry.client.tsx').keys()]).toContain(
      'src/layouts/consent/consent-notice.tsx',
    );
  });

  it('of calculators are loaded with them, not with their pages', () => {
    const calculators = globSync('src/features/calculators/*/*-calculator.tsx', { cwd: SITE });
    expect(calculators).toHaveLength(3);
    for (const file of calculators)
      expect(CALCULATOR_TEXTS, file).toEqual(expect.arrayContaining(namespacesUsedFrom(file)));
    expect(namespacesUsedFrom(pageSource('cmsPage'))).toEqual(['products']);
  });

  it('exclude type-only imports', () => {
    const source =
      "import type { A } from './a.ts';\nimport { b } from './b.ts';\nexport type { C } from './c.ts';";
    expect(importsOf('src/x.ts', source)).toEqual(['src/b.ts']);
  });
});
