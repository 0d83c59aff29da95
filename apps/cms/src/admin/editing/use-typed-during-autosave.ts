import { useForm, useFormBackgroundProcessing } from '@payloadcms/ui';
import type { FormField, FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';

/** Marks fields as typed, and leaves their values to the reducer, which may have newer ones than were rendered. */
const asTyped = ({ blocksFilterOptions, errorPaths, passesCondition, valid }: FormField): FormField =>
  ({
    isModified: true,
    ...(blocksFilterOptions && { blocksFilterOptions }),
    ...(errorPaths && { errorPaths }),
    ...(passesCondition !== undefined && { passesCondition }),
    ...(valid !== undefined && { valid }),
  }) as FormField;

/**
 * Keeps what is typed into several fields during an autosave. The response to it replaces the values of fields that are not
 * marked as typed, and Payload's form marks only the field that was typed into last: the others would get back what the
 * autosave had sent, and the next one would store that.
 *
 * @param fields the form state.
 */
export function useTypedDuringAutosave(fields: FormState): void {
  const { dispatchFields } = useForm();
  const isAutosaving = useFormBackgroundProcessing();
  const before = useRef(fields);
  /** The fields that were typed into since the autosave began, or the first of several that follow each other. */
  const typed = useRef(new Set<string>());
  // Before the next frame: the response may arrive in between.
  useLayoutEffect(() => {
    const former = before.current;
    before.current = fields;
    if (!isAutosaving) return typed.current.clear();
    for (const [path, { isModified, value }] of Object.entries(fields))
      if (isModified && value !== former[path]?.value) typed.current.add(path);
    const unmarked = [...typed.current].flatMap((path) => {
      const field = fields[path];
      return field && !field.isModified ? [[path, asTyped(field)] as const] : [];
    });
    if (unmarked.length === 0) return;
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      prevStateRef: { current: fields },
      serverState: Object.fromEntries(unmarked),
    });
  }, [dispatchFields, fields, isAutosaving]);
}
