import { FORMS, type FormName } from '@beranda/contract';
import type { Payload, PayloadRequest, RelationshipFieldSingleValidation } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { ADMINISTRATORS, CASE_WORKERS } from '#cms/access/roles.ts';
import { relatedIdOf } from '#cms/content/related-id.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';

export type StaffMember = { id: number; name: string };

/**
 * The accounts that may work the cases of a form, or of any, by name. Read without the rights of the user, since customer
 * care may not read accounts: they see names, and nothing else of them.
 */
export async function listDeskStaff(payload: Payload, form?: FormName): Promise<StaffMember[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: form ? [...ADMINISTRATORS, FORMS[form].definition.desk] : CASE_WORKERS } },
    select: { name: true, email: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ email, id, name }) => ({ id, name: name || email }));
}

/** The name of an account; null for nobody, and for an account that is gone. */
export async function staffName(req: PayloadRequest, value: unknown): Promise<string | null> {
  const id = relatedIdOf(value);
  if (id === null) return null;
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return user ? user.name || user.email : null;
}

const notStaff = bilingual(
  'Pilih petugas yang menangani kiriman formulir ini.',
  'Choose a member of staff who works the cases of this form.',
);

/** Only staff who work the cases of the form may be assigned. An assignee who changes role stays, until somebody changes it. */
export const validateAssignee: RelationshipFieldSingleValidation = async (
  value,
  { data, previousValue, req },
) => {
  if (value === null || value === undefined || relatedIdOf(value) === relatedIdOf(previousValue)) return true;
  const id = relatedIdOf(value);
  const user =
    id !== null &&
    (await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    }));
  return (user && isWorkerOf((data as Case).form, user)) || inLanguageOf(req, notStaff);
};
