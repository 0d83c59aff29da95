import { LOCALES } from '@beranda/contract';
import type { Field, FieldHook, PayloadRequest } from 'payload';
import * as z from 'zod';
import { isStaff } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { formIdOf } from './form-id.ts';

/** The keys of former versions: during an update one of them may still write. */
const FORMER_KEYS = { did: 'action', from: 'previousUpdatedAt', sameAs: 'sameContentAt' };

function withPresentKeys(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const names = new Map(Object.entries(FORMER_KEYS));
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [names.get(key) ?? key, value]));
}

const lastSaveObject = z.object({
  by: z.string(),
  user: z.union([z.number(), z.string()]),
  /** The language of the form. */
  locale: z.enum(LOCALES).nullable(),
  /** The open form that saved; null for programs, and for data older than this property. */
  form: z.string().nullable().default(null),
  /** The timestamp of the state that this save replaced. */
  previousUpdatedAt: z.string().nullable(),
  /** The action of the save of an item; absent for a new item. */
  action: z.enum(['draft', 'publish', 'withdraw', 'restore', 'trash']).optional(),
  /** The languages that a publication or withdrawal was about; of all for data older than this property. */
  languages: z.array(z.enum(LOCALES)).default([...LOCALES]),
  /** The ISO time for which it was scheduled. */
  scheduledFor: z.string().optional(),
  /** Timestamps of earlier states with equal content, from before a publication or withdrawal. */
  sameContentAt: z.array(z.string()).default([]),
});
const lastSaveSchema = z.preprocess(withPresentKeys, lastSaveObject);

export type LastSave = z.infer<typeof lastSaveObject>;

/** The last save of a stored state; null if no user was signed in, or for data older than this field. */
export function lastSaveIn(stored: { lastSave?: unknown } | null | undefined): LastSave | null {
  return lastSaveSchema.safeParse(stored?.lastSave).data ?? null;
}

type Saving = { user: unknown; locale?: unknown; headers?: PayloadRequest['headers'] };

const userSchema = z.object({ id: z.union([z.number(), z.string()]), name: z.string().catch('') });

/** The metadata of the running save. */
export function lastSaveOf(saving: Saving, previousUpdatedAt: string | null): LastSave | null {
  const account = userSchema.safeParse(saving.user).data;
  if (!account) return null;
  return {
    by: account.name,
    user: account.id,
    locale: LOCALES.find((candidate) => candidate === saving.locale) ?? null,
    form: formIdOf(saving),
    previousUpdatedAt,
    languages: [...LOCALES],
    sameContentAt: [],
  };
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
