'use client';

import { useEffect } from 'react';
import { useEditing } from './editing-provider.tsx';

/** Registers an open form: an expired session then shows a dialog above it. */
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

/** The same for forms without local copies. */
export function OpenForm() {
  useOpenForm();
  return null;
}
