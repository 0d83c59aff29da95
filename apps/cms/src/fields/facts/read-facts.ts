import type { Locale } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Payload, PayloadRequest } from 'payload';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import type { Fact } from './fact-kinds.ts';
import { type Facts, factIssue, factReferencesOf, withFacts } from './fact-references.ts';

export type StoredFact = Fact & {
  id: number;
  title?: Partial<Record<Locale, string | null>> | null;
  owner?: string | null;
  reviewBy?: string | null;
  /** The last day whose beginnings and ends of periods have taken effect; see `apply-due-facts.ts`. */
  appliedOn?: string | null;
};

/** All facts, in all languages; with a request, read in its transaction. */
export async function listFacts(from: Payload | PayloadRequest): Promise<StoredFact[]> {
  const { payload, req } =
    'payload' in from ? { payload: from.payload, req: from } : { payload: from, req: {} };
  const { docs } = await payload.db.find<StoredFact>({
    collection: 'facts',
    limit: 0,
    locale: 'all',
    pagination: false,
    req,
    sort: 'key',
  });
  return docs.map((fact) => ({ ...fact, values: fact.values ?? [] }));
}

/** One fact, read in the request's transaction. */
export async function findFact(req: PayloadRequest, key: string): Promise<StoredFact | null> {
  const fact = await req.payload.db.findOne<StoredFact>({
    collection: 'facts',
    where: { key: { equals: key } },
    req,
  });
  return fact && { ...fact, values: fact.values ?? [] };
}

/** All facts by key. */
export async function readFacts(from: Payload | PayloadRequest): Promise<Facts> {
  return new Map((await listFacts(from)).map((fact) => [fact.key, fact]));
}

/** The facts, if a value names any; without one they are not read. */
export async function readNamedFacts(from: Payload | PayloadRequest, value: unknown): Promise<Facts> {
  return factReferencesOf(value).length === 0 ? new Map() : readFacts(from);
}

/**
 * A response with the values of the facts that its texts name. Without such texts no fact is read, so that it does not
 * depend on their cache tag.
 */
export async function resolveFacts<Value>(payload: Payload, value: Value, locale: Locale): Promise<Value> {
  if (factReferencesOf(value).length === 0) return value;
  return withFacts(value, await readFacts(payload), locale, jakartaDate(Date.now()));
}

/** Why a text cannot be published because of a fact that it names. */
export async function findFactIssue(req: PayloadRequest, value: unknown): Promise<Bilingual | null> {
  if (factReferencesOf(value).length === 0) return null;
  return factIssue(value, await readFacts(req), jakartaDate(Date.now()));
}
