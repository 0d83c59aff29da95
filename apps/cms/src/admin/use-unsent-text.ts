import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { nextStep, UnsentTextRegistry } from './unsent-text-registry.ts';

const unsentTexts = new UnsentTextRegistry();

/** Shown where the reload after a sent text is delayed. */
export const reloadDelayedText: Bilingual = bilingual(
  'Sudah tersimpan. Layar ini masih menampilkan keadaan sebelumnya, karena ada tulisan lain yang belum dikirim. Setelah tulisan itu dikirim atau dihapus, layar dimuat ulang.',
  'This is stored. The screen still shows the state before, because another text on it has not been sent. Once that text is sent or deleted, the screen is reloaded.',
);

type UnsentText = {
  /** Reloads the screen once no text on it is unsent, so that none is lost and no confirmation is shown. */
  reload: () => void;
  /** Whether the reload waits for another unsent text. */
  isWaiting: boolean;
};

/**
 * While `isUnsent`, Payload shows a confirmation before the screen is left, as it does for unsaved fields: for texts that
 * an endpoint sends and the form around them does not save.
 */
export function useUnsentText(isUnsent: boolean): UnsentText {
  const { getFields, setModified } = useForm();
  const isModified = useFormModified();
  const hasMarkedForm = useRef(false);
  const [isReloading, setReloading] = useState(false);
  // A layout effect: it runs before the effects below, of all text fields, which read the registry; and Payload's guard is
  // active before the browser handles another click.
  useLayoutEffect(() => {
    if (!isUnsent) return;
    setModified(true);
    return unsentTexts.add();
  }, [isUnsent, setModified]);
  const areAllSent = useSyncExternalStore(unsentTexts.subscribe, unsentTexts.isEmpty, () => true);
  useEffect(() => {
    const areFieldsChanged = isModified && Object.values(getFields()).some(isChanged);
    const textField = { hasMarkedForm: hasMarkedForm.current, isReloading, isUnsent };
    const step = nextStep(textField, {
      areAllSent: areAllSent && unsentTexts.isEmpty(),
      areFieldsChanged,
      isModified,
    });
    if (step.isModified !== undefined) setModified(step.isModified);
    hasMarkedForm.current = step.hasMarkedForm;
    if (step.isReloadDue) window.location.reload();
  }, [areAllSent, getFields, isModified, isReloading, isUnsent, setModified]);
  return { reload: () => setReloading(true), isWaiting: isReloading && !isUnsent && !areAllSent };
}

type Field = { initialValue?: unknown; value?: unknown };

const isChanged = ({ initialValue, value }: Field) => JSON.stringify(initialValue) !== JSON.stringify(value);
