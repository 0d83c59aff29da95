import * as z from 'zod';

const PREFIX = 'beranda:unsaved:';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

const copySchema = z.object({
  at: z.number(),
  data: z.record(z.string(), z.unknown()),
  /** The fields that were typed into: the others may have been changed by somebody else since. */
  typed: z.array(z.string()),
});

/** What somebody typed into a form and was not stored yet. */
export type LocalCopy = z.infer<typeof copySchema>;

/** Whose copy of which form: people share computers, and each language is a form of its own. */
export type CopyOf = { user: number | string; path: string; locale: string };

const keyOf = ({ user, path, locale }: CopyOf) => `${PREFIX}${user}:${locale}:${path}`;

/** Where a copy lies whose question was put off, so that what is typed from then on has a place beside it. */
const putOffKeyOf = (of: CopyOf, { at }: LocalCopy) => `${keyOf(of)}#${at}`;

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

/** The last of what was typed, before what was put off. */
export function findCopies(storage: Storage, of: CopyOf): LocalCopy[] {
  const key = keyOf(of);
  return Object.keys(storage)
    .filter((one) => one === key || one.startsWith(`${key}#`))
    .map((one) => parse(storage.getItem(one)))
    .filter((copy) => copy !== null)
    .toSorted((a, b) => b.at - a.at);
}

/** Keeps a copy for later, whatever is typed and stored meanwhile. */
export function putOffCopy(storage: Storage, of: CopyOf, copy: LocalCopy): void {
  if (parse(storage.getItem(keyOf(of)))?.at !== copy.at) return;
  try {
    storage.setItem(putOffKeyOf(of, copy), JSON.stringify(copy));
    dropCopy(storage, of);
  } catch {
    // There is no room for a second one: this one stays until something else is typed.
  }
}

/** Drops the copy that was found, wherever it lies. */
export function dropFoundCopy(storage: Storage, of: CopyOf, copy: LocalCopy): void {
  storage.removeItem(putOffKeyOf(of, copy));
  if (parse(storage.getItem(keyOf(of)))?.at === copy.at) dropCopy(storage, of);
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
