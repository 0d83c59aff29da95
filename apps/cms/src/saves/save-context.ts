import type { RequestContext } from 'payload';

/** An edit lock as Payload stores it. */
export type EditLock = {
  document?: { relationTo: string; value: number | string } | null;
  globalSlug?: string | null;
  user: { relationTo: string; value: number | string };
  createdAt: string;
  updatedAt: string;
};

/**
 * State shared by the hooks of one save. An interface, so that item saves can extend it by declaration
 * merging.
 */
export interface DocumentSave {
  /** Edit locks on the document, which Payload deletes on every save. */
  editLocks?: EditLock[];
  /** Whether the save changes only the draft. */
  isDraft?: boolean;
}

declare module 'payload' {
  interface RequestContext {
    /** Running saves of this request, by document. */
    saves?: Map<string, DocumentSave>;
  }
}

const keyOf = (slug: string, id: number | string | null) => `${slug}:${id ?? ''}`;

/** The running save of a document in this request, created on first access. A global has no id. */
export function documentSaveOf(
  context: RequestContext,
  slug: string,
  id: number | string | null,
): DocumentSave {
  context.saves ??= new Map();
  const key = keyOf(slug, id);
  const save = context.saves.get(key) ?? {};
  context.saves.set(key, save);
  return save;
}

/**
 * Drops a finished save, so that requests with thousands of saves, such as the seed's, do not accumulate
 * memory.
 */
export function endSave(context: RequestContext, slug: string, id: number | string | null): void {
  context.saves?.delete(keyOf(slug, id));
}
