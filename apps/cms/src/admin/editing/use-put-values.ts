import { useDocumentInfo, useForm, useOperation, useServerFunctions } from '@payloadcms/ui';
import type { Values } from './differences.ts';
import { keepTypedState } from './keep-typed-state.ts';

/** Which rows are folded. Payload's function for it never resolves after a lost request. */
const NO_PREFERENCES = { fields: {} };

/**
 * A function that puts values into the form. It reads their form state first: Payload's own `reset` replaces the state of
 * the form even if there was no response, and the screen then crashes. What is typed before the response stays.
 *
 * @param locale the language of the form.
 * @returns whether there was a response; without one the form is as before.
 */
export function usePutValues(locale: string): (values: Values) => Promise<boolean> {
  const { collectionSlug, docPermissions, globalSlug, id } = useDocumentInfo();
  const { getData, getFields, replaceState } = useForm();
  const operation = useOperation();
  const { getFormState } = useServerFunctions();
  return async (values) => {
    const before: Values = getData();
    const { file: _, ...data } = { ...before, ...values };
    const response = await getFormState({
      collectionSlug,
      data,
      docPermissions,
      docPreferences: NO_PREFERENCES,
      globalSlug,
      id,
      locale,
      operation,
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    });
    if (!response?.state) return false;
    const present = getFields();
    const state = keepTypedState({ before, now: getData(), present, rendered: response.state });
    // A chosen file is not stored yet.
    const { file } = present;
    replaceState({ ...state, ...(file ? { file } : {}) });
    return true;
  };
}
