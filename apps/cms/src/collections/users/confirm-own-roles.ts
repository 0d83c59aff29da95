import type { CollectionBeforeChangeHook } from 'payload';
import { ROLES, type Role, roleLabels } from '#cms/access/roles.ts';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

const question = bilingual(
  'Anda melepaskan peran Anda sendiri. Hanya administrator lain yang dapat mengembalikannya.',
  'You are giving up a role of your own. Only another administrator can give it back.',
);
const action = bilingual('Lepaskan peran saya', 'Give up my role');

const lostRole = (role: Role): Bilingual =>
  bilingual(
    `Peran “${roleLabels[role].id}” tidak berlaku lagi untuk Anda, langsung sesudah disimpan.`,
    `The role “${roleLabels[role].en}” no longer applies to you, at once after saving.`,
  );
const noRole = bilingual(
  'Anda tidak punya peran lagi dan tidak dapat membuka back office.',
  'You have no role any more and cannot open the back office.',
);

/** Requires a confirmation before people take a role from themselves. @throws {ConfirmationRequiredError} */
export const confirmOwnRoles: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.roles === undefined || originalDoc?.id !== req.user?.id) return data;
  const before: readonly string[] = originalDoc?.roles ?? [];
  const after: readonly string[] = data.roles ?? [];
  const lost = ROLES.filter((role) => before.includes(role) && !after.includes(role));
  if (lost.length === 0) return data;
  requireConfirmation(req, {
    subject: `own roles ${originalDoc.id}`,
    question,
    consequences: [...lost.map(lostRole), ...(after.length === 0 ? [noRole] : [])],
    action,
  });
  return data;
};
