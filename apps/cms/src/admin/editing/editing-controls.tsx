'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { differencesOf, typedFields } from './differences.ts';
import { useEditing } from './editing-provider.tsx';
import { differsFromSaved } from './modified-flag.ts';
import { useApiPaths, useFormId, useLoadedUpdatedAt, useOpenForm } from './open-form.tsx';
import { OutdatedDialog } from './outdated-dialog.tsx';
import { OutdatedSchedules } from './outdated-schedules.tsx';
import { SaveStateLine } from './save-state-line.tsx';
import { type Conflict, SaveStates } from './save-states.ts';
import { editingTexts } from './texts.ts';
import { UnsavedInputDialog } from './unsaved-input-dialog.tsx';
import { useAutosave } from './use-autosave.ts';
import { useClickAfterAutosave } from './use-click-after-autosave.ts';
import { useCreateWhenTyped } from './use-create-when-typed.ts';
import { type FoundCopy, useLocalCopy } from './use-local-copy.ts';
import { useMergeBase } from './use-merge-base.ts';
import { usePublishPreselected } from './use-publish-preselected.ts';
import { usePutValues } from './use-put-values.ts';
import { useSavedUpdatedAt, useSetUpdatedAt } from './use-saved-updated-at.ts';
import { useStoredStatus } from './use-stored-status.ts';
import { useTypedDuringAutosave } from './use-typed-during-autosave.ts';
import { useUndoOfRemoval } from './use-undo-of-removal.ts';

const NO_STATES = new SaveStates();

/** The dialog that the user decides about later: of a conflict, or of a page from a former build. */
type PutOff = Conflict | 'outdated' | null;

/**
 * Save state, autosave recovery and conflict dialogs in the document controls of a form.
 *
 * @param locale the language of the form.
 */
export function EditingControls({ locale }: { locale: string }) {
  const editing = useEditing();
  const { user } = useAuth();
  const { getEntityConfig } = useConfig();
  const { collectionSlug, data, docConfig, globalSlug, hasSavePermission, id, initialState, isTrashed } =
    useDocumentInfo();
  const { i18n } = useTranslation();
  const { isModalOpen } = useModal();
  const { getData, setModified } = useForm();
  const putValues = usePutValues(locale);
  const setUpdatedAt = useSetUpdatedAt();
  const [fields] = useAllFormFields();
  const isMarkedModified = useFormModified();
  const { list, path } = useApiPaths();
  const states = editing?.states ?? NO_STATES;
  const state = useSyncExternalStore(
    states.subscribe,
    () => states.get(path),
    () => states.get(path),
  );
  const [putOff, setPutOff] = useState<PutOff>(null);
  const [isSaveDue, setSaveDue] = useState(false);
  const { base, replaceBase } = useMergeBase(data);
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);

  useOpenForm();
  useFormId(path);
  useLoadedUpdatedAt(path, fields.updatedAt?.value);
  useSavedUpdatedAt(data);
  const takeStatusOf = useStoredStatus(data);
  useClickAfterAutosave();
  useTypedDuringAutosave(fields);
  usePublishPreselected();
  useUndoOfRemoval(fields, i18n.language);

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

  const hasDrafts = Boolean(docConfig?.versions?.drafts);
  const isModified = differsFromSaved({
    state,
    isMarkedModified,
    hasDrafts,
    hasFile: Boolean(entity && 'upload' in entity && entity.upload),
    differencesFrom: (values) => differencesOf(labelled, getData(), values),
    stored: base.values,
  });
  useEffect(() => {
    if (isModified !== isMarkedModified) setModified(isModified);
  }, [isModified, isMarkedModified, setModified]);

  // When all choices of a conflict are those of the form, no field changes. An effect, since the form sends what it has rendered.
  const autosave = useAutosave(locale);
  useEffect(() => {
    if (!isSaveDue) return;
    setSaveDue(false);
    void autosave(path, 'PATCH');
  });

  const copy = useLocalCopy({
    base,
    fields,
    getData,
    initialState,
    isEditable,
    isMarkedModified,
    labelled,
    // The form equals the stored document now: nothing is to be saved, and no conflict to be resolved.
    onReplaced: (isKept) => {
      states.set(path, { kind: 'idle' });
      setModified(false);
      // Nothing else says so: the form shows the stored document as saved.
      if (!isKept) toast.error(inLanguageOf({ i18n }, editingTexts.replaced), { duration: Infinity });
    },
    copyKey: { user: user?.id ?? '', path: globalSlug || id !== undefined ? path : `${list}/new`, locale },
    state,
  });
  useCreateWhenTyped({
    fields,
    isEditable,
    isMarkedModified,
    labelled,
    list,
    locale,
    // Later input goes to the form of the stored item, not to the next new one.
    onCreated: copy.discard,
    states,
    hasDrafts,
  });

  // The lock decides first whether the user goes on with this form.
  const isLockShown = isModalOpen('document-locked') || isModalOpen('document-take-over');
  const conflict =
    !isLockShown && state.kind === 'stale' && putOff !== state.conflict ? state.conflict : null;
  const isOutdated = state.kind === 'outdated' && putOff !== 'outdated';

  /** Puts the values of a local copy into the form. @returns whether it has them. */
  async function restore(found: FoundCopy | null): Promise<boolean> {
    if (!found || !(await putValues(found.values))) return false;
    const typed = found.differences.map(({ name }) => name);
    replaceBase(
      found.copy.base,
      typed.filter((name) => !(name in found.copy.base)),
    );
    setModified(true);
    copy.restored();
    return true;
  }

  /** Reloads the page; without the browser's question if the input is kept. */
  function reload(): void {
    if (copy.keepNow())
      flushSync(() => {
        states.set(path, { kind: 'idle' });
        setModified(false);
      });
    window.location.reload();
  }

  return (
    <>
      <SaveStateLine isLost={copy.isLost} isModified={isModified} language={i18n.language} state={state} />
      <OutdatedSchedules hasDrafts={hasDrafts} language={i18n.language} state={state} />
      {copy.found && (
        <UnsavedInputDialog
          found={copy.found}
          language={i18n.language}
          locale={locale}
          onDiscard={copy.discard}
          onLater={copy.later}
          onRestore={() => restore(copy.found)}
        />
      )}
      {isOutdated && (
        <OutdatedDialog
          isLost={copy.isLost}
          language={i18n.language}
          onLater={() => setPutOff('outdated')}
          onReload={reload}
        />
      )}
      {conflict && (
        <ConflictDialog
          // Another conflict reads the stored state anew.
          key={conflict.updatedAt}
          base={base}
          conflict={conflict}
          getData={getData}
          labelled={labelled}
          language={i18n.language}
          locale={locale}
          path={path}
          translateLabel={labelText}
          onLater={() => setPutOff(conflict)}
          onResolved={async (values, stored, hasMine) => {
            const chosen = labelled.filter(({ name }) => name in values);
            const isChanged = differencesOf(chosen, getData(), values).length > 0;
            if (!(await putValues(values))) return false;
            replaceBase(stored);
            takeStatusOf(stored);
            states.set(path, { kind: 'idle' });
            // Autosave checks the modified flag when fields change.
            if (hasMine) setModified(true);
            else copy.discard();
            setSaveDue(hasMine && !isChanged && hasDrafts);
            return true;
          }}
          onSame={(stored) => {
            replaceBase(stored);
            takeStatusOf(stored);
            states.set(path, { kind: 'saved', at: Date.now(), id: null, sent: getData() });
            setUpdatedAt(stored.updatedAt);
            setModified(false);
          }}
        />
      )}
    </>
  );
}
