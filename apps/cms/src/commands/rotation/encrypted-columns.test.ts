import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');

it('everything that is encrypted is rotated', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.test.*'] });
  const encrypting = files.filter((file) =>
    /\bencryptText\(|createCipheriv/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
  );
  // Code that encrypts in another place needs a row in ENCRYPTED_COLUMNS, unless it is not stored.
  expect(encrypting.sort()).toEqual([
    'collections/cases/sensitive-answers.ts',
    'collections/users/mails/account-mail.ts',
    // A cookie of minutes.
    'collections/users/oidc/provider.ts',
    'collections/users/second-factor/stored-second-factor.ts',
    'security/encrypted-text.ts',
  ]);
});
