import * as z from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';

const failure = z.object({ message: z.string() });
/** Payload's own errors; a rejected field names its reason inside. */
const payloadFailure = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z
        .object({ errors: z.tuple([failure]).rest(z.unknown()) })
        .optional()
        .catch(undefined),
    }),
  ]),
});

function errorMessageOf(body: unknown): string | undefined {
  const [first] = payloadFailure.safeParse(body).data?.errors ?? [];
  return failure.safeParse(body).data?.message ?? first?.data?.errors[0].message ?? first?.message;
}

export type Posted<T> = { data: T } | { error: string };

/** Posts to an endpoint of the accounts; the error is a sentence in the person's language. */
export async function postJson<T>(
  address: string,
  language: string,
  schema: z.ZodType<T>,
  body: Record<string, unknown> = {},
): Promise<Posted<T>> {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const received: unknown = await response.json();
    const parsed = response.ok ? schema.safeParse(received) : null;
    if (parsed?.success) return { data: parsed.data };
    return { error: errorMessageOf(received) ?? translate(texts.unreachable) };
  } catch {
    return { error: translate(texts.unreachable) };
  }
}
