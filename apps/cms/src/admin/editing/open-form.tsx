'use client';

import { useEffect } from 'react';
import { useEditing } from './editing-provider.tsx';

/** Tells, as long as a form is on screen, that somebody may be typing: the end of the session then asks over it. */
export function useOpenForm(): void {
  const openForms = useEditing()?.openForms;
  useEffect(() => {
    if (!openForms) return;
    openForms.current += 1;
    return () => {
      openForms.current -= 1;
    };
  }, [openForms]);
}

/** The same in the bar of a form whose texts are never kept in a browser. */
export function OpenForm() {
  useOpenForm();
  return null;
}
