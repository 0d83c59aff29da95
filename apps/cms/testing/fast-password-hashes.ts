import crypto from 'node:crypto';

/**
 * Hashes passwords with one iteration, in the integration tests and the processes that they start. Payload's 600,000 take
 * 0.15 s, for each of thousands of accounts and sign-ins. The browser tests use them, and a test compares their number.
 */
const original = crypto.pbkdf2;
const NAME = 'pbkdf2WithOneIteration';

// Set-up files run before each test file.
if (original.name !== NAME) {
  const withOneIteration: typeof original = (password, salt, _iterations, keyLength, digest, callback) =>
    original(password, salt, 1, keyLength, digest, callback);
  crypto.pbkdf2 = Object.defineProperty(withOneIteration, 'name', { value: NAME });
}
