import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { ROLES, type Role, roleLabels } from '#cms/access/roles.ts';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

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
const lastRole = bilingual(
  'Anda tidak dapat melepaskan peran terakhir Anda: tanpa peran, back office tertutup bagi Anda. Minta administrator lain melakukannya.',
  'You cannot give up your last role: without one the back office is closed to you. Ask another administrator to do it.',
);

/**
 * Requires a confirmation before people take a role from themselves, and keeps them from taking the last one: they would be
 * locked out in the middle of a screen.
 *
 * @throws {ConfirmationRequiredError}
 */
export const confirmOwnRoles: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.roles === undefined || originalDoc?.id !== req.user?.id) return data;
  const before: readonly string[] = originalDoc?.roles ?? [];
  const after: readonly string[] = data.roles ?? [];
  const lost = ROLES.filter((role) => before.includes(role) && !after.includes(role));
  if (lost.length === 0) return data;
  if (after.length === 0) throw new APIError(inLanguageOf(req, lastRole), 400, undefined, true);
  requireConfirmation(req, {
    subject: `own roles ${originalDoc.id}`,
    question,
    consequences: lost.map(lostRole),
    action,
  });
  return data;
};
