import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@beranda/contract';
import type { DocumentContext } from '#src/app/site-config.tsx';
import { catalogueFile } from '#src/i18n/catalogue-file.ts';
import { pageFolder } from '#src/routing/page-folder.ts';
import { PAGE_TEXTS } from '#src/routing/page-texts.generated.ts';
import type { PageId } from '#src/routing/routes.ts';

export type Assets = DocumentContext['assets'];

/** Which files a page's document names. */
export type AssetsOf = (page: PageId | undefined, locale: Locale) => Assets;

/** The part of Vite's manifest that we use. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; src?: string }>;

const CLIENT_ENTRY = 'src/entry.client.tsx';

/** Where the module of a page stands. */
export const pageSource = (page: PageId): string => `src/${pageFolder(page)}/page.tsx`;

/** Where a page has styles of its own, which the site's other pages do not load; the build names them as an input. */
export const pageStyles = (page: PageId): string => pageSource(page).replace(/tsx$/, 'css');

/**
 * Reads the manifest of a build once and answers from it: the entry, its styles, and every module and all texts that
 * the page will import, so that the browser asks for all of them at the same time.
 *
 * @throws Error when there is no build in the directory.
 */
export function assetsFromBuild(clientDirectory: string): AssetsOf {
  const manifestFile = path.join(clientDirectory, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  if (!entry || !font) throw new Error(`${manifestFile} holds no build of this site`);

  function collect(key: string, found: Set<string>): Set<string> {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  }

  const answers = new Map<string, Assets>();
  return (page, locale) => {
    const key = `${page}:${locale}`;
    const known = answers.get(key);
    if (known) return known;
    const modules = collect(CLIENT_ENTRY, new Set());
    for (const part of ['shared' as const, ...(page ? PAGE_TEXTS[page] : [])])
      collect(`src/i18n/${catalogueFile(locale, part)}`, modules);
    if (page) collect(pageSource(page), modules);
    modules.delete(entry.file);
    const own = page && manifest[pageStyles(page)]?.file;
    const assets = {
      script: `/${entry.file}`,
      styles: [...(entry.css ?? []), ...(own ? [own] : [])].map((file) => `/${file}`),
      font: `/${font.file}`,
      modules: [...modules].map((file) => `/${file}`),
    };
    answers.set(key, assets);
    return assets;
  };
}
