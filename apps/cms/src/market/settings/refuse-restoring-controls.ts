import { Forbidden, type GlobalBeforeOperationHook } from 'payload';
import { canChangeMarketControls } from '#cms/access/can-change-market-controls.ts';

/** An old version comes back whole, its limits and addresses included: Payload asks no field about that. */
export const refuseRestoringControls: GlobalBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation !== 'restoreVersion' || overrideAccess || canChangeMarketControls({ req })) return;
  throw new Forbidden(req.t);
};
