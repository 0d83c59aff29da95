import { expect, it } from 'vitest';
import { isLeakedPassword } from './leaked-passwords.ts';

it.each([
  '123456789987654321',
  'qwerty123456',
  'QWERTY123456',
  'Administrator',
  'unbelievable',
  'Password2026!!',
  'iloveyou 2026',
])('%s is leaked', async (password) => {
  expect(await isLeakedPassword(password)).toBe(true);
});

it.each([
  'kata sandi untuk uji coba',
  'correct horse battery staple',
  '!!!! 2026 !!!!',
  'kuda baterai 2026',
  '',
])('%s is not leaked', async (password) => {
  expect(await isLeakedPassword(password)).toBe(false);
});
