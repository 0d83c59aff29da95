/** Measures the scripts that each page of the build loads at first; exits with 1 when a page is over the budget. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@beranda/contract';
import { SCRIPT_BUDGET, weighScripts } from './script-weight.ts';
import { assetsFromBuild } from './server/http/assets.ts';
import { PAGE_IDS } from './src/routing/routes.ts';

const CLIENT_FILES = path.join(import.meta.dirname, 'dist', 'client');

type Manifest = Record<string, { file: string; src?: string }>;

/** Scripts that documents load besides the modules of their page. */
function listPlainScripts(): string[] {
  const manifest = JSON.parse(
    readFileSync(path.join(CLIENT_FILES, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  return Object.values(manifest).flatMap(({ src, file }) => (src?.endsWith('.js') ? [file] : []));
}

const assetsOf = assetsFromBuild(CLIENT_FILES);
const plain = listPlainScripts();

// The design collection has no budget: it is not for visitors.
const weights = PAGE_IDS.flatMap((page) =>
  LOCALES.map((locale) => {
    const { script, modules } = assetsOf(page, locale);
    return { page, locale, bytes: weighScripts(CLIENT_FILES, [...plain, script, ...modules]) };
  }),
).sort((a, b) => b.bytes - a.bytes);

for (const { page, locale, bytes } of weights)
  process.stdout.write(
    `${String(bytes).padStart(7)} ${bytes > SCRIPT_BUDGET ? 'TOO MUCH' : ''} ${page} ${locale}\n`,
  );
process.stdout.write(`${String(SCRIPT_BUDGET).padStart(7)} is the most that a page may load at first\n`);

if (weights.some(({ bytes }) => bytes > SCRIPT_BUDGET)) process.exitCode = 1;
