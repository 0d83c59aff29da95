import { expandRedirects, flattenRedirects } from '@beranda/contract';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  ValidationError,
} from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { sourceError, targetError } from './addresses.ts';
import { listRedirects, lockRedirects, ruleOf, type WrittenRedirect } from './stored-redirects.ts';

/** The loops among these redirects, each from its first address back to it, shortest first. */
export function loopsIn(redirects: readonly WrittenRedirect[]): string[][] {
  const { loops } = flattenRedirects(expandRedirects(redirects.map(ruleOf)));
  // Reports a loop of both languages by the paths without language prefix, which are shorter.
  return loops.sort((a, b) => a.join().length - b.join().length);
}

/** Describes the path of a loop, so that staff know which redirect to change. */
export function loopSentence(loop: readonly string[]): Bilingual {
  const way = loop.join(' → ');
  return bilingual(
    `Pengalihan ini berputar tanpa akhir: ${way}`,
    `These redirects lead in a circle without end: ${way}`,
  );
}

/** Rejects a redirect that would close a loop. */
export const rejectLoops: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const saved: WrittenRedirect = { ...originalDoc, ...data };
  const isValid = !sourceError(saved.from ?? '') && !targetError(saved.to ?? '');
  // Field validation, which runs later, rejects invalid addresses.
  if (!isValid) return data;
  await lockRedirects(req);
  const others = (await listRedirects(req.payload, req)).filter(
    ({ id, from }) => id !== originalDoc?.id && from !== saved.from,
  );
  const [loop] = loopsIn([...others, saved]);
  if (!loop) return data;
  const errors = [{ path: 'to', message: inLanguageOf(req, loopSentence(loop)) }];
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t);
};

/** Rejects deleting a redirect that prevents a loop. */
export const rejectLoopsOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockRedirects(req);
  const others = (await listRedirects(req.payload, req)).filter((other) => other.id !== id);
  const [loop] = loopsIn(others);
  if (loop) throw new APIError(inLanguageOf(req, loopSentence(loop)), 400, undefined, true);
};
