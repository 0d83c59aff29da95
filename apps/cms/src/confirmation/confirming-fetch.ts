import {
  CONFIRMATION_HEADER,
  type Confirmation,
  type ConfirmationAnswer,
  PASSWORD_HEADER,
} from './confirmation-header.ts';

const CONFLICT = 409;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// No schema library: this is bundled for every screen, and zod probes for `eval`, which the CSP blocks.
function isConfirmation(value: unknown): value is Confirmation {
  if (!isRecord(value) || !Array.isArray(value.consequences)) return false;
  return [value.digest, value.question, value.action, ...value.consequences].every(
    (text) => typeof text === 'string',
  );
}

/** The confirmation data of a rejection, if present. */
function confirmationOf(body: unknown): Confirmation | null {
  const [error]: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const data = isRecord(error) && isRecord(error.data) ? error.data : {};
  return isConfirmation(data.confirmation) ? data.confirmation : null;
}

async function confirmationIn(response: Response): Promise<Confirmation | null> {
  if (response.status !== CONFLICT) return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return confirmationOf(body);
}

/**
 * The rejection with a message that says that nothing was done: Payload shows it. Its lists expect `docs` in every response,
 * and report an unknown error otherwise.
 */
const cancelledResponse = (message: string) =>
  Response.json({ docs: [], errors: [{ message }], message }, { status: CONFLICT });

/**
 * A `fetch` that shows a confirmation dialog when a request is rejected for its consequences, and resends it
 * with the digest; on cancellation the caller gets a 409 response with `cancelledMessage`. Changed consequences need a
 * new confirmation.
 */
export function confirmingFetch(
  send: typeof fetch,
  ask: (confirmation: Confirmation, isPasswordRejected: boolean) => Promise<ConfirmationAnswer>,
  cancelledMessage: () => string,
): typeof fetch {
  return async (input, init) => {
    const confirmedDigests: string[] = [];
    let password: string | null = null;
    for (;;) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
      if (confirmedDigests.length > 0) headers.set(CONFIRMATION_HEADER, confirmedDigests.join(','));
      // Percent-encoded, because header values are Latin-1 and a password may have any character.
      if (password !== null) headers.set(PASSWORD_HEADER, encodeURIComponent(password));
      // A Request's body can be read only once.
      const target = input instanceof Request ? input.clone() : input;
      const response = await send(target, confirmedDigests.length > 0 ? { ...init, headers } : init);
      const confirmation = await confirmationIn(response);
      if (confirmation === null || confirmedDigests.includes(confirmation.digest)) return response;
      const answer = await ask(confirmation, password !== null && Boolean(confirmation.needsPassword));
      if (!answer) return cancelledResponse(cancelledMessage());
      if (typeof answer === 'object') password = answer.password;
      confirmedDigests.push(confirmation.digest);
    }
  };
}
