import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { lockSheetsAndCheckHistory } from '#cms/market/sheets/check-history.ts';

const sentence = bilingual(
  'Orang ini tercatat pada lembar data pasar, jadi akunnya tidak dapat dihapus. Cabut semua perannya: tanpa peran ia tidak dapat melakukan apa pun.',
  'This person is named on market sheets, so the account cannot be deleted. Take away all roles: without one a person can do nothing here.',
);

/** Rejects deleting users named in market sheets: the foreign key would clear the name in the audit trail. */
export const rejectDeletingPeopleOfSheets: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { flattenedFields } = req.payload.collections['market-sheets'].config;
  const people = flattenedFields.filter(
    (field) => field.type === 'relationship' && field.relationTo === 'users',
  );
  const namedCondition = { or: people.map(({ name }) => ({ [name]: { equals: id } })) };
  if (await lockSheetsAndCheckHistory(req, 'market-sheets', namedCondition))
    throw new APIError(inLanguageOf(req, sentence), 400, undefined, true);
};
