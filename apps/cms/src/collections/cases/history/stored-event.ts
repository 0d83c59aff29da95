import * as z from 'zod';
import { EVENT_KINDS } from './event-kinds.ts';

const text = z.string().nullish();

const storedEvent = z.object({
  id: z.number(),
  kind: z.enum(EVENT_KINDS),
  at: z.string(),
  authorName: text,
  field: text,
  from: text,
  to: text,
  note: text,
});

/** An event as Payload's REST API returns it. */
export type StoredEvent = z.infer<typeof storedEvent>;

const responseSchema = z.object({ docs: z.array(storedEvent) });

/** The history of a case, latest first; null if it could not be loaded. */
export async function fetchEvents(api: string, caseId: number): Promise<StoredEvent[] | null> {
  try {
    const response = await fetch(
      `${api}/case-events?where[case][equals]=${caseId}&sort=-id&depth=0&pagination=false`,
    );
    return response.ok ? responseSchema.parse(await response.json()).docs : null;
  } catch {
    return null;
  }
}
