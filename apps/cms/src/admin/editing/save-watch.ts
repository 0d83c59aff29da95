import * as z from 'zod';
import { OPENED_BY_HEADER, OTHER_PERSON } from '#cms/saves/opened-by.ts';

/** Another user's save, as reported by the server's optimistic locking. */
export type Conflict = { by: string | null; at: string; updatedAt: string };

/** The save state of a document. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number; id: number | string | null; sent: Record<string, unknown> }
  | { kind: 'rejected'; reason: string | null }
  | { kind: 'stale'; conflict: Conflict }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

const IDLE: SaveState = { kind: 'idle' };

/** Save states by the document's API path. */
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
  /** API paths of watched collections and globals, such as `/api/news`. */
  documents: ReadonlySet<string>;
  /** The id of who opened the page. */
  openedBy: string;
  isSignedIn(): Promise<boolean>;
  /** Resolves once the same user is signed in again; rejects on cancellation. */
  signIn(): Promise<void>;
  /** How often the user has signed in again. */
  signIns(): number;
  /** Backoff pause; ends early when the browser is online again. */
  wait(ms: number, signal: AbortSignal | null): Promise<void>;
  /** The localized network error message. */
  unreachable(): string;
};

const LONGEST_WAIT_MS = 30_000;
const GATEWAY_ERRORS = new Set([502, 503, 504]);
/** Limited, because a manual save disables its form meanwhile. */
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

/** The submitted values: Payload sends them as JSON in one form field. */
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
  return { kind: 'rejected', reason: error?.message ?? null };
}

const otherPersonSchema = z.object({ code: z.literal(OTHER_PERSON) });

/** Whether the server rejects a request because somebody else is signed in now. */
async function isOfOtherPerson(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const [error] = errorSchema.safeParse(await bodyOf(response)).data?.errors ?? [];
  return otherPersonSchema.safeParse(error?.data).success;
}

/** Requests that sign in or out may be sent whoever is signed in. */
const isOfSession = (path: string) => /\/(login|logout|second-factor\/code)$/.test(path);

/** The request with the name of who opened the page, if it may change something. */
function withPerson(path: string, init: RequestInit | undefined, openedBy: string): RequestInit | undefined {
  const method = init?.method?.toUpperCase() ?? 'GET';
  if (method === 'GET' || method === 'HEAD' || isOfSession(path)) return init;
  const headers = new Headers(init?.headers);
  headers.set(OPENED_BY_HEADER, openedBy);
  return { ...init, headers };
}

const isRefresh = (path: string) => path.endsWith('/refresh-token');

type Save = { path: string; isBySelf: boolean; isNew: boolean };

/** The document that a request saves; null for other requests. */
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
 * Wraps `fetch`: a save with an expired session is retried after sign-in, one with a network error with
 * backoff, and the form gets the result of each save. Payload has no hook for its requests.
 *
 * Each request that may change something names the person who opened the page; if somebody else is signed in by now, the
 * server rejects it, and it is repeated once that person has signed in again.
 *
 * Creations are not retried, since they are not idempotent: the first request may have arrived.
 */
export function watchSaves(watch: SaveWatch): Fetch {
  const { documents, origin, states } = watch;
  /** Requests of forms besides saves: session refresh, market sheets, and form state by a server function. */
  const needsSession = (path: string, init: RequestInit | undefined) =>
    isRefresh(path) || path.startsWith('/api/market/') || new Headers(init?.headers).has('Next-Action');

  return async (input, original) => {
    if (input instanceof Request) return watch.fetch(input, original);
    const url = new URL(String(input), origin);
    if (url.origin !== origin) return watch.fetch(input, original);
    const init = withPerson(url.pathname, original, watch.openedBy);
    const save = saveOf(url, init, documents);
    const setState = (state: SaveState) => save && states.set(save.path, state);
    const signal = init?.signal ?? null;
    setState({ kind: 'saving' });
    for (let attempt = 1; ; attempt++) {
      const signInsBefore = watch.signIns();
      const response = await watch.fetch(input, init).catch((error: unknown) => {
        if (signal?.aborted) throw error;
        return null;
      });
      // Payload signs out when a refresh fails, even after a server error.
      const isFailedRefresh = isRefresh(url.pathname) && response !== null && response.status >= 500;
      const isLost =
        response === null || isFailedRefresh || (save !== null && GATEWAY_ERRORS.has(response.status));
      if (isLost) {
        const mayRepeat = save && !save.isNew && (save.isBySelf || attempt < ATTEMPTS_BY_HAND);
        if (!mayRepeat) {
          setState({ kind: 'rejected', reason: watch.unreachable() });
          if (response && !isFailedRefresh) return response;
          throw new TypeError(watch.unreachable());
        }
        setState({ kind: 'offline' });
        await watch.wait(Math.min(1_000 * 2 ** (attempt - 1), LONGEST_WAIT_MS), signal);
        continue;
      }
      const isOther = await isOfOtherPerson(response);
      const isRefused = response.status === 401 || response.status === 403;
      if (isOther || (isRefused && (save || needsSession(url.pathname, init)))) {
        const isSignedIn = await watch.isSignedIn();
        // The answer may be older than a sign-in for another request.
        if ((isOther || !isSignedIn) && watch.signIns() === signInsBefore) {
          setState({ kind: 'signedOut' });
          await watch.signIn().catch(() => {});
        }
        // Also when another request has asked the user, and this one was sent before the answer.
        if (watch.signIns() > signInsBefore) {
          setState({ kind: 'saving' });
          continue;
        }
      }
      if (save) states.set(save.path, await stateAfter(response, init));
      return response;
    }
  };
}
