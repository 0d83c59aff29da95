import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { encryptAnswers, revealAnswers } from './sensitive-answers.ts';

const key = randomBytes(32);
const answers = { identityNumber: '3171234507890001', notes: 'Halo' };

it('an encrypted answer that was copied to another case is unreadable there, which is logged', async () => {
  const error = vi.fn();
  const user = { collection: 'users', roles: ['customer-care'] };
  const req = { user, payload: { logger: { error } } };
  const siblingData = { form: 'contact', ticket: 'AAAA-BBBB-CCCC' };
  const value = await encryptAnswers(key)({ operation: 'create', siblingData, value: answers } as never);
  const reveal = (ticket: string) =>
    revealAnswers(key)({ req, siblingData: { ...siblingData, ticket }, value } as never);
  expect(await reveal('AAAA-BBBB-CCCC')).toEqual(answers);
  expect(error).not.toHaveBeenCalled();
  expect(await reveal('DDDD-EEEE-FFFF')).toEqual({
    ...answers,
    identityNumber: 'Tidak terbaca / unreadable',
  });
  expect(error).toHaveBeenCalledOnce();
});
