import * as z from 'zod';
import { readJson } from '#cms/admin/send-json.ts';
import { OTHER_BUILD } from '#cms/saves/page-build.ts';
import type { SaveState } from './save-states.ts';

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
/** A validation error of Payload: `message` lists the fields, `data.errors` has a sentence for each. */
const fieldErrorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
const outdatedSchema = z.object({ code: z.literal(OTHER_BUILD) });
const valuesSchema = z.record(z.string(), z.unknown());

const errorIn = (body: unknown) => errorSchema.safeParse(body).data?.errors[0];

/** The first error of a rejection, without consuming the response. */
export const errorOf = async (response: Response) => errorIn(await readJson(response.clone()));

/** The submitted values: Payload sends them as JSON in one form field. */
export function submittedValuesOf(body: RequestInit['body']): Record<string, unknown> {
  const text = body instanceof FormData ? body.get('_payload') : body;
  if (typeof text !== 'string') return {};
  try {
    return valuesSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Why a save was rejected, with what is wrong with the first field. */
function reasonOf(error: { message: string; data?: unknown } | undefined): string | null {
  if (!error) return null;
  const [field] = fieldErrorsSchema.safeParse(error.data).data?.errors ?? [];
  return field ? `${error.message.replace(/[.:]?\s*$/, '')}. ${field.message}` : error.message;
}

/** The save state of a document after the response to its save. */
export async function saveStateOf(response: Response, init: RequestInit | undefined): Promise<SaveState> {
  const body = await readJson(response.clone());
  if (response.ok) {
    const id = documentSchema.safeParse(body).data?.doc.id ?? null;
    return { kind: 'saved', at: Date.now(), id, sent: submittedValuesOf(init?.body) };
  }
  const error = errorIn(body);
  const stale = staleSchema.safeParse(error?.data).data;
  if (response.status === 409 && stale) return { kind: 'stale', conflict: stale };
  if (outdatedSchema.safeParse(error?.data).success) return { kind: 'outdated' };
  return { kind: 'rejected', reason: reasonOf(error) };
}
