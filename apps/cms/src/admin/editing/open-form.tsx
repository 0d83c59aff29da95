'use client';

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { HistoryBlocker } from '../navigation-blocker.tsx';
import { useEditing } from './editing-provider.tsx';
import { useModifiedAfterRejection } from './use-modified-after-rejection.ts';

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

/** The API path of the list or global of the form, and of its document; of a new document, that of the list. */
export function useApiPaths(): { list: string; path: string } {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { api } = config.routes;
  const list = globalSlug ? `${api}/globals/${globalSlug}` : `${api}/${collectionSlug}`;
  return { list, path: globalSlug || id === undefined ? list : `${list}/${id}` };
}

/** Names this form by a random id in the saves of its document, so that the server recognizes consecutive saves. */
export function useFormId(path: string): void {
  const formIds = useEditing()?.formIds;
  const [id] = useState(() => crypto.randomUUID());
  useEffect(() => formIds?.add(path, id), [formIds, id, path]);
}

/** The same for forms without local copies. */
export function OpenForm() {
  const { path } = useApiPaths();
  useOpenForm();
  useFormId(path);
  useModifiedAfterRejection(path);
  return <HistoryBlocker isActive={useFormModified()} />;
}

/** For the account screen, which has none of the components around a form. */
export function AccountForm() {
  useOpenForm();
  useModifiedAfterRejection(useApiPaths().path);
  return null;
}

/** Registers which state of a document a form shows, for actions on the document that are not saves. */
export function useLoadedUpdatedAt(path: string, updatedAt: unknown): void {
  const loadedUpdatedAt = useEditing()?.loadedUpdatedAt;
  const latest = useRef(updatedAt);
  latest.current = updatedAt;
  useEffect(() => {
    if (!loadedUpdatedAt) return;
    const read = () => (typeof latest.current === 'string' ? latest.current : undefined);
    const forms = loadedUpdatedAt.current;
    // A drawer may show the same document: the form that was opened last counts.
    forms.set(path, [...(forms.get(path) ?? []), read]);
    return () => {
      const others = (forms.get(path) ?? []).filter((candidate) => candidate !== read);
      if (others.length > 0) forms.set(path, others);
      else forms.delete(path);
    };
  }, [loadedUpdatedAt, path]);
}
