import { toast, useForm } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import { findRemovedRow, nameOfRow, pathOfList, type RemovedRow } from './removed-row.ts';
import { editingTexts } from './texts.ts';

/** Payload's button in the menu of a row. */
const REMOVE = '.array-actions__remove';
const TOAST = 'removed-row';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isUndo = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/**
 * Undo of a removed row or block: Payload removes it without a confirmation, and the autosave stores that. The toast stays
 * until it is used, another row is removed, or the form is left, which also happens when the language is switched and at
 * the first autosave of a new item. Ctrl+Z does the same, unless the focus is in a text field.
 */
export function useUndoOfRemoval(fields: FormState, language: string): void {
  const { addFieldRow, getFields } = useForm();
  const previousFields = useRef(fields);
  const isRemoving = useRef(false);
  const removed = useRef<RemovedRow | null>(null);

  const restoreRow = useRef(() => {});
  restoreRow.current = () => {
    const row = removed.current;
    removed.current = null;
    toast.dismiss(TOAST);
    const now = getFields();
    const path = row && pathOfList(now, row.list);
    if (!row || !path) return;
    const rowIndex = Math.min(row.index, now[path]?.rows?.length ?? 0);
    addFieldRow({
      ...(row.blockType ? { blockType: row.blockType } : {}),
      path,
      rowIndex,
      schemaPath: path,
      subFieldState: row.state,
    });
  };

  useEffect(() => {
    const before = previousFields.current;
    previousFields.current = fields;
    const row = isRemoving.current ? findRemovedRow(before, fields) : null;
    isRemoving.current = false;
    if (!row) return;
    removed.current = row;
    const translate = (text: { id: string; en: string }) => inLanguageOf({ i18n: { language } }, text);
    const { block, row: ofList, undo } = editingTexts.removed;
    toast.info(interpolate(translate(row.blockType ? block : ofList), { name: nameOfRow(row) }), {
      id: TOAST,
      duration: Number.POSITIVE_INFINITY,
      action: { label: translate(undo), onClick: () => restoreRow.current() },
    });
  }, [fields, language]);

  useEffect(() => {
    // The menu is outside of the form.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(REMOVE)) isRemoving.current = true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (!removed.current || !isUndo(event) || isTyping(event.target)) return;
      event.preventDefault();
      restoreRow.current();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKey);
      toast.dismiss(TOAST);
    };
  }, []);
}
