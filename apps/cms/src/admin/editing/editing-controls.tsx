'use client';

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { differencesOf, typedFields, type Values } from './differences.ts';
import { useEditing } from './editing-provider.tsx';
import { useOpenedAt, useOpenForm } from './open-form.tsx';
import { SaveStateLine } from './save-state-line.tsx';
import { SaveStates } from './save-states.ts';
import { useClickAfterAutosave } from './use-click-after-autosave.ts';
import { useCreateWhenTyped } from './use-create-when-typed.ts';
import { useLocalCopy } from './use-local-copy.ts';

const NO_STATES = new SaveStates();

/** Save state, autosave recovery and conflict dialogs in the document controls of a form. */
export function EditingControls() {
  const editing = useEditing();
  const { user } = useAuth();
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug, data, docConfig, globalSlug, hasSavePermission, id, isTrashed } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const { dispatchFields, getData, reset, setModified } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const { api } = config.routes;
  const list = globalSlug ? `${api}/globals/${globalSlug}` : `${api}/${collectionSlug}`;
  const path = globalSlug || id === undefined ? list : `${list}/${id}`;
  const states = editing?.states ?? NO_STATES;
  const state = useSyncExternalStore(
    states.subscribe,
    () => states.get(path),
    () => states.get(path),
  );
  const [putOff, setPutOff] = useState<unknown>(null);
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);

  useOpenForm();
  useOpenedAt(path, fields.updatedAt?.value);
  useClickAfterAutosave();

  // Reset the state left by an earlier form of this document.
  useEffect(() => {
    states.set(path, { kind: 'idle' });
  }, [path, states]);

  const entity = globalSlug
    ? getEntityConfig({ globalSlug })
    : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
  const labelText = (label: unknown) =>
    typeof label === 'string'
      ? label
      : typeof label === 'object' && label
        ? translate(label as Bilingual)
        : '';
  const labelled = typedFields(entity?.fields ?? [], labelText);
  const isEditable = Boolean(hasSavePermission) && !isTrashed;

  // A chosen file is not a field: it modifies the form although all fields equal the stored ones.
  const hasFile = Boolean(entity && 'upload' in entity && entity.upload);

  // After a rejection Payload treats a draft as modified, even if the next save has stored everything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every field change.
  useEffect(() => {
    if (!modified || hasFile || state.kind !== 'saved') return;
    if (differencesOf(labelled, getData(), state.sent).length === 0) setModified(false);
  }, [fields, modified, state]);

  // Any other form it treats as unmodified then, so that its button cannot save what was rejected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every field change.
  useEffect(() => {
    const isRejected = state.kind === 'rejected' || state.kind === 'stale';
    if (modified || !isRejected || docConfig?.versions?.drafts) return;
    if (differencesOf(labelled, getData(), data ?? {}).length > 0) setModified(true);
  }, [fields, modified, state]);

  /** Puts values into the form, which then differs from the stored state. */
  async function take(values: Values): Promise<void> {
    await reset({ ...getData(), ...values });
    setModified(true);
  }

  const copy = useLocalCopy({
    base: data ?? {},
    fields,
    getData,
    isEditable,
    labelled,
    modified,
    of: { user: user?.id ?? '', path: globalSlug || id !== undefined ? path : `${list}/new`, locale },
    state,
  });
  useCreateWhenTyped({
    fields,
    isEditable,
    labelled,
    list,
    modified,
    // Later input goes to the form of the stored item, not to the next new one.
    onCreated: copy.discard,
    states,
    hasDrafts: Boolean(docConfig?.versions?.drafts),
  });

  const conflict = state.kind === 'stale' && putOff !== state.conflict ? state.conflict : null;
  return (
    <>
      <SaveStateLine isLost={copy.isLost} isModified={modified} language={i18n.language} state={state} />
      {copy.found && (
        <CopyDialog
          copy={copy.found}
          language={i18n.language}
          onDiscard={copy.discard}
          onLater={copy.later}
          onRestore={async () => {
            const { values } = copy.found ?? {};
            if (values) await take(values);
            copy.restored();
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          base={data ?? {}}
          conflict={conflict}
          getData={getData}
          labelled={labelled}
          language={i18n.language}
          locale={locale}
          path={path}
          onLater={() => setPutOff(conflict)}
          onResolved={async (values, isMine) => {
            states.set(path, { kind: 'idle' });
            await reset({ ...getData(), ...values });
            // Autosave checks the modified flag when fields change.
            if (isMine) setModified(true);
            else copy.discard();
          }}
          onSame={(updatedAt) => {
            states.set(path, { kind: 'saved', at: Date.now(), id: null, sent: getData() });
            dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: updatedAt });
            setModified(false);
          }}
        />
      )}
    </>
  );
}
