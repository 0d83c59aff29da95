import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findLatestVersion } from '#cms/saves/latest-version.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { canUpdate } from '#cms/saves/reject-stale-saves.ts';
import { documentSaveOf } from '#cms/saves/save-context.ts';
import { findStored } from '../find-stored.ts';
import { completeLanguages } from './complete-languages.ts';
import { itemSaveOf } from './item-save.ts';
import { MissingFiguresError, missingFigures } from './missing-figures.ts';
import { draftAuthorsIn } from './record-authors.ts';
import {
  type Item,
  resolveSaveAction,
  type SaveAction,
  saveRequestOf,
  type UpdateArgs,
} from './save-action.ts';
import { publishedParts, rejectOwnPublication } from './second-person.ts';

type Update = UpdateArgs & { id?: number | string; data?: Record<string, unknown>; overrideAccess?: boolean };

/**
 * Maps the action to Payload's operation arguments. A withdrawal of one language is passed as one of all,
 * because Payload would otherwise validate the whole draft; the stored state is computed from the
 * action anyway.
 */
function operationArgsOf(action: SaveAction): Partial<UpdateArgs> {
  if (action.kind === 'withdraw') return { unpublishAllLocales: true };
  if (action.kind === 'draft') return { draft: true };
  if (action.kind !== 'publish') return {};
  const [language = DEFAULT_LOCALE] = action.languages;
  return action.languages.length === LOCALES.length
    ? { publishAllLocales: true, publishSpecificLocale: undefined }
    : { publishAllLocales: undefined, publishSpecificLocale: language };
}

const byId = bilingual(
  'Konten disimpan satu per satu menurut nomornya.',
  'Items are saved one by one, by their id.',
);
const asDraft = bilingual(
  'Versi konten hanya dapat dikembalikan sebagai draf.',
  'A version of an item can be restored as a draft only.',
);

/**
 * Locks the item, reads its stored state and resolves what the save does before Payload reads it. Unauthorized saves take
 * no lock; Payload rejects them.
 */
export const beginSave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  context,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation === 'restoreVersion') throw new APIError(inLanguageOf(req, asDraft), 400, undefined, true);
  if (operation !== 'update') return args;
  const update = args as Update;
  const { id } = update;
  if (id === undefined) throw new APIError(inLanguageOf(req, byId), 400, undefined, true);
  if (!(await canUpdate(collection, { ...update, overrideAccess }, req))) return args;
  await lockDocument(req, { slug: collection.slug, id });
  const publicState = await findStored<Item>(req, collection.slug as never, id);
  if (!publicState) return args;
  const latest = await findLatestVersion<Item>(req, collection.slug, id);
  const before = { publicState, draft: { ...(latest?.version ?? publicState), id: publicState.id } };
  const formLocale: Locale = LOCALES.find((locale) => locale === req.locale) ?? DEFAULT_LOCALE;
  const editorRequest = saveRequestOf(update, formLocale, before);
  const request =
    context.isScheduled && editorRequest.kind === 'publish'
      ? { ...editorRequest, isScheduled: true }
      : editorRequest;
  const isOfAllLanguages = request.kind === 'publish' && request.languages === 'complete';
  const complete = isOfAllLanguages ? await completeLanguages(req, collection, before.draft) : [];
  const action = resolveSaveAction(before, request, complete);
  // Before any question about consequences. Changes that come with the publication are seen in `finishSave`.
  if (action.kind === 'publish')
    await rejectOwnPublication(req, draftAuthorsIn(before.draft), publishedParts(action));
  if (action.kind === 'publish' && action.shared === 'public') {
    const missing = action.languages.flatMap((one) =>
      missingFigures(collection.flattenedFields, before, one),
    );
    if (missing.length > 0) throw new MissingFiguresError(req, missing);
  }
  Object.assign(documentSaveOf(req.context, collection.slug, id), {
    isDraft: action.kind === 'draft',
    item: { action, before, versionId: latest?.id ?? null },
  });
  return { ...args, ...operationArgsOf(action) };
};

/** Forces a copied language to stay a draft: Payload would publish it wherever the original is published. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (operation !== 'update' || !context.isCopyOfLanguage) return args;
  const { data } = args as Update;
  return { ...args, data: { ...data, _status: 'draft' } };
};

/** Reapplies the status of a publication: Payload drops it when a hook narrows the operation to one language. */
export const applyPlannedStatus: CollectionBeforeValidateHook = ({
  collection,
  context,
  data,
  originalDoc,
}) =>
  itemSaveOf(context, collection.slug, originalDoc?.id)?.action.kind === 'publish'
    ? { ...data, _status: 'published' }
    : data;
