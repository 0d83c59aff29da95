import { expect, it } from 'vitest';
import { loggableError } from './logger.ts';

it('database errors lose the values of the failed statement', () => {
  const cause = Object.assign(new Error('duplicate'), {
    code: '23505',
    detail: 'Key (email)=(ratna@contoh.example) already exists.',
  });
  const error = new Error(
    'Failed query: insert into "contact_messages" values ($1, $2)\nparams: Ratna,ratna@contoh.example\n2nd line',
    { cause },
  );
  const logged = JSON.stringify(loggableError(error));
  expect(logged).toContain('Failed query');
  expect(logged).toContain('23505');
  expect(logged).not.toMatch(/Ratna|ratna|2nd line/);
});

it('keeps where an error happened', () => {
  expect(loggableError(new TypeError('x is not a function')).stack).toContain('logger.test.ts');
});

it('says little about what is no error', () => {
  expect(loggableError('ratna@contoh.example')).toEqual({ type: 'string', message: 'Not an error object' });
});
