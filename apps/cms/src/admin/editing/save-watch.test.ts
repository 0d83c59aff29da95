import { describe, expect, it } from 'vitest';
import { type SaveState, SaveStates, type SaveWatch, watchSaves } from './save-watch.ts';

const AUTOSAVE = '/api/news/1?autosave=true&draft=true&locale=id';
const patch = { method: 'PATCH', body: '{"title":"Bunga"}' };
const json = (status: number, body: unknown) => Response.json(body, { status });
const saved = () => json(200, { doc: { id: 1 } });

/** A browser whose server gives these answers in turn; null for a connection that fails. */
function browser(answers: (Response | null)[], options: Partial<SaveWatch> = {}) {
  const states = new SaveStates();
  const seen: SaveState['kind'][] = [];
  const waits: number[] = [];
  const sent: unknown[] = [];
  states.subscribe(() => seen.push(states.get('/api/news/1').kind));
  const fetch = watchSaves({
    documents: new Set(['/api/news', '/api/globals/home']),
    fetch: async (_input, init) => {
      sent.push(init?.body);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
    isSignedIn: async () => true,
    origin: 'https://cms.example',
    signIn: async () => {},
    states,
    unreachable: () => 'Sambungan terputus.',
    wait: async (ms) => {
      waits.push(ms);
    },
    ...options,
  });
  return { fetch, seen, sent, states, waits };
}

describe('a save', () => {
  it('says how it stands', async () => {
    const { fetch, seen, states } = browser([saved()]);
    expect((await fetch(AUTOSAVE, patch)).ok).toBe(true);
    expect(seen).toEqual(['saving', 'saved']);
    expect(states.get('/api/news/1')).toMatchObject({ id: 1, sent: { title: 'Bunga' } });
  });

  it('says why it was refused', async () => {
    const { fetch, states } = browser([json(400, { errors: [{ message: 'Terlalu panjang.' }] })]);
    await fetch(AUTOSAVE, patch);
    expect(states.get('/api/news/1')).toEqual({ kind: 'refused', reason: 'Terlalu panjang.' });
  });

  it('says what another person stored', async () => {
    const data = {
      code: 'stale',
      by: 'Budi',
      at: '2026-01-02T03:04:05.000Z',
      updatedAt: '2026-01-02T03:04:05.000Z',
    };
    const { fetch, states } = browser([
      json(409, { errors: [{ name: 'StaleDocument', message: '…', data }] }),
    ]);
    await fetch(AUTOSAVE, patch);
    expect(states.get('/api/news/1')).toMatchObject({ kind: 'stale', conflict: { by: 'Budi' } });
  });

  it('that finds no connection is repeated with longer and longer waits, as it was', async () => {
    const { fetch, seen, sent, waits } = browser([null, json(502, {}), null, saved()]);
    await fetch(AUTOSAVE, { ...patch, body: 'text' });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(seen).toEqual(['saving', 'offline', 'offline', 'offline', 'saved']);
    expect(sent).toEqual(['text', 'text', 'text', 'text']);
  });

  it('by hand is given up after a while, in the language of the person', async () => {
    const { fetch, states, waits } = browser([]);
    await expect(fetch('/api/news/1?locale=id', patch)).rejects.toThrow('Sambungan terputus.');
    expect(waits).toHaveLength(5);
    expect(states.get('/api/news/1')).toEqual({ kind: 'refused', reason: 'Sambungan terputus.' });
  });

  it('of a new document is not repeated: the first may have arrived', async () => {
    const { fetch, waits } = browser([null, saved()]);
    await expect(fetch('/api/news?autosave=true', { method: 'POST' })).rejects.toThrow('Sambungan terputus.');
    expect(waits).toEqual([]);
  });

  it('that finds the session ended is repeated once the person is signed in again', async () => {
    const { fetch, seen } = browser([json(403, {}), saved()], { isSignedIn: async () => false });
    expect((await fetch(AUTOSAVE, patch)).ok).toBe(true);
    expect(seen).toEqual(['saving', 'signedOut', 'saving', 'saved']);
  });

  it('is refused where the person gives up signing in, or is signed in and may not', async () => {
    const givingUp = browser([json(403, {})], {
      isSignedIn: async () => false,
      signIn: () => Promise.reject(new Error('no')),
    });
    expect((await givingUp.fetch(AUTOSAVE, patch)).status).toBe(403);
    expect(givingUp.seen.at(-1)).toBe('refused');
    const notAllowed = browser([json(403, {})]);
    expect((await notAllowed.fetch(AUTOSAVE, patch)).status).toBe(403);
    expect(notAllowed.seen).not.toContain('signedOut');
  });

  it('that is called off is not repeated', async () => {
    const { fetch, waits } = browser([null]);
    await expect(fetch(AUTOSAVE, { ...patch, signal: AbortSignal.abort() })).rejects.toThrow(
      'Failed to fetch',
    );
    expect(waits).toEqual([]);
  });
});

it('what a form asks besides is repeated after signing in as well', async () => {
  const { fetch, seen } = browser([json(401, {}), json(200, {})], { isSignedIn: async () => false });
  const action = { method: 'POST', headers: { 'Next-Action': 'abc' }, body: '[]' };
  expect((await fetch('/admin/collections/news/1', action)).status).toBe(200);
  expect(seen).toEqual([]);
});

it('requests that save nothing are left alone, but for what they say without a connection', async () => {
  const { fetch, seen } = browser([json(200, {}), null, json(403, {}), json(200, {})], {
    isSignedIn: async () => {
      throw new Error('asked');
    },
  });
  await fetch('/api/news/1');
  await expect(fetch('/api/news')).rejects.toThrow('Sambungan terputus.');
  await fetch('/api/news', { method: 'POST', headers: { 'X-Payload-HTTP-Method-Override': 'GET' } });
  await fetch('https://other.example/api/news/1', patch);
  expect(seen).toEqual([]);
});

it('a server that fails to prolong a session is told as unreachable, which does not end it', async () => {
  for (const status of [500, 502, 503]) {
    const { fetch, waits } = browser([json(status, {})]);
    await expect(fetch('/api/users/refresh-token?refresh', { method: 'POST' })).rejects.toThrow(
      'Sambungan terputus.',
    );
    expect(waits).toEqual([]);
  }
});
