import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload';
import { isAdministrator } from '#cms/access/rules.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { DataBreach } from '#cms/payload-types.ts';

const FORBIDDEN = 403;

const isClosed = bilingual(
  'Catatan ini sudah ditutup. Hanya administrator yang dapat mengubah atau membukanya kembali.',
  'This record is closed. Only administrators can change it or open it again.',
);

/** Rejects every save of a closed breach by others than administrators; programs have no user. */
export const rejectChangeOfClosed: CollectionBeforeChangeHook<DataBreach> = ({ data, originalDoc, req }) => {
  if (!originalDoc?.closedAt || !req.user || isAdministrator({ req })) return data;
  throw new APIError(inLanguageOf(req, isClosed), FORBIDDEN, undefined, true);
};

const notRestored = bilingual(
  'Catatan lama tidak dapat dipulihkan. Tulis koreksinya sebagai perubahan baru.',
  'An earlier record cannot be restored. Write the correction as a new change.',
);

/** Versions only prove what was recorded: Payload would restore one without validation and lock. */
export const rejectRestoring: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'restoreVersion') return args;
  throw new APIError(inLanguageOf(req, notRestored), FORBIDDEN, undefined, true);
};
