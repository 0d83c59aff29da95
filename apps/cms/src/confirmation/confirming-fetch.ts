import { CONFIRMATION_HEADER, type Confirmation } from './confirmation-header.ts';

const CONFLICT = 409;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// Without a schema library: this is in the code of every screen, and zod probes for `eval`, which a policy refuses.
function isConfirmation(value: unknown): value is Confirmation {
  if (!isRecord(value) || !Array.isArray(value.consequences)) return false;
  return [value.digest, value.question, value.action, ...value.consequences].every(
    (text) => typeof text === 'string',
  );
}

/** What the body of a refusal asks, where it is one of ours. */
function confirmationOf(body: unknown): Confirmation | null {
  const [error]: unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const data = isRecord(error) && isRecord(error.data) ? error.data : {};
  return isConfirmation(data.confirmation) ? data.confirmation : null;
}

async function confirmationIn(answer: Response): Promise<Confirmation | null> {
  if (answer.status !== CONFLICT) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return confirmationOf(body);
}

/**
 * A `fetch` that sends a request again, with the digest of what the person was shown, when it was refused for its
 * consequences and the person goes on; otherwise the refusal is the answer. Consequences that have changed in the
 * meantime are asked about anew.
 */
export function confirmingFetch(
  send: typeof fetch,
  ask: (confirmation: Confirmation) => Promise<boolean>,
): typeof fetch {
  return async (input, init) => {
    const confirmed: string[] = [];
    for (;;) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
      if (confirmed.length > 0) headers.set(CONFIRMATION_HEADER, confirmed.join(','));
      // The body of a Request can be read once only.
      const target = input instanceof Request ? input.clone() : input;
      const answer = await send(target, confirmed.length > 0 ? { ...init, headers } : init);
      const confirmation = await confirmationIn(answer);
      if (confirmation === null || confirmed.includes(confirmation.digest)) return answer;
      if (!(await ask(confirmation))) return answer;
      confirmed.push(confirmation.digest);
    }
  };
}
