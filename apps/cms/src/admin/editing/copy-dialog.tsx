'use client';

import { Button } from '@payloadcms/ui';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './dialog.tsx';
import { timeInJakarta } from './save-state-line.tsx';
import { editingTexts, filled } from './texts.ts';
import type { FoundCopy } from './use-local-copy.ts';

type CopyDialogProps = {
  copy: FoundCopy;
  language: string;
  onRestore: () => void;
  onDiscard: () => void;
  onLater: () => void;
};

const texts = editingTexts.copy;

/** Offers to restore unsaved input from the local copy. */
export function CopyDialog({ copy, language, onRestore, onDiscard, onLater }: CopyDialogProps) {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  return (
    <Dialog heading={translate(texts.heading)} onClose={onLater}>
      <p>{filled(translate(texts.body), { time: timeInJakarta(copy.at) })}</p>
      <ul>
        {copy.differences.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
      </ul>
      <div className="editing-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onDiscard} type="button">
          {translate(texts.discard)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onLater} type="button">
          {translate(texts.later)}
        </Button>
        <Button
          extraButtonProps={{ 'data-initial-focus': true }}
          margin={false}
          onClick={onRestore}
          type="button"
        >
          {translate(texts.restore)}
        </Button>
      </div>
    </Dialog>
  );
}
