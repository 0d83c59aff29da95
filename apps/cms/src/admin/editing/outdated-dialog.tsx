'use client';

import { Button } from '@payloadcms/ui';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './dialog.tsx';
import { editingTexts } from './texts.ts';

type OutdatedDialogProps = {
  language: string;
  /** The browser has no space for what was typed. */
  isLost: boolean;
  onReload: () => void;
  onLater: () => void;
};

const texts = editingTexts.outdated;

/** Says that a page of a former build cannot save, and offers to reload it. */
export function OutdatedDialog({ language, isLost, onReload, onLater }: OutdatedDialogProps) {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  return (
    <Dialog heading={translate(texts.heading)} onClose={onLater}>
      <p>{translate(texts.body)}</p>
      <p>{translate(isLost ? texts.lost : texts.kept)}</p>
      <div className="editing-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onLater} type="button">
          {translate(editingTexts.conflict.later)}
        </Button>
        <Button margin={false} onClick={onReload} type="button">
          {translate(texts.reload)}
        </Button>
      </div>
    </Dialog>
  );
}
