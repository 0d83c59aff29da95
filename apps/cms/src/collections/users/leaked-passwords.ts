/** Digits, punctuation and spaces at the end: what people, and attackers, add to a short password to make it long. */
const SUFFIX = /[\d\p{P}\p{S}\s]+$/u;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that somebody sets: the list is large, and few processes need it. */
function loadList(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return loading;
}

/**
 * Whether a password is one of the 49,000 most common ones of published leaks, in any case, or one of them with only
 * digits and punctuation after it.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  const list = await loadList();
  const lower = password.toLowerCase();
  const stem = lower.replace(SUFFIX, '');
  return list.has(lower) || (stem !== '' && list.has(stem));
}
