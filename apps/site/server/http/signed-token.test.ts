import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSigner } from './signed-token.ts';

const SECRET = 'a-secret-for-tests-only-0123456789';
const schema = z.object({ form: z.string() });
const signer = createSigner(SECRET, 'tests', schema);
const token = signer.sign({ form: 'contact' });

it('reads what an instance with the same secret signed', () => {
  expect(createSigner(SECRET, 'tests', schema).verify(token)).toEqual({ form: 'contact' });
});

it.each([
  ['of another purpose', createSigner(SECRET, 'others', schema).sign({ form: 'contact' })],
  ['of another secret', createSigner(`${SECRET}x`, 'tests', schema).sign({ form: 'contact' })],
  ['with other content', `${btoa('{"form":"other"}')}.${token.split('.')[1]}`],
  ['of another version', createSigner(SECRET, 'tests', z.object({})).sign({})],
  ['without signature', token.split('.')[0]],
  ['with a further part', `${token}.x`],
  ['that is empty', ''],
  ['that is missing', undefined],
])('reads no token %s', (_which, other) => {
  expect(signer.verify(other)).toBeUndefined();
});
