import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { nextStep, UnsentBoxes } from './unsent-boxes.ts';

const unsentBoxes = new UnsentBoxes();

/** The text of a box while its reload is delayed. */
export const reloadDelayedText: Bilingual = bilingual(
  'Sudah tersimpan. Layar ini masih menampilkan keadaan sebelumnya, karena ada tulisan lain yang belum dikirim. Setelah tulisan itu dikirim atau dihapus, layar dimuat ulang.',
  'This is stored. The screen still shows the state before, because another text on it has not been sent. Once that text is sent or deleted, the screen is reloaded.',
);

type UnsentText = {
  /** Reloads the screen once no text on it is unsent, so that none is lost and no confirmation is shown. */
  reload: () => void;
  /** Whether the reload waits for the text of another box. */
  isWaiting: boolean;
};

/**
 * While `isUnsent`, Payload shows a confirmation before the screen is left, as it does for unsaved fields: for texts that an endpoint
 * sends and the form around them does not save.
 */
export function useUnsentText(isUnsent: boolean): UnsentText {
  const { getFields, setModified } = useForm();
  const isModified = useFormModified();
  const hasMarked = useRef(false);
  const [isReloading, setReloading] = useState(false);
  // Before the effects of all boxes, which decide by it.
  useLayoutEffect(() => (isUnsent ? unsentBoxes.add() : undefined), [isUnsent]);
  const areAllSent = useSyncExternalStore(unsentBoxes.subscribe, unsentBoxes.isEmpty, () => true);
  useEffect(() => {
    const areFieldsChanged = isModified && Object.values(getFields()).some(isChanged);
    const box = { hasMarked: hasMarked.current, isReloading, isUnsent };
    const step = nextStep(box, {
      areAllSent: areAllSent && unsentBoxes.isEmpty(),
      areFieldsChanged,
      isModified,
    });
    if (step.marks !== undefined) setModified(step.marks);
    hasMarked.current = step.hasMarked;
    if (step.reloads) window.location.reload();
  }, [areAllSent, getFields, isModified, isReloading, isUnsent, setModified]);
  return { reload: () => setReloading(true), isWaiting: isReloading && !isUnsent && !areAllSent };
}

type Field = { initialValue?: unknown; value?: unknown };

const isChanged = ({ initialValue, value }: Field) => JSON.stringify(initialValue) !== JSON.stringify(value);
