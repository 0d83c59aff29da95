'use client';

import { Button } from '@payloadcms/ui';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import { Dialog } from './dialog.tsx';
import { editingTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';
import type { FoundCopy } from './use-local-copy.ts';

type UnsavedInputDialogProps = {
  found: FoundCopy;
  /** Language of the user. */
  language: string;
  /** Of the form. */
  locale: string;
  /** @returns whether the form has the values; the dialog stays without them. */
  onRestore: () => Promise<boolean>;
  onDiscard: () => void;
  onLater: () => void;
};

const texts = editingTexts.unsavedInput;

/** Draft recovery after a crash or a lost session: offers to restore unsaved input from the local copy. */
export function UnsavedInputDialog({
  found,
  language,
  locale,
  onRestore,
  onDiscard,
  onLater,
}: UnsavedInputDialogProps) {
  const { copy, differences, removed } = found;
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  const { attempt, hasFailed, isRunning } = useAttempt(onRestore);
  return (
    <Dialog heading={translate(texts.heading)} {...(isRunning ? {} : { onClose: onLater })}>
      <p>
        {interpolate(translate(texts.body), {
          time: formatJakartaTime(new Date(copy.at).toISOString(), userLocale(language)),
          language: translate(texts.languages[userLocale(locale)]),
        })}
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ name, label }) => (
            <li key={name}>{label}</li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <>
          <p>{translate(texts.removed)}</p>
          <ul className="editing-dialog__removed">
            {removed.map(({ name, text }) => (
              <li key={name}>
                {name}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert" className="editing-dialog__error">
        {hasFailed && translate(editingTexts.unanswered)}
      </p>
      <div className="editing-dialog__buttons">
        <Button buttonStyle="secondary" disabled={isRunning} margin={false} onClick={onDiscard} type="button">
          {translate(texts.discard)}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={isRunning}
          // Not the first button, which deletes.
          extraButtonProps={differences.length === 0 ? { 'data-initial-focus': true } : {}}
          margin={false}
          onClick={onLater}
          type="button"
        >
          {translate(texts.later)}
        </Button>
        {differences.length > 0 && (
          <Button
            disabled={isRunning}
            extraButtonProps={{ 'data-initial-focus': true }}
            margin={false}
            onClick={() => void attempt()}
            type="button"
          >
            {translate(texts.restore)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
