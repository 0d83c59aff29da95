import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * While `isUnsent`, Payload asks before the screen is left, as it does for unsaved fields: for texts that an endpoint
 * sends and the form around them does not save.
 *
 * @returns a function that reloads the screen once the text is no longer unsent, so that nobody is asked then.
 */
export function useUnsentText(isUnsent: boolean): () => void {
  const { getFields, setModified } = useForm();
  const isModified = useFormModified();
  const wasUnsent = useRef(false);
  const [isReloading, setReloading] = useState(false);
  useEffect(() => {
    // Again after a save of the form, which resets it.
    if (isUnsent && !isModified) setModified(true);
    const isSent = wasUnsent.current && !isUnsent;
    wasUnsent.current = isUnsent;
    const areFieldsChanged = isModified && Object.values(getFields()).some(isChanged);
    if (isSent && !areFieldsChanged) setModified(false);
    if (isReloading && !isUnsent && (!isModified || areFieldsChanged)) window.location.reload();
  }, [getFields, isModified, isReloading, isUnsent, setModified]);
  return () => setReloading(true);
}

type Field = { initialValue?: unknown; value?: unknown };

const isChanged = ({ initialValue, value }: Field) => JSON.stringify(initialValue) !== JSON.stringify(value);
