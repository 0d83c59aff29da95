'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type Choice, choicesFor, type FieldChoice, type MergeBase } from './conflict-choices.ts';
import { Dialog } from './dialog.tsx';
import { formatOnly } from './difference-texts.ts';
import { differencesOf, differentText, type Values } from './differences.ts';
import { formatJakartaTimeOfDay } from './save-state-line.tsx';
import type { Conflict } from './save-states.ts';
import { editingTexts, filled } from './texts.ts';
import { useAttempt } from './use-attempt.ts';

const texts = editingTexts.conflict;
const documentSchema = z.looseObject({ updatedAt: z.string() });

type Stored = Values & { updatedAt: string };

type ConflictDialogProps = {
  conflict: Conflict;
  base: MergeBase;
  getData: () => Values;
  labelled: readonly { name: string; label: string }[];
  language: string;
  locale: string;
  path: string;
  /**
   * @param hasMine whether the result contains unsaved values of this form.
   * @returns whether the form has the values; the dialog stays without them.
   */
  onResolved: (values: Values, stored: Stored, hasMine: boolean) => Promise<boolean>;
  /** Called when the stored state equals the form. */
  onSame: (stored: Stored) => void;
  onLater: () => void;
};

type Found = { stored: Stored; fields: FieldChoice[] };

type Choices = Readonly<Record<string, Choice | null>>;

/** The document was deleted, or moved to the trash. */
class GoneError extends Error {}

async function storedDocument(path: string, locale: string) {
  const query = new URLSearchParams({ depth: '0', draft: 'true', 'fallback-locale': 'null', locale });
  const response = await fetch(`${path}?${query}`);
  if (response.status === 404) throw new GoneError();
  return documentSchema.parse(await response.json());
}

/** Resolves a save conflict: shows both states field by field and lets the user choose. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, language, locale, path } = props;
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  const [found, setFound] = useState<Found | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const isOpen = { current: true };
    storedDocument(path, locale).then(
      (stored) => {
        if (!isOpen.current) return;
        const { base, getData, labelled, onSame } = latest.current;
        const differences = differencesOf(labelled, getData(), stored);
        if (differences.length === 0) {
          onSame(stored);
          return;
        }
        const fields = differences.map((difference) => choicesFor(difference, base));
        setChoices(Object.fromEntries(fields.map(({ name, preselected }) => [name, preselected])));
        setFound({ stored, fields });
      },
      (error: unknown) => {
        if (!isOpen.current) return;
        const text = error instanceof GoneError ? texts.gone : texts.unreadable;
        toast.error(inLanguageOf({ i18n: { language } }, text));
        latest.current.onLater();
      },
    );
    return () => {
      isOpen.current = false;
    };
    // Fetch the stored state once per conflict.
  }, [language, locale, path]);

  const { attempt, hasFailed, isRunning } = useAttempt(async ({ fields, stored }: Found, chosen: Choices) => {
    const choiceIn = (name: string) => chosen[name] ?? 'theirs';
    const values = fields.map(({ name, values }) => [name, values[choiceIn(name)]]);
    const hasMine = fields.some(({ name }) => choiceIn(name) !== 'theirs');
    const { updatedAt } = stored;
    return props.onResolved({ ...Object.fromEntries(values), updatedAt }, stored, hasMine);
  });

  if (!found) return null;
  const by = conflict.by ?? translate(texts.system);
  const time = formatJakartaTimeOfDay(Date.parse(conflict.at));
  const areAllChosen = found.fields.every(({ name }) => choices[name]);

  return (
    <Dialog heading={translate(texts.heading)} isWide {...(isRunning ? {} : { onClose: props.onLater })}>
      <p>{filled(translate(texts.body), { by, time })}</p>
      {found.fields.map((field) => (
        <Sides
          key={field.name}
          field={field}
          choice={choices[field.name] ?? null}
          names={{
            mine: translate(texts.mine),
            theirs: filled(translate(texts.theirs), { by }),
            both: translate(texts.both),
          }}
          lacking={{
            empty: translate(texts.empty),
            formatOnly: translate(formatOnly),
            withoutRows: translate(texts.withoutRows),
          }}
          onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
        />
      ))}
      <p role="alert" className="editing-dialog__error">
        {hasFailed && translate(editingTexts.unanswered)}
      </p>
      <div className="editing-dialog__buttons">
        <Button
          buttonStyle="secondary"
          disabled={isRunning}
          margin={false}
          onClick={() => void attempt(found, {})}
          type="button"
        >
          {translate(texts.discard)}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={isRunning}
          margin={false}
          onClick={props.onLater}
          type="button"
        >
          {translate(texts.later)}
        </Button>
        <Button
          disabled={isRunning || !areAllChosen}
          margin={false}
          onClick={() => void attempt(found, choices)}
          type="button"
        >
          {translate(texts.save)}
        </Button>
      </div>
    </Dialog>
  );
}

type SidesProps = {
  field: FieldChoice;
  choice: Choice | null;
  names: Record<Choice, string>;
  /** What is shown instead of no text. */
  lacking: Parameters<typeof differentText>[2];
  onChoose: (choice: Choice) => void;
};

const CHOICES: readonly Choice[] = ['mine', 'theirs', 'both'];

/** The values that a side is shown beside: of lists the rows in which they differ. */
function othersOf({ mine, theirs }: FieldChoice['values'], side: Choice): unknown[] {
  if (side === 'both') return [mine, theirs];
  return [side === 'mine' ? theirs : mine];
}

function Sides({ field, choice, names, lacking, onChoose }: SidesProps) {
  const { label, name, values } = field;
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      <div className="conflict-field__sides">
        {CHOICES.filter((side) => side in values).map((side) => (
          <label key={side} className="conflict-field__side">
            <span className="conflict-field__name">
              <input
                type="radio"
                name={`conflict-${name}`}
                value={side}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {names[side]}
            </span>
            <span className="conflict-field__text">
              {differentText(values[side], othersOf(values, side), lacking)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
