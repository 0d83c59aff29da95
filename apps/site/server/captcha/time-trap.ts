import { z } from 'zod';
import { createSigner } from '#server/http/signed-token.ts';

const schema = z.object({ form: z.string(), key: z.string(), at: z.number() });

/**
 * Time trap: a form contains its signed rendering time. It belongs to the rendering's idempotency key, so that a script
 * cannot send one forever. A form that was rejected keeps it: sending again right away is not too fast.
 */
export function createTimeTrap({ secret, minimumMs }: { secret: string; minimumMs: number }) {
  const signer = createSigner(secret, 'form time', schema);
  return {
    issue: (form: string, key: string) => signer.sign({ form, key, at: Date.now() }),
    verify(form: string, key: string, token: string | undefined): 'ok' | 'tooFast' | 'forged' {
      const issued = signer.verify(token);
      if (issued?.form !== form || issued.key !== key) return 'forged';
      return Date.now() - issued.at < minimumMs ? 'tooFast' : 'ok';
    },
  };
}
