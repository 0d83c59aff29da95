import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';

/** The documents; the demonstration's texts are content. */
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{apps,bench,e2e,packages,scripts}/{*,*/*}.md', 'apps/cms/seed/*.md'],
  { cwd: ROOT },
).sort();

const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).sort();

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

/** The anchors of a document's headings. @param {string} file */
function anchorsOf(file) {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links to other documents and files that lead nowhere. @param {string} file */
function brokenLinks(file) {
  const text = read(file).replaceAll(/`[^`]*`/g, '');
  return [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
    .filter(([, path = '', anchor]) => {
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    })
    .map(([link]) => link);
}

/** A whole path from the root, or with a placeholder such as `<name>` or `{id,en}`. */
const NAMED_PATH = /`((?:apps|packages|docs|scripts|e2e|bench)\/[\w@.<>{},*/-]+)`/g;

/** Paths from the root that do not exist. @param {string} file */
function missingPaths(file) {
  return [...read(file).matchAll(NAMED_PATH)]
    .map(([, path = '']) => path)
    .filter((path) => globSync(path.replaceAll(/<[^>]*>/g, '*'), { cwd: ROOT }).length === 0);
}

/** Scripts of `npm run`, with the workspace that has to have them, that do not exist. @param {string} file */
function missingScripts(file) {
  return [...read(file).matchAll(/npm run ([\w:-]+)(?: -w @beranda\/(\w+))?/g)]
    .filter(([, script = '', workspace]) => {
      const places = workspace ? [`{apps,packages}/${workspace}`, workspace] : ['.', 'apps/cms'];
      const manifests = globSync(
        places.map((place) => join(place, 'package.json')),
        { cwd: ROOT },
      );
      return !manifests.some((manifest) => script in (JSON.parse(read(manifest)).scripts ?? {}));
    })
    .map(([command]) => command);
}

it.each(documents)('%s names links, paths and scripts that exist', (file) => {
  expect([...brokenLinks(file), ...missingPaths(file), ...missingScripts(file)]).toEqual([]);
});

/** Settings that one application does not read: of `npm start`, and of the build. */
const OTHER_SETTINGS = ['BERANDA_SEED', 'CMS_BUILD_ID'];
/** Set by the commands themselves, and by benchmarks. */
const NO_SETTINGS = ['NODE_ENV', 'BERANDA_BENCH'];

it('.env.example has all settings of the two applications', () => {
  const sources = ['apps/site/server/env.ts', 'apps/cms/src/env.ts'].map(read).join('\n');
  const names = [...sources.matchAll(/^ +([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name);
  const settings = names.filter((name) => !NO_SETTINGS.includes(name));
  const explained = [...read('.env.example').matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
  expect([...explained].sort()).toEqual([...new Set([...settings, ...OTHER_SETTINGS])].sort());
});

/** Words of a decision without its tables of measurements. @param {string} text */
const wordsOf = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .map((line) => line.replace(/^\s*[-#]*\s/, ''))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;

it.each(decisions)('%s has its headings and at most 380 words, and is listed', (file) => {
  const text = read(file);
  const [, number = '', title = ''] = /^# (\d+)\. (.*)$/m.exec(text) ?? [];
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
    'Context',
    'Decision',
    'Consequences',
  ]);
  expect(wordsOf(text)).toBeLessThanOrEqual(380);
  expect(read('docs/decisions/README.md')).toContain(
    `${number}. [${title}](${file.slice('docs/decisions/'.length)})`,
  );
});
