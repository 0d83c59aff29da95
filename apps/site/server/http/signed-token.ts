import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';

/** Derives a key (HKDF) for one purpose from a secret that all instances of the site share. */
export function derivePurposeKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `beranda ${purpose}`, 32));
}

/** Signs data that a visitor holds and sends back: stateless, so that instances share nothing but the secret. */
type Signer<Data> = {
  sign(data: Data): string;
  /** @returns the data; undefined unless signed with the same secret for the same purpose, in the current format. */
  verify(token: string | undefined): Data | undefined;
};

/** Creates a signer (HMAC-SHA-256). The purpose prevents the use of a token of one kind as another. */
export function createSigner<Schema extends z.ZodType>(
  secret: string,
  purpose: string,
  schema: Schema,
): Signer<z.infer<Schema>> {
  const key = derivePurposeKey(secret, purpose);
  const signatureOf = (content: string) => createHmac('sha256', key).update(content).digest();
  return {
    sign(data) {
      const content = Buffer.from(JSON.stringify(data)).toString('base64url');
      return `${content}.${signatureOf(content).toString('base64url')}`;
    },
    verify(token) {
      const [content = '', signature = '', ...rest] = token?.split('.') ?? [];
      const received = Buffer.from(signature, 'base64url');
      const expected = signatureOf(content);
      if (rest.length > 0 || received.length !== expected.length || !timingSafeEqual(received, expected))
        return undefined;
      return schema.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data;
    },
  };
}
