import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Fund } from '#cms/payload-types.ts';
import { lockSheetsAndCheckHistory } from '../sheets/check-history.ts';

/**
 * Rejects moving the inception date past a stored value, from which the return since inception could start.
 * Other corrections are allowed: that return is omitted if the values do not reach back to the date.
 */
export const rejectInceptionAfterValues: CollectionBeforeChangeHook<Fund> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { inceptionDate } = data;
  if (operation !== 'update' || !originalDoc) return data;
  if (!inceptionDate || inceptionDate === originalDoc.inceptionDate) return data;
  const earlier = { fund: { equals: originalDoc.id }, date: { less_than: inceptionDate } };
  if (!(await lockSheetsAndCheckHistory(req, 'fund-values', earlier))) return data;
  const sentence = bilingual(
    `Reksa dana ini punya NAB sebelum ${inceptionDate}. Tulis tanggal peluncuran yang tidak lebih lambat dari NAB pertamanya.`,
    `This fund has values before ${inceptionDate}. Write an inception date that is not after its first value.`,
  );
  const errors = [{ path: 'inceptionDate', message: inLanguageOf(req, sentence) }];
  throw new ValidationError({ collection: 'funds', errors, req }, req.t);
};
