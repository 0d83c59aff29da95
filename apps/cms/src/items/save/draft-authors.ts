import { LOCALES, type Locale } from '@beranda/contract';
import * as z from 'zod';

/** What is published by itself: the texts of a language, and the fields that both share. */
export type DraftPart = Locale | 'shared';

export const DRAFT_PARTS: readonly DraftPart[] = [...LOCALES, 'shared'];

const authorSchema = z.object({ user: z.union([z.number(), z.string()]), name: z.string() });
const listSchema = z.array(authorSchema).default([]);
const authorsSchema = z.object({ id: listSchema, en: listSchema, shared: listSchema });

/** A user who changed a draft. The name is copied, to survive deletion of the account. */
export type DraftAuthor = z.infer<typeof authorSchema>;

/** Who has changed each part of a draft since that was last published. Parts without an author may be missing. */
export type DraftAuthors = Partial<Record<DraftPart, readonly DraftAuthor[]>>;

/** The stored authors of a draft; null for data older than this field. */
export function parseDraftAuthors(stored: unknown): DraftAuthors | null {
  return authorsSchema.safeParse(stored).data ?? null;
}

/** The authors of these parts, each once. */
export function listAuthors(authors: DraftAuthors, parts: readonly DraftPart[]): DraftAuthor[] {
  const byUser = new Map(parts.flatMap((part) => authors[part] ?? []).map((one) => [String(one.user), one]));
  return [...byUser.values()];
}

/** Whether a user has changed one of these parts. */
export function isAuthor(authors: DraftAuthors, parts: readonly DraftPart[], user: number | string): boolean {
  return listAuthors(authors, parts).some((one) => String(one.user) === String(user));
}

/** Maps each part to its authors; parts without any are left out, so that a draft without authors is `{}`. */
export function draftAuthorsBy(authorsOf: (part: DraftPart) => readonly DraftAuthor[]): DraftAuthors {
  const entries = DRAFT_PARTS.map((part) => [part, authorsOf(part)] as const);
  return Object.fromEntries(entries.filter(([, authors]) => authors.length > 0));
}

/** The authors of both. */
export function joinAuthors(one: DraftAuthors, other: DraftAuthors): DraftAuthors {
  return draftAuthorsBy((part) =>
    listAuthors({ [part]: [...(one[part] ?? []), ...(other[part] ?? [])] }, [part]),
  );
}
