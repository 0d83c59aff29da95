import * as z from 'zod';

const PREFIX = 'beranda:unsaved:';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

const copySchema = z.object({
  at: z.number(),
  data: z.record(z.string(), z.unknown()),
  /** The changed fields; others may have been saved by another user since. */
  typed: z.array(z.string()),
  /** What the changed fields had before; those whose value is not known are missing. */
  base: z.record(z.string(), z.unknown()).default({}),
});

/** Unsaved input of a form. */
export type LocalCopy = z.infer<typeof copySchema>;

/** The key of a copy: user, document and language, since computers are shared. */
export type CopyKey = { user: number | string; path: string; locale: string };

const storageKeyOf = ({ user, path, locale }: CopyKey) => `${PREFIX}${user}:${locale}:${path}`;

/** The storage key of a deferred copy, separate from that of new input. */
const deferredKeyOf = (key: CopyKey, { at }: LocalCopy) => `${storageKeyOf(key)}#${at}`;

function parse(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    return copySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function store(storage: Storage, key: CopyKey, copy: LocalCopy): boolean {
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
export const saveCopy = (storage: Storage, key: CopyKey, copy: LocalCopy): boolean =>
  store(storage, key, copy) || store(storage, key, { ...copy, base: {} });

/** The latest input first, then deferred copies. */
export function listCopies(storage: Storage, key: CopyKey): LocalCopy[] {
  const newest = storageKeyOf(key);
  return Object.keys(storage)
    .filter((candidate) => candidate === newest || candidate.startsWith(`${newest}#`))
    .map((name) => parse(storage.getItem(name)))
    .filter((copy) => copy !== null)
    .toSorted((a, b) => b.at - a.at);
}

/** Moves a copy aside, so that later input and saves do not replace it. */
export function deferCopy(storage: Storage, key: CopyKey, copy: LocalCopy): void {
  if (parse(storage.getItem(storageKeyOf(key)))?.at !== copy.at) return;
  try {
    storage.setItem(deferredKeyOf(key, copy), JSON.stringify(copy));
    dropCopy(storage, key);
  } catch {
    // Quota exceeded: the copy stays until new input replaces it.
  }
}

/** Drops a found copy, deferred or not. */
export function dropFoundCopy(storage: Storage, key: CopyKey, copy: LocalCopy): void {
  storage.removeItem(deferredKeyOf(key, copy));
  if (parse(storage.getItem(storageKeyOf(key)))?.at === copy.at) dropCopy(storage, key);
}

export function dropCopy(storage: Storage, key: CopyKey): void {
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
