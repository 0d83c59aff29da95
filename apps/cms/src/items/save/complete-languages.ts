import { LOCALES, type Locale } from '@beranda/contract';
import {
  type CollectionSlug,
  deepCopyObjectSimple,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type ValidationFieldError,
} from 'payload';
import { requestIn, validateFields } from '#cms/saves/validate-fields.ts';
import type { Item } from './save-action.ts';

/**
 * Whether an error is about a field that both languages share. Such fields are validated with the saved
 * language.
 */
function isShared({ path }: ValidationFieldError, { flattenedFields }: SanitizedCollectionConfig): boolean {
  const field = flattenedFields.find(({ name }) => name === path.split('.')[0]);
  const isOfEachLanguage = field && 'localized' in field && field.localized;
  return !isOfEachLanguage && !(field && 'flattenedFields' in field);
}

/** Whether the latest draft passes all field validation in a language. */
async function isComplete(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, ...latest }: Item,
  locale: Locale,
): Promise<boolean> {
  const isolated = requestIn(req, locale);
  const draft = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    // Payload mutates its input.
    data: deepCopyObjectSimple({ ...latest, id }),
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale,
    overrideAccess: true,
    req: isolated,
    showHiddenFields: true,
  });
  const errors = await validateFields(isolated, { collection, global: null, id }, draft);
  return errors.every((error) => isShared(error, collection));
}

/** Languages in which the latest draft passes validation, with texts of all languages considered. */
export async function completeLanguages(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  latest: Item,
): Promise<Locale[]> {
  const complete: Locale[] = [];
  for (const locale of LOCALES) if (await isComplete(req, collection, latest, locale)) complete.push(locale);
  return complete;
}
