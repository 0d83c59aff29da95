import type { Payload, TaskConfig } from 'payload';
import type { EventKind } from '#cms/collections/cases/history/event-kinds.ts';
import { hasEvent, recordSystemEvent } from '#cms/collections/cases/history/record-event.ts';
import type { Case } from '#cms/payload-types.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 30_000;

type CaseMail<Slug extends string> = {
  slug: Slug;
  events: { done: EventKind; failed: EventKind };
  /** Sends the mail; returns the event that says what became of it, null for nothing to record. */
  send: (payload: Payload, received: Case) => Promise<EventKind | null>;
};

type Types = { input: { case: string }; output: Record<string, never> };

/**
 * A job that sends a mail about a case: retried, not sent again once its event is recorded, and its final failure is
 * recorded too. Queue it in the case's own transaction.
 */
export function caseMail<Slug extends string>({ slug, events, send }: CaseMail<Slug>): TaskConfig<Types> {
  return {
    slug,
    // References the case instead of copying personal data.
    inputSchema: [{ name: 'case', type: 'text', required: true }],
    retries: { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } },
    handler: async ({ input, req: { payload } }) => {
      const id = Number(input.case);
      if (await hasEvent(payload, id, events.done)) return { output: {} };
      const received = await payload.findByID({
        collection: 'cases',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
      });
      // Erased since.
      if (!received) return { output: {} };
      const kind = await send(payload, received);
      if (kind) await recordSystemEvent(payload, { case: id, kind });
      return { output: {} };
    },
    onFail: async ({ input, req: { payload }, taskStatus }) => {
      // Payload calls this after each attempt, with the number of those before.
      if ((taskStatus?.totalTried ?? 0) < ATTEMPTS) return;
      const id = Number((input as Types['input']).case);
      await recordSystemEvent(payload, { case: id, kind: events.failed }).catch((err: unknown) =>
        payload.logger.error({ msg: 'The failure of a mail could not be recorded', id, err }),
      );
    },
  };
}
