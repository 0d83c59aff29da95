import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { hasTable } from './has-table.ts';
import { editingTexts } from './texts.ts';

/** Says that a table pasted into a rich text becomes paragraphs, which the editor does without a word. */
export function useTablePasteNotice(language: string): void {
  const latest = useRef(language);
  latest.current = language;
  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const isInRichText = target instanceof Element && target.closest('[data-lexical-editor]') !== null;
      if (!isInRichText || !hasTable(clipboardData?.getData('text/html') ?? '')) return;
      toast.warning(inLanguageOf({ i18n: { language: latest.current } }, editingTexts.tablePasted));
    };
    // Before the editor, which stops the event.
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);
  }, []);
}
