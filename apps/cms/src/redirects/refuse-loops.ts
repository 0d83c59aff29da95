import { expandRedirects, flattenRedirects } from '@beranda/contract';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  ValidationError,
} from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { wrongWithSource, wrongWithTarget } from './addresses.ts';
import { listRedirects, lockRedirects, ruleOf, type StoredRedirect } from './stored-redirects.ts';

/** Set in the context of a request that has already looked at all of its redirects together. */
export const LOOKED_FOR_LOOPS = 'lookedForLoops';

type Written = Pick<StoredRedirect, 'from' | 'to' | 'status'>;

/** The loops that these redirects would make, each from its first address back to it, the shortest told first. */
export function loopsIn(redirects: readonly Written[]): string[][] {
  const { loops } = flattenRedirects(expandRedirects(redirects.map(ruleOf)));
  // So that a loop in both languages is told in the words of the redirect, which have no language prefix.
  return loops.sort((a, b) => a.join().length - b.join().length);
}

/** Says where a loop leads along, so that staff know which redirect to change. */
export function loopSentence(loop: readonly string[]): Bilingual {
  const way = loop.join(' → ');
  return bilingual(
    `Pengalihan ini berputar tanpa akhir: ${way}`,
    `These redirects lead in a circle without end: ${way}`,
  );
}

/** Refuses a redirect that would close a loop together with the others. */
export const refuseLoops: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  const saved: Written = { ...originalDoc, ...data };
  const isSound = !wrongWithSource(saved.from ?? '') && !wrongWithTarget(saved.to ?? '');
  // What is not even an address is refused by the field itself, which is asked after this.
  if (context[LOOKED_FOR_LOOPS] || !isSound) return data;
  await lockRedirects(req);
  const others = (await listRedirects(req.payload, req)).filter(
    ({ id, from }) => id !== originalDoc?.id && from !== saved.from,
  );
  const [loop] = loopsIn([...others, saved]);
  if (!loop) return data;
  const errors = [{ path: 'to', message: inLanguageOf(req, loopSentence(loop)) }];
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t);
};

/** Refuses to delete the redirect that leads out of what would otherwise be a loop. */
export const refuseLoopsOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockRedirects(req);
  const others = (await listRedirects(req.payload, req)).filter((other) => other.id !== id);
  const [loop] = loopsIn(others);
  if (loop) throw new APIError(inLanguageOf(req, loopSentence(loop)), 400, undefined, true);
};
