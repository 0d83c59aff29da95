import { describe, expect, it } from 'vitest';
import { type SaveState, SaveStates } from './save-states.ts';
import { type SaveWatch, watchSaves } from './save-watch.ts';

const AUTOSAVE = '/api/news/1?autosave=true&draft=true&locale=id';
const patch = { method: 'PATCH', body: '{"title":"Bunga"}' };
const json = (status: number, body: unknown) => Response.json(body, { status });
const saved = () => json(200, { doc: { id: 1 } });

/** A browser with these responses in order; null for a network error. */
function browser(responses: (Response | null)[], options: Partial<SaveWatch> = {}) {
  const states = new SaveStates();
  const seen: SaveState['kind'][] = [];
  const waits: number[] = [];
  const sent: unknown[] = [];
  const openedBy: (string | null)[] = [];
  const builds: (string | null)[] = [];
  const forms: (string | null)[] = [];
  let signIns = 0;
  states.subscribe(() => seen.push(states.get('/api/news/1').kind));
  const fetch = watchSaves({
    documents: new Set(['/api/news', '/api/globals/home']),
    fetch: async (_input, init) => {
      sent.push(init?.body);
      openedBy.push(new Headers(init?.headers).get('x-opened-by'));
      builds.push(new Headers(init?.headers).get('x-page-build'));
      forms.push(new Headers(init?.headers).get('x-form-id'));
      const response = responses.shift();
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
    formIdOf: (path) => (path === '/api/news/1' ? 'form-of-1' : undefined),
    isSignedIn: async () => true,
    openedBy: '7',
    origin: 'https://cms.example',
    signIn: async () => {
      signIns += 1;
    },
    signIns: () => signIns,
    states,
    unreachable: () => 'Sambungan terputus.',
    wait: async (ms) => {
      waits.push(ms);
    },
    ...options,
  });
  return { builds, fetch, forms, openedBy, seen, sent, states, waits };
}

describe('a save', () => {
  it('reports its state', async () => {
    const { fetch, seen, states } = browser([saved()]);
    expect((await fetch(AUTOSAVE, patch)).ok).toBe(true);
    expect(seen).toEqual(['saving', 'saved']);
    expect(states.get('/api/news/1')).toMatchObject({ id: 1, sent: { title: 'Bunga' } });
  });

  it('that only withdraws or restores a document is no save of its form', async () => {
    for (const body of ['{"_status":"draft"}', '{"deletedAt":null,"_status":"draft"}']) {
      const { fetch, seen } = browser([saved()]);
      expect((await fetch('/api/news/1?unpublishAllLocales=true', { method: 'PATCH', body })).ok).toBe(true);
      expect(seen).toEqual([]);
    }
    const { fetch, seen } = browser([saved()]);
    await fetch(AUTOSAVE, { method: 'PATCH', body: '{"_status":"draft","title":"Bunga"}' });
    expect(seen).toEqual(['saving', 'saved']);
  });

  it('reports the reason of a rejection', async () => {
    const { fetch, states } = browser([json(400, { errors: [{ message: 'Terlalu panjang.' }] })]);
    await fetch(AUTOSAVE, patch);
    expect(states.get('/api/news/1')).toEqual({ kind: 'rejected', reason: 'Terlalu panjang.' });
  });

  it('reports what is wrong with the first field of a rejection', async () => {
    const data = {
      errors: [
        { path: 'body', label: 'Isi', message: 'Teks ini terlalu panjang.' },
        { path: 'title', label: 'Judul', message: 'Wajib diisi.' },
      ],
    };
    const errors = [{ message: 'Isian berikut tidak valid: Isi, Judul', data }];
    const { fetch, states } = browser([json(400, { errors })]);
    await fetch(AUTOSAVE, patch);
    expect(states.get('/api/news/1')).toEqual({
      kind: 'rejected',
      reason: 'Isian berikut tidak valid: Isi, Judul. Teks ini terlalu panjang.',
    });
  });

  it("reports another user's save", async () => {
    const data = {
      code: 'stale',
      by: 'Budi',
      at: '2026-01-02T03:04:05.000Z',
      updatedAt: '2026-01-02T03:04:05.000Z',
    };
    const { fetch, states } = browser([
      json(409, { errors: [{ name: 'StaleDocumentError', message: '…', data }] }),
    ]);
    await fetch(AUTOSAVE, patch);
    expect(states.get('/api/news/1')).toMatchObject({ kind: 'stale', conflict: { by: 'Budi' } });
  });

  it('names its form, if it is known', async () => {
    const { fetch, forms } = browser([saved(), saved(), json(200, {})]);
    await fetch(AUTOSAVE, patch);
    await fetch('/api/news/2?locale=id', patch);
    await fetch('/api/news/1?locale=id');
    expect(forms).toEqual(['form-of-1', null, null]);
  });

  it('names the build of its page, and reports that the server has another one', async () => {
    const data = { code: 'otherBuild' };
    const { builds, fetch, states } = browser([
      json(409, { errors: [{ message: '…', data }] }),
      json(200, {}),
    ]);
    await fetch(AUTOSAVE, patch);
    expect(states.get('/api/news/1')).toEqual({ kind: 'outdated' });
    await fetch('/api/payload-preferences/nav', { method: 'POST' });
    expect(builds).toEqual(['development', null]);
  });

  it('is retried unchanged with backoff after a network error', async () => {
    const { fetch, seen, sent, waits } = browser([null, json(502, {}), null, saved()]);
    await fetch(AUTOSAVE, { ...patch, body: 'text' });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(seen).toEqual(['saving', 'offline', 'offline', 'offline', 'saved']);
    expect(sent).toEqual(['text', 'text', 'text', 'text']);
  });

  it('by hand is given up after some attempts, with a localized error', async () => {
    const { fetch, states, waits } = browser([]);
    await expect(fetch('/api/news/1?locale=id', patch)).rejects.toThrow('Sambungan terputus.');
    expect(waits).toHaveLength(5);
    expect(states.get('/api/news/1')).toEqual({ kind: 'rejected', reason: 'Sambungan terputus.' });
  });

  it('of a new document is not retried: the first request may have arrived', async () => {
    const { fetch, waits } = browser([null, saved()]);
    await expect(fetch('/api/news?autosave=true', { method: 'POST' })).rejects.toThrow('Sambungan terputus.');
    expect(waits).toEqual([]);
  });

  it('is retried after sign-in when the session has expired', async () => {
    const { fetch, seen } = browser([json(403, {}), saved()], { isSignedIn: async () => false });
    expect((await fetch(AUTOSAVE, patch)).ok).toBe(true);
    expect(seen).toEqual(['saving', 'signedOut', 'saving', 'saved']);
  });

  it.each([
    ['the session is valid', true],
    ['the session is reported as expired', false],
  ])(
    'is retried when the user has signed in for another request after this one was sent: %s',
    async (_, isReportedSignedIn) => {
      let signIns = 0;
      const isSignedIn = async () => {
        signIns = 1;
        return isReportedSignedIn;
      };
      const { fetch, seen } = browser([json(403, {}), saved()], { isSignedIn, signIns: () => signIns });
      expect((await fetch(AUTOSAVE, patch)).ok).toBe(true);
      expect(seen).toEqual(['saving', 'saving', 'saved']);
    },
  );

  it('is rejected if the user cancels the sign-in, or lacks permission', async () => {
    const givingUp = browser([json(403, {})], {
      isSignedIn: async () => false,
      signIn: () => Promise.reject(new Error('no')),
    });
    expect((await givingUp.fetch(AUTOSAVE, patch)).status).toBe(403);
    expect(givingUp.seen.at(-1)).toBe('rejected');
    const notAllowed = browser([json(403, {})]);
    expect((await notAllowed.fetch(AUTOSAVE, patch)).status).toBe(403);
    expect(notAllowed.seen).not.toContain('signedOut');
  });

  it('is not retried after an abort', async () => {
    const { fetch, waits } = browser([null]);
    await expect(fetch(AUTOSAVE, { ...patch, signal: AbortSignal.abort() })).rejects.toThrow(
      'Failed to fetch',
    );
    expect(waits).toEqual([]);
  });
});

describe('who opened the page', () => {
  const otherUserResponse = () =>
    json(401, { errors: [{ message: 'Belum disimpan.', data: { code: 'otherPerson' } }] });

  it('is named in every request that may change something, and in its retries', async () => {
    const { fetch, openedBy } = browser([null, saved(), json(200, {}), json(200, {}), json(200, {})]);
    await fetch(AUTOSAVE, patch);
    await fetch('/api/cases/1/notes', { method: 'POST' });
    await fetch('/admin/collections/news/1', { method: 'POST', headers: { 'Next-Action': 'abc' } });
    await fetch('/api/users/refresh-token', { method: 'post' });
    expect(openedBy).toEqual(['7', '7', '7', '7', '7']);
  });

  it('is not named when reading, signing in or out, or to other sites', async () => {
    const { fetch, openedBy } = browser([1, 2, 3, 4, 5].map(() => json(200, {})));
    await fetch('/api/news/1');
    for (const path of ['login', 'logout', 'second-factor/code'])
      await fetch(`/api/users/${path}`, { method: 'POST' });
    await fetch('https://other.example/api/news/1', patch);
    expect(openedBy).toEqual([null, null, null, null, null]);
  });

  it('must sign in again when another user is signed in, and the request is repeated', async () => {
    // The server's response counts, also when the session cannot be read.
    const save = browser([otherUserResponse(), saved()]);
    expect((await save.fetch(AUTOSAVE, patch)).ok).toBe(true);
    expect(save.seen).toEqual(['saving', 'signedOut', 'saving', 'saved']);
    const note = browser([otherUserResponse(), json(200, {})]);
    expect((await note.fetch('/api/cases/1/notes', { method: 'POST' })).ok).toBe(true);
  });

  it('keeps the response when they do not sign in', async () => {
    const signIn = () => Promise.reject(new Error('no'));
    const { fetch, states } = browser([otherUserResponse()], { signIn });
    expect((await fetch(AUTOSAVE, patch)).status).toBe(401);
    expect(states.get('/api/news/1')).toEqual({ kind: 'rejected', reason: 'Belum disimpan.' });
  });
});

it('other requests of a form are retried after sign-in, too', async () => {
  const { fetch, seen } = browser([json(401, {}), json(200, {})], { isSignedIn: async () => false });
  const action = { method: 'POST', headers: { 'Next-Action': 'abc' }, body: '[]' };
  expect((await fetch('/admin/collections/news/1', action)).status).toBe(200);
  expect(seen).toEqual([]);
});

it('other requests are unchanged, except for their network error message', async () => {
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

it('a server error on session refresh is reported as unreachable and does not end the session', async () => {
  for (const status of [500, 502, 503]) {
    const { fetch, waits } = browser([json(status, {})]);
    await expect(fetch('/api/users/refresh-token?refresh', { method: 'POST' })).rejects.toThrow(
      'Sambungan terputus.',
    );
    expect(waits).toEqual([]);
  }
});
