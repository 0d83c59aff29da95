import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** A key for one purpose, derived (HKDF) from a secret that all instances of the site share. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `beranda ${purpose}`, 32));
}

/** Signs data that a visitor carries and sends back, so that instances need no common memory. */
export type Signer<Data> = {
  sign(data: Data): string;
  /** @returns undefined unless it was signed with the same secret for the same purpose, by the same version of it. */
  read(token: string | undefined): Data | undefined;
};

/** A signer (HMAC-SHA-256). The purpose keeps a token of one kind from serving as another. */
export function createSigner<Schema extends z.ZodType>(
  secret: string,
  purpose: string,
  schema: Schema,
): Signer<z.infer<Schema>> {
  const key = derivedKey(secret, purpose);
  const signatureOf = (content: string) => createHmac('sha256', key).update(content).digest();
  return {
    sign(data) {
      const content = Buffer.from(JSON.stringify(data)).toString('base64url');
      return `${content}.${signatureOf(content).toString('base64url')}`;
    },
    read(token) {
      const [content = '', signature = '', ...rest] = token?.split('.') ?? [];
      const received = Buffer.from(signature, 'base64url');
      const expected = signatureOf(content);
      if (rest.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected))
        return undefined;
      return schema.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data;
    },
  };
}
