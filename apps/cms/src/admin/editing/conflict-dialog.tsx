'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import { choiceText, isSection, partLabel } from './choice-texts.ts';
import {
  type Choice,
  type Choices,
  choiceKey,
  choicesFor,
  chosenValue,
  type FieldChoice,
  isChosen,
  type MergeBase,
} from './conflict-choices.ts';
import { ConflictSides } from './conflict-sides.tsx';
import { Dialog } from './dialog.tsx';
import { formatOnly } from './difference-texts.ts';
import { differencesOf, isObject, type Labelled, type Translate, type Values } from './differences.ts';
import { type DifferenceNotes, differentText } from './display-text.ts';
import type { Contradiction } from './merge-values.ts';
import type { Conflict } from './save-states.ts';
import { editingTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';

const texts = editingTexts.conflict;
const documentSchema = z.looseObject({ updatedAt: z.string() });

type Stored = Values & { updatedAt: string };

type ConflictDialogProps = {
  conflict: Conflict;
  base: MergeBase;
  getData: () => Values;
  labelled: readonly Labelled[];
  /** Translates the labels of fields and rows. */
  translateLabel: Translate;
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

type Found = { stored: Stored; fields: FieldChoice[]; base: MergeBase };

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
  const fieldOf = (name: string) => props.labelled.find((one) => one.name === name)?.field;

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
        const fields = differences.map((difference) => {
          const { field } = labelled.find(({ name }) => name === difference.name) ?? {};
          return choicesFor(difference, base, isSection(field));
        });
        setChoices(Object.fromEntries(fields.map(({ name, preselected }) => [choiceKey(name), preselected])));
        setFound({ stored, fields, base });
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

  const { attempt, hasFailed, isRunning } = useAttempt(
    async ({ base, fields, stored }: Found, chosen: Choices) => {
      const values = fields.map((field) => [
        field.name,
        chosenValue(field, chosen, base, isSection(fieldOf(field.name))),
      ]);
      const hasMine = fields.some(({ name }) => (chosen[choiceKey(name)] ?? 'theirs') !== 'theirs');
      const { updatedAt } = stored;
      return props.onResolved({ ...Object.fromEntries(values), updatedAt }, stored, hasMine);
    },
  );

  if (!found) return null;
  const by = conflict.by ?? translate(texts.system);
  const time = formatJakartaTime(conflict.at, userLocale(language));
  const areAllChosen = found.fields.every((field) => isChosen(field, choices));
  const names = {
    mine: translate(texts.mine),
    theirs: interpolate(translate(texts.theirs), { by }),
    both: translate(texts.both),
  };
  const notes: DifferenceNotes = {
    empty: translate(texts.empty),
    formatOnly: translate(formatOnly),
    withoutRows: translate(texts.withoutRows),
  };
  const choose = (key: string) => (choice: Choice) => setChoices({ ...choices, [key]: choice });

  function fieldSides(field: FieldChoice) {
    const { label, name, parts, values } = field;
    return (
      <ConflictSides
        key={name}
        label={label}
        name={choiceKey(name)}
        choice={choices[choiceKey(name)] ?? null}
        names={parts.length > 0 ? { ...names, both: translate(texts.bothExcept) } : names}
        sides={CHOICES.filter((side) => side in values)}
        textOf={(side) =>
          choiceText(fieldOf(name), values[side], {
            others: othersOf(values, side),
            notes,
            translate: props.translateLabel,
            without: side === 'both' ? parts.flatMap(({ path }) => (path.length === 1 ? path : [])) : [],
          })
        }
        onChoose={choose(choiceKey(name))}
      >
        {choices[choiceKey(name)] === 'both' && parts.map((part) => partSides(field, part))}
      </ConflictSides>
    );
  }

  function partSides({ name, values }: FieldChoice, { mine, path, theirs }: Contradiction) {
    const key = choiceKey(name, path);
    const isRow = [mine, theirs].some((side) => isObject(side) && side.id === path.at(-1));
    const partNotes = isRow ? { ...notes, empty: translate(texts.deleted) } : notes;
    return (
      <ConflictSides
        key={key}
        label={partLabel(fieldOf(name), path, [values.mine, values.theirs], props.translateLabel)}
        name={key}
        choice={choices[key] ?? null}
        names={names}
        sides={['mine', 'theirs']}
        textOf={(side) =>
          side === 'mine'
            ? differentText(mine, [theirs], partNotes)
            : differentText(theirs, [mine], partNotes)
        }
        onChoose={choose(key)}
      />
    );
  }

  return (
    <Dialog heading={translate(texts.heading)} isWide {...(isRunning ? {} : { onClose: props.onLater })}>
      <p>{interpolate(translate(texts.body), { by, time })}</p>
      {found.fields.map(fieldSides)}
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

const CHOICES: readonly Choice[] = ['mine', 'theirs', 'both'];

/** The values that a side is shown beside: of lists the rows in which they differ. */
function othersOf({ mine, theirs }: FieldChoice['values'], side: Choice): unknown[] {
  if (side === 'both') return [mine, theirs];
  return [side === 'mine' ? theirs : mine];
}
