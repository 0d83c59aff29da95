import { expandRedirects, flattenRedirects, type RedirectRule } from '@beranda/contract';
import type { Payload } from 'payload';
import { listRedirects, ruleOf } from './stored-redirects.ts';

/**
 * Every redirect for both languages, with chains resolved to the final target. Remaining loops are omitted.
 */
export async function redirectsContent(payload: Payload): Promise<{ redirects: RedirectRule[] }> {
  const stored = await listRedirects(payload);
  const { loops, redirects } = flattenRedirects(expandRedirects(stored.map(ruleOf)));
  if (loops.length > 0) payload.logger.warn({ msg: 'Redirect loops were omitted', loops });
  return { redirects };
}
