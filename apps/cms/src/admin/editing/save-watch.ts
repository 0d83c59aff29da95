import { FORM_ID_HEADER } from '#cms/saves/form-id.ts';
import { BUILD_ID, PAGE_BUILD_HEADER } from '#cms/saves/page-build.ts';
import { isOtherUserResponse, withOpenedBy } from './expected-user.ts';
import { backoffMs, canRetry, isFailedRefresh, isOutcomeUnknown } from './retry-policy.ts';
import { saveStateOf } from './save-response.ts';
import type { SaveState, SaveStates } from './save-states.ts';
import { isSessionRequired, type WatchedRequest, watchedSaveOf, withHeader } from './watched-request.ts';

type Fetch = typeof globalThis.fetch;

export type SaveWatch = {
  fetch: Fetch;
  origin: string;
  states: SaveStates;
  /** API paths of watched collections and globals, such as `/api/news`. */
  documents: ReadonlySet<string>;
  /** The id of the form that saves the document with this path; undefined if it is not known. */
  formIdOf(path: string): string | undefined;
  /** Id of the user who opened the page. */
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

type SetState = (state: SaveState) => void;

/** A save with the build of its page, and its form. */
function withNames(init: RequestInit | undefined, formId: string | undefined): RequestInit {
  const named = withHeader(init, PAGE_BUILD_HEADER, BUILD_ID);
  return formId === undefined ? named : withHeader(named, FORM_ID_HEADER, formId);
}

/** The response; null without one. An aborted request stays aborted. */
const sendOnce = (watch: SaveWatch, input: string | URL, init: RequestInit | undefined) =>
  watch.fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    return null;
  });

/** Ends a lost request that is not sent again. */
function giveUp(
  { unreachable }: SaveWatch,
  request: WatchedRequest,
  response: Response | null,
  setState: SetState,
) {
  setState({ kind: 'rejected', reason: unreachable() });
  if (response && !isFailedRefresh(request, response)) return response;
  throw new TypeError(unreachable());
}

/**
 * Opens the sign-in dialog if a response says that the user of the page is not signed in any more.
 *
 * @returns whether they have signed in since the request was sent, so that it can be repeated.
 */
async function hasSignedInAgain(
  watch: SaveWatch,
  request: WatchedRequest,
  response: Response,
  signInsBefore: number,
  setState: SetState,
): Promise<boolean> {
  const isOther = await isOtherUserResponse(response);
  const isRejected = response.status === 401 || response.status === 403;
  if (!isOther && !(isRejected && isSessionRequired(request))) return false;
  const isSignedIn = await watch.isSignedIn();
  // The response may be older than a sign-in for another request.
  if ((isOther || !isSignedIn) && watch.signIns() === signInsBefore) {
    setState({ kind: 'signedOut' });
    await watch.signIn().catch(() => {});
  }
  // Also when another request has opened the dialog, and this one was sent before the sign-in.
  return watch.signIns() > signInsBefore;
}

/**
 * Wraps `fetch`: a save with an expired session is retried after sign-in, one with a network error with
 * backoff, and the form gets the result of each save. Payload has no hook for its requests.
 *
 * Each request that may change something names the person who opened the page; if somebody else is signed in by now, the
 * server rejects it, and it is repeated once that person has signed in again. Each save also names its form and the build
 * of the page.
 */
export function watchSaves(watch: SaveWatch): Fetch {
  const { documents, origin, states } = watch;
  return async (input, original) => {
    if (input instanceof Request) return watch.fetch(input, original);
    const url = new URL(String(input), origin);
    if (url.origin !== origin) return watch.fetch(input, original);
    const path = url.pathname;
    const save = watchedSaveOf(url, original, documents);
    const named = withOpenedBy(path, original, watch.openedBy);
    const init = save ? withNames(named, watch.formIdOf(save.path)) : named;
    const request: WatchedRequest = { path, init, save };
    const setState: SetState = (state) => save?.isOfForm && states.set(save.path, state);
    setState({ kind: 'saving' });
    for (let attempt = 1; ; attempt++) {
      const signInsBefore = watch.signIns();
      const response = await sendOnce(watch, input, init);
      if (response === null || isOutcomeUnknown(request, response)) {
        if (!canRetry(save, attempt)) return giveUp(watch, request, response, setState);
        setState({ kind: 'offline' });
        await watch.wait(backoffMs(attempt), init?.signal ?? null);
        continue;
      }
      if (await hasSignedInAgain(watch, request, response, signInsBefore, setState)) {
        setState({ kind: 'saving' });
        continue;
      }
      if (save?.isOfForm) states.set(save.path, await saveStateOf(response, init));
      return response;
    }
  };
}
