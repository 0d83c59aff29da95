import { afterEach, expect, it, vi } from 'vitest';
import { type Attempt, enterCode, enterPassword } from './sign-in.ts';
import { editingTexts } from './texts.ts';

const attempt: Attempt = {
  language: 'en',
  expectedUser: { id: 1, email: 'editor@bank.example' },
  usersPath: '/api/users',
};
const unreachable = { error: editingTexts.unreachable.en };

afterEach(() => vi.unstubAllGlobals());

/** Lets the server answer each request with a response. */
function answerWith(status: number, body: unknown): string[] {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return Response.json(body, { status });
  });
  return paths;
}

it('calls a password wrong only if the server rejects it', async () => {
  answerWith(401, { errors: [{ message: 'x' }] });
  expect(await enterPassword('x', attempt)).toEqual({ error: editingTexts.signIn.wrong.en });
  answerWith(500, { message: 'Something went wrong' });
  expect(await enterPassword('x', attempt)).toEqual(unreachable);
  answerWith(200, 'a page of a proxy');
  expect(await enterPassword('x', attempt)).toEqual(unreachable);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await enterPassword('x', attempt)).toEqual(unreachable);
});

it('a rejected code has the reason of the server, such as a sign-in that has ended', async () => {
  answerWith(401, { statusCode: 401, message: 'Your session has ended. Sign in again.' });
  expect(await enterCode('123456', attempt)).toEqual({ error: 'Your session has ended. Sign in again.' });
});

it('needs the code of a second factor, and rejects another user', async () => {
  answerWith(200, { secondFactor: 'code' });
  expect(await enterPassword('x', attempt)).toEqual({ needsCode: true });
  const session = { exp: 1, user: { id: 1 } };
  answerWith(200, session);
  expect(await enterCode('123456', attempt)).toEqual({ session });
  const paths = answerWith(200, { exp: 1, user: { id: 2 } });
  expect(await enterCode('123456', attempt)).toEqual({ error: editingTexts.signIn.otherUser.en });
  expect(paths.at(-1)).toBe('/api/users/logout');
});
