import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createSigner } from '#server/http/signed-token.ts';
import { httpRequest } from '#src/content/transport/http.ts';

const TIMEOUT_MS = 5_000;

const answerSchema = z.object({ success: z.boolean() });
const passSchema = z.object({ form: z.string(), id: z.string(), expiresAt: z.number() });

export type RecaptchaOptions = {
  secret: string;
  recaptchaSecret: string;
  verifyUrl: string;
  lifetimeMs: number;
};

/**
 * Google reCAPTCHA v2. Google verifies a token only once, within two minutes: too short for a form that is rejected or
 * filled in slowly. So the browser exchanges the token at once for a pass that we sign.
 */
export function createRecaptcha({ secret, recaptchaSecret, verifyUrl, lifetimeMs }: RecaptchaOptions) {
  const passes = createSigner(secret, 'recaptcha pass', passSchema);
  return {
    /**
     * Asks Google about a token.
     *
     * @returns a pass for this form; undefined if Google rejects the token.
     * @throws FetchError, SyntaxError or ZodError if Google does not answer.
     */
    async exchange(form: string, token: string): Promise<string | undefined> {
      const response = await httpRequest(verifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret: recaptchaSecret, response: token }).toString(),
        timeoutMs: TIMEOUT_MS,
      });
      if (!answerSchema.parse(await response.json()).success) return undefined;
      const id = createHash('sha256').update(token).digest('hex');
      return passes.sign({ form, id, expiresAt: Date.now() + lifetimeMs });
    },
    /** @returns the id of a pass that was issued for this form and has not expired. */
    verify(form: string, value: string): string | undefined {
      const pass = passes.verify(value);
      return pass?.form === form && pass.expiresAt >= Date.now() ? pass.id : undefined;
    },
  };
}
