import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['migrations/**', '**/*.test.*'] });

/** Values that become part of a statement's text instead of its parameters (SQL injection). */
const INLINED: readonly (readonly [string, RegExp])[] = [
  ['raw SQL', /\bsql\.raw\(|\braw:|\bnew SQL\(/],
  // Only the tag `sql` binds values.
  [
    'a statement in an untagged template',
    /(?<!sql)`\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|FROM|JOIN|WHERE)\s[^`]*\$\{/,
  ],
  ['a statement put together', /(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE)\s[^'"`\n]*['"`]\s*\+/],
  ['a quoted value', /sql`[^`]*'\$\{/],
  ['its own access to Drizzle', /from '@payloadcms\/db-\w+'/],
];

/** The adapter configures Payload's packages; `sql.ts` is the only way to them for statements. */
const OWN_ACCESS = ['database/adapter.ts', 'database/sql.ts'];

const inlinedIn = (text: string) => INLINED.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

it('no source inlines a value in SQL', () => {
  const found = files.flatMap((file) => {
    const inlined = inlinedIn(readFileSync(path.join(SOURCE, file), 'utf8'));
    return inlined.map((what) => `${file.replaceAll(path.sep, '/')}: ${what}`);
  });
  expect(found.sort()).toEqual(OWN_ACCESS.map((file) => `${file}: its own access to Drizzle`));
});

it.each([
  ['sql.raw(text)', 'raw SQL'],
  ['execute({ drizzle, raw: text })', 'raw SQL'],
  [`query(\`SELECT pg_advisory_lock(\${key})\`)`, 'a statement in an untagged template'],
  ["'UPDATE t SET a = ' + a", 'a statement put together'],
  [`sql\`SELECT 1 WHERE a = '\${a}'\``, 'a quoted value'],
])('rejects %s', (text, what) => {
  expect(inlinedIn(text)).toContain(what);
});
