import { isFormName } from '@beranda/contract';
import type { RelationshipFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { listDeskStaff } from './desk-staff.ts';

const texts = {
  label: bilingual('Petugas', 'Assignee'),
  nobody: bilingual('Belum ada petugas', 'Nobody yet'),
  notSaved: bilingual(
    'Ditugaskan kepada Anda. Simpan kiriman ini agar berlaku.',
    'Assigned to you. Save the case to make it so.',
  ),
  toMe: bilingual('Tugaskan kepada saya', 'Assign to me'),
};

/** Who works a case: a choice among the staff who may, with their names. */
export async function AssigneeField({ data, i18n, path, payload, req }: RelationshipFieldServerProps) {
  const form: unknown = data?.form;
  if (typeof form !== 'string' || !isFormName(form)) return null;
  const staff = await listDeskStaff(payload, form);
  return (
    <AssigneeSelect
      isReadOnly={!isWorkerOf(form, req.user) || data?.status === 'merged'}
      label={inLanguageOf({ i18n }, texts.label)}
      nobody={inLanguageOf({ i18n }, texts.nobody)}
      notSaved={inLanguageOf({ i18n }, texts.notSaved)}
      path={path}
      staff={staff}
      toMe={inLanguageOf({ i18n }, texts.toMe)}
    />
  );
}
