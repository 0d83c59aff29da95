import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@beranda/contract';
import type { DocumentContext } from '#src/app/site-config.tsx';
import { catalogueFile } from '#src/i18n/catalogue-file.ts';
import { pageFolder } from '#src/routing/page-folder.ts';
import { PAGE_TEXTS } from '#src/routing/page-texts.generated.ts';
import type { PageId } from '#src/routing/routes.ts';

export type Assets = DocumentContext['assets'];

/** The files that the document of a page links to or preloads. */
export type AssetsOf = (page: PageId | undefined, locale: Locale) => Assets;

/** The part of Vite's manifest that we use. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; src?: string }>;

const CLIENT_ENTRY = 'src/entry.client.tsx';
/** The font of nearly all text; the other one has rare letters. */
const FONT = 'fonts/basic.generated.woff2';

/** The source file of a page. */
export const pageSource = (page: PageId): string => `src/${pageFolder(page)}/page.tsx`;

/** The style sheet that only this page loads, where it has one. The build takes it as an input. */
export const pageStyles = (page: PageId): string => pageSource(page).replace(/tsx$/, 'css');

/**
 * Reads Vite's manifest once and memoizes the files of each page: the entry, its styles, and every module and catalogue
 * that the page imports. Documents preload all of them, which avoids a waterfall of imports.
 *
 * @throws Error when there is no build in the directory.
 */
export function assetsFromBuild(clientDirectory: string): AssetsOf {
  const manifestFile = path.join(clientDirectory, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  const font = manifest[FONT];
  if (!entry || !font) throw new Error(`${manifestFile} is not the manifest of a build of this site`);

  function collect(key: string, files: Set<string>): Set<string> {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  }

  const memoized = new Map<string, Assets>();
  return (page, locale) => {
    const key = `${page}:${locale}`;
    const cached = memoized.get(key);
    if (cached) return cached;
    const modules = collect(CLIENT_ENTRY, new Set());
    for (const part of ['shared' as const, ...(page ? PAGE_TEXTS[page] : [])])
      collect(`src/i18n/${catalogueFile(locale, part)}`, modules);
    if (page) collect(pageSource(page), modules);
    modules.delete(entry.file);
    const pageStyle = page && manifest[pageStyles(page)]?.file;
    const assets = {
      script: `/${entry.file}`,
      styles: [...(entry.css ?? []), ...(pageStyle ? [pageStyle] : [])].map((file) => `/${file}`),
      font: `/${font.file}`,
      modules: [...modules].map((file) => `/${file}`),
    };
    memoized.set(key, assets);
    return assets;
  };
}
