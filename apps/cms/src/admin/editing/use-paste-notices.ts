import { toast } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { hasContent, hasTable, withoutPictures } from './pasted-html.ts';
import { editingTexts } from './texts.ts';

const HTML = 'text/html';
/** Type of the editor's own clipboard content; it ignores the HTML beside it. */
const OWN_TYPE = 'application/x-lexical-editor';

/** The same clipboard with other HTML; a picture that was copied alone is left as its file, which the editor uploads. */
function clipboardWith(html: string, original: DataTransfer): DataTransfer {
  const rest = new DataTransfer();
  if (hasContent(html) || original.files.length === 0) {
    const others = original.types.filter((type) => type !== HTML && type !== 'Files');
    for (const type of others) rest.setData(type, original.getData(type));
    // Not empty: the editor would paste the plain text, which Word fills with spaces.
    rest.setData(HTML, html || '<p></p>');
  } else for (const file of original.files) rest.items.add(file);
  return rest;
}

/** Pastes into the editor again, in place of an event: what a clipboard contains cannot be changed. */
function pasteInstead(event: ClipboardEvent, clipboardData: DataTransfer): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  event.target?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );
}

/**
 * Says what a rich text cannot take over from the clipboard, which the editor does without a word: a table becomes
 * paragraphs, and a picture of another program a box that waits for an upload that never begins. So pictures are left out.
 */
export function usePasteNotices(language: string): void {
  const latest = useRef(language);
  latest.current = language;
  useEffect(() => {
    const warn = (text: Bilingual) =>
      toast.warning(inLanguageOf({ i18n: { language: latest.current } }, text), { duration: 20_000 });
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      const isInRichText = target instanceof Element && target.closest('[data-lexical-editor]') !== null;
      if (!clipboardData || !isInRichText || clipboardData.types.includes(OWN_TYPE)) return;
      const html = clipboardData.getData(HTML);
      const rest = withoutPictures(html);
      if (rest === null) {
        if (hasTable(html)) warn(editingTexts.tablePasted);
        return;
      }
      const clipboard = clipboardWith(rest, clipboardData);
      if (clipboard.files.length === 0) warn(editingTexts.picturePasted);
      pasteInstead(event, clipboard);
    };
    // Before the editor, which stops the event.
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);
  }, []);
}
