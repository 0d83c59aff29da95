import * as z from 'zod';

const PREFIX = 'beranda:unsaved:';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

const copySchema = z.object({
  at: z.number(),
  data: z.record(z.string(), z.unknown()),
  /** The changed fields; others may have been saved by another user since. */
  typed: z.array(z.string()),
  /** The former values of the changed fields; those whose value is not known are missing. */
  base: z.record(z.string(), z.unknown()).default({}),
});

/** Unsaved input of a form. */
export type LocalCopy = z.infer<typeof copySchema>;

/** The owner of a copy: user, document and language, since computers are shared. */
export type CopyKey = { user: number | string; path: string; locale: string };

/** The key of a form's own copy: the same person may have a document open in several tabs. */
export type FormKey = CopyKey & { form: string };

const documentKeyOf = ({ user, path, locale }: CopyKey) => `${PREFIX}${user}:${locale}:${path}`;
const storageKeyOf = (key: FormKey) => `${documentKeyOf(key)}#${key.form}`;

/** The storage key of a deferred copy, separate from that of new input. */
const deferredKeyOf = (key: CopyKey, { at }: LocalCopy) => `${documentKeyOf(key)}#${at}`;

/** The storage keys of a document's copies, also of one of a former build, which had no form. */
function keysOf(storage: Storage, key: CopyKey): string[] {
  const document = documentKeyOf(key);
  return Object.keys(storage).filter((name) => name === document || name.startsWith(`${document}#`));
}

function parse(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    return copySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function store(storage: Storage, key: FormKey, copy: LocalCopy): boolean {
  try {
    storage.setItem(storageKeyOf(key), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores the input, without its base if there is no space for both. If storage is full or disabled the copy before it
 * stays: older input is better than none.
 *
 * @returns whether the input is stored.
 */
export const saveCopy = (storage: Storage, key: FormKey, copy: LocalCopy): boolean =>
  store(storage, key, copy) || store(storage, key, { ...copy, base: {} });

/** The copies of a document, of all its forms and deferred ones: the latest first. */
export function listCopies(storage: Storage, key: CopyKey): LocalCopy[] {
  return keysOf(storage, key)
    .map((name) => parse(storage.getItem(name)))
    .filter((copy) => copy !== null)
    .toSorted((a, b) => b.at - a.at);
}

/** Moves a form's own copy aside, so that later input and saves do not replace it. Others stay where they are. */
export function deferCopy(storage: Storage, key: FormKey, copy: LocalCopy): void {
  if (parse(storage.getItem(storageKeyOf(key)))?.at !== copy.at) return;
  try {
    storage.setItem(deferredKeyOf(key, copy), JSON.stringify(copy));
    dropCopy(storage, key);
  } catch {
    // Quota exceeded: the copy stays until new input replaces it.
  }
}

/** Drops a found copy, of whatever form. */
export function dropFoundCopy(storage: Storage, key: CopyKey, copy: LocalCopy): void {
  for (const name of keysOf(storage, key))
    if (parse(storage.getItem(name))?.at === copy.at) storage.removeItem(name);
}

/** Drops the copy of a form. */
export function dropCopy(storage: Storage, key: FormKey): void {
  storage.removeItem(storageKeyOf(key));
}

/** Drops copies older than a week. */
export function dropOldCopies(storage: Storage, now: number): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(PREFIX)) continue;
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.at > KEPT_FOR_MS) storage.removeItem(key);
  }
}
