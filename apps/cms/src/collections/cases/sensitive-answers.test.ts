import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { decryptAnswer, encryptAnswers, maskAnswers } from './sensitive-answers.ts';

const keys = new Map([['default', randomBytes(32)]]);
const answers = { identityNumber: '3171234507890001', notes: 'Halo' };
const of = (ticket: string) => ({ form: 'contact' as const, ticket });

function request() {
  const error = vi.fn();
  return { error, req: { payload: { logger: { error } } } as never };
}

const encrypted = async (ticket: string) =>
  encryptAnswers(keys)({ operation: 'create', siblingData: of(ticket), value: answers } as never);

it('an encrypted answer is masked when it is read, and decrypted on request', async () => {
  const { error, req } = request();
  const value = await encrypted('AAAA-BBBB-CCCC');
  expect(JSON.stringify(value)).not.toContain(answers.identityNumber);
  expect(await maskAnswers(keys)({ req, siblingData: of('AAAA-BBBB-CCCC'), value } as never)).toEqual({
    ...answers,
    identityNumber: '••••••••••••0001',
  });
  const stored = { ...of('AAAA-BBBB-CCCC'), answers: value };
  expect(decryptAnswer(req, stored, 'identityNumber', keys)).toBe(answers.identityNumber);
  for (const name of ['notes', 'phone', 'constructor', '__proto__'])
    expect(decryptAnswer(req, stored, name, keys), name).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});

it('an encrypted answer that was copied to another case is unreadable there, which is logged', async () => {
  const { error, req } = request();
  const value = await encrypted('AAAA-BBBB-CCCC');
  expect(await maskAnswers(keys)({ req, siblingData: of('DDDD-EEEE-FFFF'), value } as never)).toEqual({
    ...answers,
    identityNumber: 'Tidak terbaca / unreadable',
  });
  const stored = { ...of('DDDD-EEEE-FFFF'), answers: value };
  expect(decryptAnswer(req, stored, 'identityNumber', keys)).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(2);
});
