import { Forbidden, type GlobalBeforeOperationHook } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';

/** An old version comes back whole, its limits and addresses included: Payload asks no field about that. */
export const refuseRestoringControls: GlobalBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation !== 'restoreVersion' || overrideAccess || isAdministrator({ req })) return;
  throw new Forbidden(req.t);
};
