import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { EDIT_LOCKS, findHolderName } from './edit-locks.ts';

type Holder = number | string | { id: number | string } | null | undefined;

/**
 * Names who holds an edit lock, and when they last edited. Payload's dialog shows the property `email` of the account, to
 * people who may not read accounts its number, and an American time without a time zone, which a style hides. One text
 * for both languages: Payload reads the locks of a form without the language of the user.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  const holder = doc.user?.value as Holder;
  if (overrideAccess || holder === undefined || holder === null) return doc;
  const id = typeof holder === 'object' ? holder.id : holder;
  const name = await findHolderName(req, id);
  if (name === null) return doc;
  const time = formatJakartaDateTimeWithoutColon(String(doc.updatedAt));
  return { ...doc, user: { ...doc.user, value: { id, email: `${name} (${time} WIB)` } } };
};

/**
 * Shows names in place of accounts in the edit locks that staff read.
 *
 * @throws Error if Payload renames its locks.
 */
export function nameLockHolders(config: SanitizedConfig): void {
  const locks = config.collections.find(({ slug }) => slug === EDIT_LOCKS);
  if (!locks) throw new Error('Payload has no collection of locks.');
  locks.hooks.afterRead = [...locks.hooks.afterRead, nameHolder];
}
