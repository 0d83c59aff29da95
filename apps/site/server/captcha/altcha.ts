import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { derivePurposeKey } from '#server/http/signed-token.ts';

/** PBKDF2 iterations of one attempt. An attempt should take longer than the browser needs to start it. */
const COST = 5_000;

type AltchaOptions = {
  secret: string;
  /** Mean number of attempts until a challenge is solved. */
  difficulty: number;
  lifetimeMs: number;
};

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.strictObject({ form: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function parsePayload(value: string) {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(value, 'base64').toString()));
  } catch {
    return undefined;
  }
}

/** Proof of work by ALTCHA. Challenges are signed, so that every instance verifies those of the others. */
export function createAltcha({ secret, difficulty, lifetimeMs }: AltchaOptions) {
  const secrets = {
    hmacSignatureSecret: derivePurposeKey(secret, 'altcha challenge').toString('hex'),
    hmacKeySignatureSecret: derivePurposeKey(secret, 'altcha solution').toString('hex'),
  };
  return {
    /**
     * A challenge for one form. The server chooses the counter that solves it (ALTCHA's deterministic mode), so that a
     * slow phone is never as unlucky as with a random search: at most three times the shortest.
     */
    challengeFor(form: string): Promise<Challenge> {
      const shortest = Math.ceil(difficulty / 2);
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(shortest, shortest + difficulty + 1),
        data: { form },
        deriveKey,
        expiresAt: new Date(Date.now() + lifetimeMs),
        ...secrets,
      });
    },
    /** @returns the id of the challenge if it was solved for this form in time. */
    async verify(form: string, value: string): Promise<string | undefined> {
      const payload = parsePayload(value);
      if (payload?.challenge.parameters.data.form !== form) return undefined;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
      return verified ? payload.challenge.parameters.nonce : undefined;
    },
  };
}
