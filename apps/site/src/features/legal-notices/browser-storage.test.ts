import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@beranda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '#src/i18n/messages.ts';
import { BROWSER_STORAGE, browserStorageIn } from './browser-storage.server.ts';

const SITE = path.resolve(import.meta.dirname, '../../..');

/** Code that sets a cookie or writes web storage, or names what others set. */
const SETS =
  /\bsetCookie\(|document\.cookie =|_COOKIE\b|writeStored\(|(?:local|session)Storage\.|\.setItem\(|ScrollRestoration/;
const NAME = /['"`](beranda[_:][\w:-]+?_?)(?=['"`]|\$\{)/g;

/** In these files too, but neither a cookie nor a key. */
const OTHERS = ['beranda:privacy-choices'];

function namesInCode(): string[] {
  const files = globSync('{src,server}/**/*.{ts,tsx,js}', { cwd: SITE }).filter(
    (file) => !/\.test\.tsx?$|browser-storage\.server/.test(file),
  );
  const names = files.flatMap((file) => {
    const source = readFileSync(path.join(SITE, file), 'utf8');
    if (!SETS.test(source)) return [];
    const scroll = source.includes('<ScrollRestoration') ? ['react-router-scroll-positions'] : [];
    return [...scroll, ...[...source.matchAll(NAME)].map(([, name = '']) => name.replace(/_$/, '_*'))];
  });
  return [...new Set(names)].filter((name) => !OTHERS.includes(name)).sort();
}

describe('the table of cookies and storage', () => {
  beforeAll(() => Promise.all(LOCALES.map((locale) => loadMessages(locale, ['browserStorage']))));

  it('names every cookie and every key that the code sets, and no other', () => {
    const named = BROWSER_STORAGE.map(({ name }) => name ?? 'beranda_locale');
    expect(namesInCode()).toEqual([...named].sort());
  });

  it.each(LOCALES)('describes in %s what each is for and how long it is stored', (locale) => {
    for (const row of browserStorageIn(locale, { hasStatistics: true, hasRecaptcha: true }).rows)
      for (const text of [row.kind, row.purpose, row.time])
        expect(text, `${row.name}`).toMatch(/^\p{L}|^\d/u);
  });

  it('lists the third-party services of this installation', () => {
    const used = browserStorageIn('en', { hasStatistics: true, hasRecaptcha: true });
    expect(used.notes.join(' ')).toMatch(/YouTube.*reCAPTCHA.*Privacy choices/);
    expect(used.rows.map(({ name }) => name)).toContain('beranda:consent');
    const unused = browserStorageIn('en', { hasStatistics: false, hasRecaptcha: false });
    expect(unused.notes.join(' ')).not.toMatch(/reCAPTCHA|Privacy choices/);
    expect(unused.notes).toContain('This site uses no service for visit statistics.');
    expect(unused.rows.map(({ name }) => name)).not.toContain('beranda:consent');
  });

  it.each([
    ['id', 'membuka lagi formulir yang isiannya masih tersimpan'],
    ['en', 'reopen one whose entries are still kept'],
  ] as const)('has a note in %s that reCAPTCHA is also loaded with a restored draft', (locale, text) => {
    const { notes } = browserStorageIn(locale, { hasStatistics: false, hasRecaptcha: true });
    expect(notes.join(' ')).toContain(text);
  });

  it('has the key under which the router keeps scroll positions', () => {
    const router = path.resolve(SITE, '../../node_modules/react-router/dist/production/lib/dom/lib.js');
    expect(readFileSync(router, 'utf8')).toContain('react-router-scroll-positions');
  });
});
