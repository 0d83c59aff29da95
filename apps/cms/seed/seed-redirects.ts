import type { PayloadRequest } from 'payload';
import type { RedirectSeed } from './content/types.ts';

/** Seeds the redirects of old addresses. */
export async function seedRedirects(req: PayloadRequest, redirects: readonly RedirectSeed[]): Promise<void> {
  for (const redirect of redirects) {
    const data = { ...redirect, status: 'permanent' as const };
    await req.payload.create({ req, collection: 'redirects', data, depth: 0, overrideAccess: true });
  }
}
