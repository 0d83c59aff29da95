import type { CollectionBeforeChangeHook, FlattenedField } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { itemSaveOf } from './item-save.ts';
import { sharedChanges } from './shared-fields.ts';

const question = bilingual(
  'Menerbitkan ini juga mengubah yang tampil dalam bahasa lain. Periksa isian bersama berikut.',
  'Publishing this changes what is shown in the other language, too. Check these shared fields.',
);
const action = bilingual('Terbitkan semuanya', 'Publish all of it');

const labelOf = (field: FlattenedField) =>
  'label' in field && field.label ? (field.label as Bilingual) : bilingual(field.name, field.name);

/**
 * Requires confirmation when publishing one language changes shared fields that visitors of the other see: an
 * editor's unreviewed draft may contain them. Changes made in the submitted form itself need none.
 *
 * @throws {ConfirmationRequiredError} naming the fields.
 */
export const confirmSharedChanges: CollectionBeforeChangeHook = ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const save = itemSaveOf(context, collection.slug, originalDoc?.id);
  if (save?.action.kind !== 'publish' || !save.action.mustConfirm || !req.user) return data;
  const { flattenedFields, slug } = collection;
  const { publicState, draft } = save.before;
  const inDraft = sharedChanges(flattenedFields, publicState, draft).map(({ field }) => field.name);
  const changes = sharedChanges(flattenedFields, publicState, data).filter(({ field }) =>
    inDraft.includes(field.name),
  );
  if (changes.length === 0) return data;
  const shown = changes.map(({ field, value }) => [field.name, value]);
  requireConfirmation(req, {
    subject: JSON.stringify(['publish', slug, publicState.id, publicState.updatedAt, shown]),
    question,
    consequences: changes.map(({ field }) => labelOf(field)),
    action,
  });
  return data;
};
