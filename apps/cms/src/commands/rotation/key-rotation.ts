import type { Payload } from 'payload';
import { answersColumn } from '#cms/collections/cases/answers-column.ts';
import { ACCOUNT_MAIL_COLUMN } from '#cms/collections/users/mails/account-mail.ts';
import { SECOND_FACTOR_COLUMNS } from '#cms/collections/users/second-factor/stored-second-factor.ts';
import { type EncryptionKeys, writingKey } from '#cms/security/encryption-keys.ts';
import { type EncryptedColumn, type Pass, rotateColumn } from '#cms/security/rotate-column.ts';

/** Everything that is encrypted. `encrypted-columns.test.ts` finds code that encrypts and is not listed there. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  answersColumn,
  ...SECOND_FACTOR_COLUMNS,
  ACCOUNT_MAIL_COLUMN,
];

/** Generous: another pass is needed only if others changed rows during a pass. */
const MAX_PASSES = 10;

type Rotation = {
  rotated: number;
  /** Number of values by id of their key. */
  uses: ReadonlyMap<string, number>;
  /** Ids of configured keys that nothing uses any more, and that do not write. */
  unused: string[];
  /** Whether something is still encrypted with an older key: another process writes with it. */
  isIncomplete: boolean;
  /** Rows with a value that no configured key decrypts, by table. */
  unreadable: { table: string; ids: number[] }[];
};

const hasOnly = ({ uses }: Pass, id: string) => [...uses.keys()].every((used) => used === id);

/** Passes over a column until one finds nothing but values of the key that writes. */
async function rotateCompletely(
  payload: Payload,
  column: EncryptedColumn,
  encryptionKeys: EncryptionKeys,
  report: (line: string) => void,
) {
  const [writing] = writingKey(encryptionKeys);
  const name = `${column.table}.${column.column}`;
  let rotated = 0;
  for (let number = 1; ; number += 1) {
    const pass = await rotateColumn(payload, column, encryptionKeys, (rows) =>
      report(`${name}, pass ${number}: ${rows} rows`),
    );
    rotated += pass.rotated;
    // The next pass also counts: a process that was given the keys later may have written with an older one.
    if (hasOnly(pass, writing) || number === MAX_PASSES) return { pass, rotated };
  }
}

/** Encrypts everything again with the key that writes, and reports which keys are not used any more. Repeatable. */
export async function rotateKeys(
  payload: Payload,
  encryptionKeys: EncryptionKeys,
  report: (line: string) => void = () => {},
): Promise<Rotation> {
  const [writing] = writingKey(encryptionKeys);
  const uses = new Map<string, number>();
  const unreadable: Rotation['unreadable'] = [];
  let total = 0;
  for (const column of ENCRYPTED_COLUMNS) {
    const { pass, rotated } = await rotateCompletely(payload, column, encryptionKeys, report);
    total += rotated;
    for (const [id, count] of pass.uses) uses.set(id, (uses.get(id) ?? 0) + count);
    if (pass.unreadable.length > 0) unreadable.push({ table: column.table, ids: pass.unreadable });
  }
  return {
    rotated: total,
    uses,
    unused: [...encryptionKeys.keys()].filter((id) => id !== writing && !uses.has(id)),
    isIncomplete: [...uses.keys()].some((id) => id !== writing),
    unreadable,
  };
}

const SHOWN_IDS = 20;

/** The result in sentences for the operator. Contains numbers of rows, no personal data. */
export function describeRotation(
  { rotated, uses, unused, isIncomplete, unreadable }: Rotation,
  encryptionKeys: EncryptionKeys,
) {
  const [writing] = writingKey(encryptionKeys);
  return [
    `${rotated} rows were encrypted again with the key ${writing}.`,
    ...[...uses].map(([id, count]) => `The key ${id} is used by ${count} values.`),
    ...unused.map((id) => `The key ${id} is not used any more: remove it from the settings.`),
    ...(isIncomplete
      ? ['Another process still writes with an older key: give it the same keys, and run this again.']
      : []),
    ...unreadable.map(
      ({ table, ids }) =>
        `${ids.length} rows of ${table} have a value that no configured key decrypts: ${ids.slice(0, SHOWN_IDS).join(', ')}${ids.length > SHOWN_IDS ? ' …' : ''}.`,
    ),
  ];
}
