import * as z from 'zod';

/** Another state that was stored since a form was opened, as the server refuses a save over it. */
export type Conflict = { by: string | null; at: string; updatedAt: string };

/** How the save of a document stands, as its form says it. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number; id: number | string | null; sent: Record<string, unknown> }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'stale'; conflict: Conflict }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

const IDLE: SaveState = { kind: 'idle' };

/** States of saves by the path of their document in the API. */
export class SaveStates {
  readonly #states = new Map<string, SaveState>();
  readonly #listeners = new Set<() => void>();

  get = (path: string): SaveState => this.#states.get(path) ?? IDLE;

  set(path: string, state: SaveState): void {
    this.#states.set(path, state);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

type Fetch = typeof globalThis.fetch;

export type SaveWatch = {
  fetch: Fetch;
  origin: string;
  states: SaveStates;
  /** Paths of collections and globals whose saves are watched, such as `/api/news`. */
  documents: ReadonlySet<string>;
  isSignedIn(): Promise<boolean>;
  /** Resolves once the same person is signed in again; rejects where they give up. */
  signIn(): Promise<void>;
  /** Waits before the next attempt; ends early when the network is back. */
  wait(ms: number, signal: AbortSignal | null): Promise<void>;
  /** What a request that cannot be sent says, in the language of the person. */
  unreachable(): string;
};

const LONGEST_WAIT_MS = 30_000;
const GATEWAY_ERRORS = new Set([502, 503, 504]);
/** A save by hand leaves its form disabled while it is tried again. */
const ATTEMPTS_BY_HAND = 6;

const documentSchema = z.object({ doc: z.object({ id: z.union([z.number(), z.string()]) }) });
const errorSchema = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.unknown().optional() })).min(1),
});
const staleSchema = z.object({
  code: z.literal('stale'),
  by: z.string().nullable(),
  at: z.string(),
  updatedAt: z.string(),
});

const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null);

const valuesSchema = z.record(z.string(), z.unknown());

/** What a form has sent: Payload puts its values into one field, as JSON. */
function sentIn(body: RequestInit['body']): Record<string, unknown> {
  const text = body instanceof FormData ? body.get('_payload') : body;
  if (typeof text !== 'string') return {};
  try {
    return valuesSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

async function stateAfter(response: Response, init: RequestInit | undefined): Promise<SaveState> {
  const body = await bodyOf(response);
  if (response.ok) {
    const id = documentSchema.safeParse(body).data?.doc.id ?? null;
    return { kind: 'saved', at: Date.now(), id, sent: sentIn(init?.body) };
  }
  const [error] = errorSchema.safeParse(body).data?.errors ?? [];
  const stale = staleSchema.safeParse(error?.data).data;
  if (response.status === 409 && stale) return { kind: 'stale', conflict: stale };
  return { kind: 'refused', reason: error?.message ?? null };
}

const isRefresh = (path: string) => path.endsWith('/refresh-token');

type Save = { path: string; isBySelf: boolean; isNew: boolean };

/** The document that a request saves; null for any other request. */
function saveOf(url: URL, init: RequestInit | undefined, documents: ReadonlySet<string>): Save | null {
  const method = init?.method?.toUpperCase() ?? 'GET';
  if (method !== 'PATCH' && method !== 'POST') return null;
  if (new Headers(init?.headers).has('X-Payload-HTTP-Method-Override')) return null;
  const path = url.pathname;
  const isDocument = documents.has(path) || documents.has(path.replace(/\/[^/]+$/, ''));
  const isAction = /\/(login|logout|refresh-token|forgot-password|reset-password|unlock|me|access)$/.test(
    path,
  );
  if (!isDocument || isAction) return null;
  const isNew = method === 'POST' && !path.startsWith('/api/globals/');
  return { path, isBySelf: url.searchParams.get('autosave') === 'true', isNew };
}

/**
 * Fetch as the back office needs it. A save that finds the session ended asks to sign in and is repeated; one that finds
 * no connection is repeated with backoff; and its form is told how each save went, whatever Payload's bar says. Payload
 * has no hook around its requests.
 *
 * A new document is not repeated: whether the first request arrived is not known, and a second would make a second one.
 */
export function watchSaves(watch: SaveWatch): Fetch {
  const { documents, origin, states } = watch;
  /** What forms ask besides saves: a longer session, sheets of figures, and their state, by a function of Next.js. */
  const needsSession = (path: string, init: RequestInit | undefined) =>
    isRefresh(path) || path.startsWith('/api/market/') || new Headers(init?.headers).has('Next-Action');

  return async (input, init) => {
    if (input instanceof Request) return watch.fetch(input, init);
    const url = new URL(String(input), origin);
    if (url.origin !== origin) return watch.fetch(input, init);
    const save = saveOf(url, init, documents);
    const say = (state: SaveState) => save && states.set(save.path, state);
    const signal = init?.signal ?? null;
    say({ kind: 'saving' });
    for (let attempt = 1; ; attempt++) {
      const response = await watch.fetch(input, init).catch((error: unknown) => {
        if (signal?.aborted) throw error;
        return null;
      });
      // Payload ends the session on screen when a longer one is refused, also where the server has only failed.
      const isFailedRefresh = isRefresh(url.pathname) && response !== null && response.status >= 500;
      const isLost =
        response === null || isFailedRefresh || (save !== null && GATEWAY_ERRORS.has(response.status));
      if (isLost) {
        const mayRepeat = save && !save.isNew && (save.isBySelf || attempt < ATTEMPTS_BY_HAND);
        if (!mayRepeat) {
          say({ kind: 'refused', reason: watch.unreachable() });
          if (response && !isFailedRefresh) return response;
          throw new TypeError(watch.unreachable());
        }
        say({ kind: 'offline' });
        await watch.wait(Math.min(1_000 * 2 ** (attempt - 1), LONGEST_WAIT_MS), signal);
        continue;
      }
      const isRefused = response.status === 401 || response.status === 403;
      if (isRefused && (save || needsSession(url.pathname, init)) && !(await watch.isSignedIn())) {
        say({ kind: 'signedOut' });
        const isBack = await watch.signIn().then(
          () => true,
          () => false,
        );
        if (isBack) {
          say({ kind: 'saving' });
          continue;
        }
      }
      if (save) states.set(save.path, await stateAfter(response, init));
      return response;
    }
  };
}
