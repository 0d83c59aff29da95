import { Forbidden, type GlobalBeforeOperationHook } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';

/** Restoring replaces the whole document, limits and addresses included, and bypasses field access. */
export const rejectRestoringControls: GlobalBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation !== 'restoreVersion' || overrideAccess || isAdministrator({ req })) return;
  throw new Forbidden(req.t);
};
