import { submittedValuesOf } from './save-response.ts';

/**
 * A request that saves a document. One that only withdraws or restores it has nothing of its form, whose state stays as it
 * is: what was typed is not saved by it.
 */
export type Save = { path: string; isAutosave: boolean; isNew: boolean; isOfForm: boolean };

/** A request of a form, as `watchSaves` sends it. */
export type WatchedRequest = {
  path: string;
  init: RequestInit | undefined;
  /** The document that it saves; null for other requests. */
  save: Save | null;
};

export const isRefresh = (path: string): boolean => path.endsWith('/refresh-token');

/** Whether a request fails without a session: saves, session refresh, market sheets, and form state by a server function. */
export const isSessionRequired = ({ init, path, save }: WatchedRequest): boolean =>
  save !== null ||
  isRefresh(path) ||
  path.startsWith('/api/market/') ||
  new Headers(init?.headers).has('Next-Action');

/** A request with one more header. */
export function withHeader(init: RequestInit | undefined, name: string, value: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(name, value);
  return { ...init, headers };
}

/** Fields of requests that buttons send on their own, without the form. */
const FIELDS_OF_ACTIONS = ['_status', 'deletedAt'];

function isOfForm(sent: Record<string, unknown>): boolean {
  const names = Object.keys(sent);
  return names.length === 0 || names.some((name) => !FIELDS_OF_ACTIONS.includes(name));
}

/** The document that a request saves; null for other requests. */
export function watchedSaveOf(
  url: URL,
  init: RequestInit | undefined,
  documents: ReadonlySet<string>,
): Save | null {
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
  const isAutosave = url.searchParams.get('autosave') === 'true';
  return { path, isAutosave, isNew, isOfForm: isOfForm(submittedValuesOf(init?.body)) };
}
