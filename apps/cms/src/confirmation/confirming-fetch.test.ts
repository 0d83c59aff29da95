import { expect, it, vi } from 'vitest';
import { CONFIRMATION_HEADER, PASSWORD_HEADER } from './confirmation-header.ts';
import { confirmingFetch } from './confirming-fetch.ts';

const question = (digest: string) => ({
  digest,
  question: 'Go on?',
  consequences: ['Gone.'],
  action: 'Go on',
});
const conflict = (digest: string, more: object = {}) =>
  Response.json(
    { errors: [{ message: 'Go on?', data: { confirmation: { ...question(digest), ...more } } }] },
    { status: 409 },
  );

const cancelled = () => 'Cancelled.';

/** A server with these responses in order, which records its requests. */
function serving(...answers: Response[]) {
  return vi.fn<typeof fetch>(async () => answers.shift() ?? Response.json({}));
}
const sentDigests = (server: ReturnType<typeof serving>) =>
  server.mock.calls.map(([, init]) => new Headers(init?.headers).get(CONFIRMATION_HEADER));

it('resends the request with the confirmed digest', async () => {
  const server = serving(conflict('one'), Response.json({ doc: {} }));
  const ask = vi.fn(async () => true);
  const response = await confirmingFetch(
    server,
    ask,
    cancelled,
  )('/api/x', {
    method: 'PATCH',
    body: '{}',
    headers: { a: 'b' },
  });
  expect(response.status).toBe(200);
  expect(ask).toHaveBeenCalledWith(question('one'), false);
  expect(sentDigests(server)).toEqual([null, 'one']);
  expect(server.mock.calls[1]?.[1]).toMatchObject({ method: 'PATCH', body: '{}' });
});

it('sends a typed password, and a corrected one, in a form that headers can have', async () => {
  const needsPassword = { needsPassword: true };
  const server = serving(
    conflict('password', needsPassword),
    conflict('password again', needsPassword),
    Response.json({}),
  );
  const typed = ['salah', 'kata sändi 1'];
  const ask = vi.fn(async () => ({ password: typed.shift() ?? '' }));
  expect((await confirmingFetch(server, ask, cancelled)('/api/x')).status).toBe(200);
  const sent = server.mock.calls.map(([, init]) => new Headers(init?.headers).get(PASSWORD_HEADER));
  expect(sent).toEqual([null, 'salah', 'kata%20s%C3%A4ndi%201']);
  // The second question says that the first password was wrong.
  expect(ask.mock.calls).toEqual([
    [{ ...question('password'), ...needsPassword }, false],
    [{ ...question('password again'), ...needsPassword }, true],
  ]);
});

it('shows a new dialog when the consequences have changed, and sends both digests', async () => {
  const server = serving(conflict('one'), conflict('two'), Response.json({}));
  expect((await confirmingFetch(server, async () => true, cancelled)('/api/x')).status).toBe(200);
  expect(sentDigests(server)).toEqual([null, 'one', 'one,two']);
});

it('a cancelled request has a message of its own, instead of what would be done', async () => {
  const server = serving(conflict('one'));
  const response = await confirmingFetch(server, async () => false, cancelled)('/api/x');
  expect(await response.json()).toEqual({
    // Payload's lists count these.
    docs: [],
    errors: [{ message: 'Cancelled.' }],
    message: 'Cancelled.',
  });
  expect(response.status).toBe(409);
  expect(server).toHaveBeenCalledTimes(1);
});

it('does not loop when a confirmed request is rejected again', async () => {
  const server = serving(conflict('one'), conflict('one'), conflict('one'));
  expect((await confirmingFetch(server, async () => true, cancelled)('/api/x')).status).toBe(409);
  expect(server).toHaveBeenCalledTimes(2);
});

it.each([
  ['another conflict', Response.json({ errors: [{ message: 'Locked' }] }, { status: 409 })],
  ['a conflict without JSON', new Response('no', { status: 409 })],
  ['a question with another status', Response.json(await conflict('one').json(), { status: 400 })],
])('passes %s on without a dialog', async (_name, response) => {
  const ask = vi.fn(async () => true);
  expect(await confirmingFetch(serving(response), ask, cancelled)('/api/x')).toBe(response);
  expect(ask).not.toHaveBeenCalled();
});
