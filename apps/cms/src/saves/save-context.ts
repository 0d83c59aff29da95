import type { RequestContext } from 'payload';

/** That somebody has a document open, as Payload stores it. */
export type EditLock = {
  document?: { relationTo: string; value: number | string } | null;
  globalSlug?: string | null;
  user: { relationTo: string; value: number | string };
  createdAt: string;
  updatedAt: string;
};

/**
 * What hooks of one save need of each other: found when the save begins, gone when it is over. An interface, so that what
 * saves of items need can be declared beside them.
 */
export interface DocumentSave {
  /** Locks of people who have the document open. Payload deletes them with every save. */
  editLocks?: EditLock[];
  /** Whether the save of an item changes its draft alone. */
  isDraft?: boolean;
}

declare module 'payload' {
  interface RequestContext {
    /** Saves under way in this request, by document. */
    saves?: Map<string, DocumentSave>;
  }
}

const keyOf = (slug: string, id: number | string | null) => `${slug}:${id ?? ''}`;

/** The save of a document that runs in this request; made when it is first asked for. A global has no id. */
export function saveOf(context: RequestContext, slug: string, id: number | string | null): DocumentSave {
  context.saves ??= new Map();
  const key = keyOf(slug, id);
  const save = context.saves.get(key) ?? {};
  context.saves.set(key, save);
  return save;
}

/** Forgets a save that is over: a request that saves thousands, as the seed's, need not keep them. */
export function endSave(context: RequestContext, slug: string, id: number | string | null): void {
  context.saves?.delete(keyOf(slug, id));
}
