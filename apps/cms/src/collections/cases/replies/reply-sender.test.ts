import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Reply, ReplySender } from './reply-sender.ts';

const reply: Reply = { locale: 'id', subject: 'Jawaban kami', body: 'Sudah kami perbaiki.' };

/** What the server has stored, once for each key; `respond` is what arrives of its response. */
let stored: Map<string, object>;
let respond: (response: Response) => Response;

beforeEach(() => {
  stored = new Map();
  respond = (response) => response;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    expect(address).toBe('/api/cases/7/replies');
    const { key, ...content } = JSON.parse(body);
    stored.set(key, content);
    return respond(Response.json({ case: 7 }, { status: 202 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const newSender = () => new ReplySender('/api/cases/7/replies');
const lost = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['is lost', lost],
  ['is that of a gateway', () => new Response(null, { status: 504 })],
])('a reply whose response %s is stored once when it is sent again', async (_what, respondFirst) => {
  const sender = newSender();
  respond = respondFirst;
  expect(await sender.send(reply)).toBe('unanswered');
  respond = (response) => response;
  expect(await sender.send({ ...reply })).toBe('sent');
  expect([...stored.values()]).toEqual([reply]);
});

it.each([
  { subject: 'Lain' },
  { body: 'Lain' },
  { locale: 'en' },
  { status: 'settled' },
] satisfies Partial<Reply>[])('is another reply with %o', async (change) => {
  const sender = newSender();
  respond = lost;
  await sender.send(reply);
  await sender.send({ ...reply, ...change });
  // Changed back, it is the first one again.
  await sender.send(reply);
  expect([...stored.values()]).toEqual([reply, { ...reply, ...change }]);
});

it('the same text may be sent a second time once the first one is stored', async () => {
  const sender = newSender();
  expect([await sender.send(reply), await sender.send(reply)]).toEqual(['sent', 'sent']);
  expect(stored.size).toBe(2);
});

it.each([
  [409, 'conflict'],
  [422, 'sensitive'],
  [400, 'failed'],
] as const)('a rejection with %i has its text', async (status, text) => {
  respond = () => new Response(null, { status });
  expect(await newSender().send(reply)).toBe(text);
});
