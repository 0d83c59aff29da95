import type { Locale } from '@beranda/contract';
import {
  beforeChangeTraverseFields,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type ValidationFieldError,
} from 'payload';

type Target =
  | { collection: SanitizedCollectionConfig; global: null; id: number | string }
  | { collection: null; global: SanitizedGlobalConfig };

/** The request in one language, without texts of another one for what is missing. */
export function requestIn(req: PayloadRequest, locale: Locale): PayloadRequest {
  const isolated = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  isolated.locale = locale;
  isolated.fallbackLocale = null as never;
  return isolated;
}

/**
 * Runs the validation of all fields on a document in the language of the request, as a save that makes it public would.
 *
 * @param doc as Payload reads it in that language, without fallbacks.
 */
export async function validateFields(
  req: PayloadRequest,
  target: Target,
  doc: object,
): Promise<ValidationFieldError[]> {
  const { collection, global } = target;
  const data = global ? { ...doc } : { ...doc, _status: 'published' };
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    ...('id' in target ? { id: target.id } : {}),
    blockData: undefined as never,
    collection,
    context: {},
    data,
    doc: { ...doc },
    docWithLocales: {},
    errors,
    fieldLabelPath: '',
    fields: (global ?? collection).fields,
    global,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: data,
    siblingDoc: { ...doc },
    siblingDocWithLocales: {},
  });
  return errors;
}
