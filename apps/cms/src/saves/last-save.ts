import { LOCALES } from '@beranda/contract';
import type { Field, FieldHook } from 'payload';
import * as z from 'zod';
import { isStaff } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

const lastSaveSchema = z.object({
  by: z.string(),
  user: z.union([z.number(), z.string()]),
  /** The language of the form. */
  locale: z.enum(LOCALES).nullable(),
  /** The timestamp of the state that this save replaced. */
  previousUpdatedAt: z.string().nullable(),
  /** What the save of an item did; absent for a new item. */
  action: z.enum(['draft', 'publish', 'withdraw', 'restore', 'trash']).optional(),
  /** Timestamps of earlier states with equal content, from before a publication or withdrawal. */
  sameContentAt: z.array(z.string()).default([]),
});

export type LastSave = z.infer<typeof lastSaveSchema>;

/** The last save of a stored state; null if no user was signed in, or for data older than this field. */
export function lastSaveIn(stored: { lastSave?: unknown } | null | undefined): LastSave | null {
  return lastSaveSchema.safeParse(stored?.lastSave).data ?? null;
}

type Saving = { user: unknown; locale?: unknown };

const userSchema = z.object({ id: z.union([z.number(), z.string()]), name: z.string().catch('') });

/** The metadata of the running save. */
export function lastSaveOf({ user, locale }: Saving, previousUpdatedAt: string | null): LastSave | null {
  const account = userSchema.safeParse(user).data;
  if (!account) return null;
  const language = LOCALES.find((candidate) => candidate === locale) ?? null;
  return { by: account.name, user: account.id, locale: language, previousUpdatedAt, sameContentAt: [] };
}

const recordLastSave: FieldHook = ({ req, siblingDocWithLocales }) => {
  const before: unknown = siblingDocWithLocales?.updatedAt;
  return lastSaveOf(req, typeof before === 'string' ? before : null);
};

/**
 * Who stored a state, in which language and over which state. Each version has its own. The name is copied,
 * to survive deletion of the account.
 */
export const lastSave: Field = {
  name: 'lastSave',
  type: 'json',
  label: bilingual('Penyimpanan terakhir', 'Last save'),
  access: { create: () => false, update: () => false, read: isStaff },
  // Hidden: as a form field it would mark the form as changed on every save.
  admin: { disabled: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeChange: [recordLastSave] },
};
