import { DESKS } from '@beranda/contract';
import { bilingual } from '#cms/i18n/bilingual.ts';

/**
 * Role-based access control (RBAC): staff roles; a user may have several. Each desk is one: who has it works the cases of
 * the desk's forms.
 */
export const ROLES = ['administrator', 'editor', 'publisher', 'treasury', ...DESKS, 'auditor'] as const;

export type Role = (typeof ROLES)[number];

export const roleLabels = {
  administrator: bilingual('Administrator', 'Administrator'),
  editor: bilingual('Penyunting', 'Editor'),
  publisher: bilingual('Penerbit', 'Publisher'),
  treasury: bilingual('Tresuri', 'Treasury'),
  'customer-care': bilingual('Layanan nasabah', 'Customer care'),
  sales: bilingual('Penjualan', 'Sales'),
  'business-banking': bilingual('Perbankan bisnis', 'Business banking'),
  auditor: bilingual('Auditor', 'Auditor'),
} satisfies Record<Role, { id: string; en: string }>;

/** Manage users and the controls that bind other roles. */
export const ADMINISTRATORS: readonly Role[] = ['administrator'];
/** May change public content: publish, withdraw, schedule, delete. */
export const PUBLISHERS: readonly Role[] = ['administrator', 'publisher'];
/** May write drafts and upload pictures. */
export const WRITERS: readonly Role[] = [...PUBLISHERS, 'editor'];
/** Maintain the reference data of rates and fund values. The values themselves come from market sheets. */
export const TREASURY: readonly Role[] = ['administrator', 'treasury'];
/** Work cases of at least one form (`case-forms.ts`), and show their sensitive answers in full. */
export const CASE_WORKERS: readonly Role[] = ['administrator', ...DESKS];

export type UserWithRoles = { collection?: string; roles?: readonly string[] | null } | null | undefined;

/** Whether a user has at least one of these roles. */
export function hasRole(user: UserWithRoles, ...roles: readonly Role[]): boolean {
  if (user?.collection !== undefined && user.collection !== 'users') return false;
  return roles.some((role) => user?.roles?.includes(role) ?? false);
}
