import * as z from 'zod';

const PREFIX = 'beranda:unsaved:';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

const copySchema = z.object({ at: z.number(), data: z.record(z.string(), z.unknown()) });

/** What somebody typed into a form and was not stored yet. */
export type LocalCopy = z.infer<typeof copySchema>;

/** Whose copy of which form: people share computers, and each language is a form of its own. */
export type CopyOf = { user: number | string; path: string; locale: string };

const keyOf = ({ user, path, locale }: CopyOf) => `${PREFIX}${user}:${locale}:${path}`;

function parse(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    return copySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps what was typed; where the browser has no room or allows no storage, there is none. */
export function keepCopy(storage: Storage, of: CopyOf, copy: LocalCopy): void {
  try {
    storage.setItem(keyOf(of), JSON.stringify(copy));
  } catch {
    dropCopy(storage, of);
  }
}

export function findCopy(storage: Storage, of: CopyOf): LocalCopy | null {
  return parse(storage.getItem(keyOf(of)));
}

export function dropCopy(storage: Storage, of: CopyOf): void {
  storage.removeItem(keyOf(of));
}

/** Drops the copies that nobody has come back for within a week. */
export function dropOldCopies(storage: Storage, now: number): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(PREFIX)) continue;
    const copy = parse(storage.getItem(key));
    if (!copy || now - copy.at > KEPT_FOR_MS) storage.removeItem(key);
  }
}
