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
export type CopyOf = { user: number | string; path: string; locale: string };

const keyOf = ({ user, path, locale }: CopyOf) => `${PREFIX}${user}:${locale}:${path}`;

/** The storage key of a deferred copy, separate from that of new input. */
const deferKeyOf = (of: CopyOf, { at }: LocalCopy) => `${keyOf(of)}#${at}`;

function parse(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    return copySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function store(storage: Storage, of: CopyOf, copy: LocalCopy): boolean {
  try {
    storage.setItem(keyOf(of), JSON.stringify(copy));
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
export const saveCopy = (storage: Storage, of: CopyOf, copy: LocalCopy): boolean =>
  store(storage, of, copy) || store(storage, of, { ...copy, base: {} });

/** The latest input first, then deferred copies. */
export function listCopies(storage: Storage, of: CopyOf): LocalCopy[] {
  const key = keyOf(of);
  return Object.keys(storage)
    .filter((candidate) => candidate === key || candidate.startsWith(`${key}#`))
    .map((one) => parse(storage.getItem(one)))
    .filter((copy) => copy !== null)
    .toSorted((a, b) => b.at - a.at);
}

/** Moves a copy aside, so that later input and saves do not replace it. */
export function deferCopy(storage: Storage, of: CopyOf, copy: LocalCopy): void {
  if (parse(storage.getItem(keyOf(of)))?.at !== copy.at) return;
  try {
    storage.setItem(deferKeyOf(of, copy), JSON.stringify(copy));
    dropCopy(storage, of);
  } catch {
    // Quota exceeded: the copy stays until new input replaces it.
  }
}

/** Drops a found copy, deferred or not. */
export function dropFoundCopy(storage: Storage, of: CopyOf, copy: LocalCopy): void {
  storage.removeItem(deferKeyOf(of, copy));
  if (parse(storage.getItem(keyOf(of)))?.at === copy.at) dropCopy(storage, of);
}

export function dropCopy(storage: Storage, of: CopyOf): void {
  storage.removeItem(keyOf(of));
}

/** Drops copies older than a week. */
export function dropOldCopies(storage: Storage, now: number): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(PREFIX)) continue;
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.at > KEPT_FOR_MS) storage.removeItem(key);
  }
}
