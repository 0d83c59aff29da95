import { LOCALES } from '@beranda/contract';
import type { Field, FieldHook } from 'payload';
import * as z from 'zod';
import { isStaff } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

const lastSaveSchema = z.object({
  by: z.string(),
  user: z.union([z.number(), z.string()]),
  /** The language that was open. */
  locale: z.enum(LOCALES).nullable(),
  /** When the state was stored that this save changed. */
  from: z.string().nullable(),
  /** What the save of an item did; not known of one that has just been made. */
  did: z.enum(['draft', 'publish', 'withdraw', 'restore', 'trash']).optional(),
  /** When states were stored that say the same, before a language was published or withdrawn. */
  sameAs: z.array(z.string()).default([]),
});

export type LastSave = z.infer<typeof lastSaveSchema>;

/** Who saved a stored state; null where nobody signed in did, or where it is from a time before that was noted. */
export function lastSaveIn(stored: { lastSave?: unknown } | null | undefined): LastSave | null {
  return lastSaveSchema.safeParse(stored?.lastSave).data ?? null;
}

type Saving = { user: unknown; locale?: unknown };

const userSchema = z.object({ id: z.union([z.number(), z.string()]), name: z.string().catch('') });

/** What is noted of the save that runs. */
export function lastSaveOf({ user, locale }: Saving, from: string | null): LastSave | null {
  const person = userSchema.safeParse(user).data;
  if (!person) return null;
  const language = LOCALES.find((one) => one === locale) ?? null;
  return { by: person.name, user: person.id, locale: language, from, sameAs: [] };
}

const note: FieldHook = ({ req, siblingDocWithLocales }) => {
  const from: unknown = siblingDocWithLocales?.updatedAt;
  return lastSaveOf(req, typeof from === 'string' ? from : null);
};

/**
 * Who stored a state of a document, in which language and over which state. Each version has its own. The name is
 * copied, so that it still stands there when the account is gone.
 */
export const lastSave: Field = {
  name: 'lastSave',
  type: 'json',
  label: bilingual('Penyimpanan terakhir', 'Last save'),
  access: { create: () => false, update: () => false, read: isStaff },
  // Not in the form, whose every save would otherwise change it.
  admin: { disabled: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeChange: [note] },
};
