import { MAX_SYNONYM_GROUPS } from '@beranda/contract';
import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const tooMany = bilingual(
  `Sudah ada ${MAX_SYNONYM_GROUPS} kelompok, yang terbanyak. Hapus atau gabungkan kelompok lain lebih dulu.`,
  `There are ${MAX_SYNONYM_GROUPS} groups already, the most that is possible. Delete or merge others first.`,
);

/** Rejects a new group beyond the limit: the site keeps all of them in memory. */
export const limitGroups: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.count({ collection: 'synonyms', overrideAccess: true, req });
  if (totalDocs >= MAX_SYNONYM_GROUPS) throw new APIError(inLanguageOf(req, tooMany), 400, undefined, true);
  return data;
};
