import crypto from 'node:crypto';
import { afterAll } from 'vitest';

/**
 * Set-up of the integration tests: hashes passwords with one iteration. Payload's 600,000 take 0.15 s, for each of thousands
 * of accounts and sign-ins. The browser tests use the real number, and a test compares the one that is asked for.
 */
const original = crypto.pbkdf2;
crypto.pbkdf2 = (password, salt, _iterations, keyLength, digest, callback) =>
  original(password, salt, 1, keyLength, digest, callback);
afterAll(() => {
  crypto.pbkdf2 = original;
});
