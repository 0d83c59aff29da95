import { bilingual } from '#cms/i18n/bilingual.ts';

/** What a member of staff may be; a person can be several of these. */
export const ROLES = [
  'administrator',
  'editor',
  'publisher',
  'treasury',
  'customer-care',
  'auditor',
] as const;

export type Role = (typeof ROLES)[number];

export const roleLabels = {
  administrator: bilingual('Administrator', 'Administrator'),
  editor: bilingual('Penyunting', 'Editor'),
  publisher: bilingual('Penerbit', 'Publisher'),
  treasury: bilingual('Tresuri', 'Treasury'),
  'customer-care': bilingual('Layanan nasabah', 'Customer care'),
  auditor: bilingual('Auditor', 'Auditor'),
} satisfies Record<Role, { id: string; en: string }>;

/** Manage users, and the controls that those who keep figures must not get around. */
export const ADMINISTRATORS: readonly Role[] = ['administrator'];
/** Decide what visitors see: publish, withdraw, schedule, delete. */
export const PUBLISHERS: readonly Role[] = ['administrator', 'publisher'];
/** Write drafts and add pictures. */
export const WRITERS: readonly Role[] = [...PUBLISHERS, 'editor'];
/** Keep what rates and fund values are made of. The values themselves come by market sheets. */
export const TREASURY: readonly Role[] = ['administrator', 'treasury'];
/** Answer messages from the public, and see identity numbers in full. */
export const CUSTOMER_CARE: readonly Role[] = ['administrator', 'customer-care'];

type Person = { collection?: string; roles?: readonly string[] | null } | null | undefined;

/** Whether a signed-in person has at least one of these roles. */
export function hasRole(person: Person, ...roles: readonly Role[]): boolean {
  if (person?.collection !== undefined && person.collection !== 'users') return false;
  return roles.some((role) => person?.roles?.includes(role) ?? false);
}
