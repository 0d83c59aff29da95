'use client';

import { useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { BackGuard } from '../leave-guard.tsx';
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
  return <BackGuard isActive={useFormModified()} />;
}

/** Registers which state of a document a form shows, for actions on the document that are not saves. */
export function useOpenedAt(path: string, updatedAt: unknown): void {
  const openedAt = useEditing()?.openedAt;
  const latest = useRef(updatedAt);
  latest.current = updatedAt;
  useEffect(() => {
    if (!openedAt) return;
    const read = () => (typeof latest.current === 'string' ? latest.current : undefined);
    const forms = openedAt.current;
    // A drawer may show the same document: the form that was opened last counts.
    forms.set(path, [...(forms.get(path) ?? []), read]);
    return () => {
      const others = (forms.get(path) ?? []).filter((candidate) => candidate !== read);
      if (others.length > 0) forms.set(path, others);
      else forms.delete(path);
    };
  }, [openedAt, path]);
}
