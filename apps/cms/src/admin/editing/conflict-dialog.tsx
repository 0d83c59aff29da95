'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './dialog.tsx';
import { type Difference, differencesOf, differentText, isSameValue, type Values } from './differences.ts';
import { mergeValues } from './merge-values.ts';
import { timeInJakarta } from './save-state-line.tsx';
import type { Conflict } from './save-states.ts';
import { editingTexts, filled } from './texts.ts';

const texts = editingTexts.conflict;
const documentSchema = z.looseObject({ updatedAt: z.string() });

type ConflictDialogProps = {
  conflict: Conflict;
  /** The values that the form was opened with, or last saved. */
  base: Values;
  getData: () => Values;
  labelled: readonly { name: string; label: string }[];
  language: string;
  locale: string;
  path: string;
  /** @param isMine whether the result contains unsaved values of this form. */
  onResolved: (values: Values, isMine: boolean) => void;
  /** Called when the stored state equals the form. */
  onSame: (updatedAt: string) => void;
  onLater: () => void;
};

/** Which values of a field are used: those of one side, or of both where they do not contradict each other. */
type Choice = 'mine' | 'theirs' | 'both';

/** A difference with the values that can be chosen; `both` is absent if both sides have changed the same. */
type Conflicting = Pick<Difference, 'name' | 'label'> & { values: Partial<Record<Choice, unknown>> };

type Found = { stored: Values & { updatedAt: string }; conflicting: Conflicting[] };

type Choices = Readonly<Record<string, Choice>>;

/** What can be chosen, and the choice that loses nothing if there is one. */
function choiceOf({ name, label, mine, theirs }: Difference, base: unknown): [Conflicting, Choice] {
  const one = { name, label, values: { mine, theirs } };
  if (isSameValue(mine, base)) return [one, 'theirs'];
  const merged = isSameValue(theirs, base) ? null : mergeValues(base, mine, theirs);
  return merged ? [{ ...one, values: { mine, theirs, both: merged.value } }, 'both'] : [one, 'mine'];
}

async function storedDocument(path: string, locale: string) {
  const query = new URLSearchParams({ depth: '0', draft: 'true', 'fallback-locale': 'null', locale });
  const response = await fetch(`${path}?${query}`);
  return documentSchema.parse(await response.json());
}

/** Resolves a save conflict: shows both states field by field and lets the user choose. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, conflict, language, locale, path } = props;
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
        const { getData, labelled, onSame } = latest.current;
        const differences = differencesOf(labelled, getData(), stored);
        if (differences.length === 0) {
          onSame(stored.updatedAt);
          return;
        }
        const found = differences.map((difference) => choiceOf(difference, base[difference.name]));
        setChoices(Object.fromEntries(found.map(([{ name }, choice]) => [name, choice])));
        setFound({ stored, conflicting: found.map(([conflicting]) => conflicting) });
      },
      () => {
        if (!isOpen.current) return;
        toast.error(inLanguageOf({ i18n: { language } }, texts.unreadable));
        latest.current.onLater();
      },
    );
    return () => {
      isOpen.current = false;
    };
    // Fetch the stored state once per conflict.
  }, [base, language, locale, path]);

  if (!found) return null;
  const by = conflict.by ?? translate(texts.system);
  const time = timeInJakarta(Date.parse(conflict.at));
  const resolve = (chosen: Choices) => {
    const { conflicting, stored } = found;
    const choiceIn = (name: string) => chosen[name] ?? 'theirs';
    const values = conflicting.map(({ name, values }) => [name, values[choiceIn(name)]]);
    const hasMine = conflicting.some(({ name }) => choiceIn(name) !== 'theirs');
    props.onResolved({ ...Object.fromEntries(values), updatedAt: stored.updatedAt }, hasMine);
  };

  return (
    <Dialog heading={translate(texts.heading)} isWide onClose={props.onLater}>
      <p>{filled(translate(texts.body), { by, time })}</p>
      {found.conflicting.map((conflicting) => (
        <Sides
          key={conflicting.name}
          conflicting={conflicting}
          choice={choices[conflicting.name]}
          names={{
            mine: translate(texts.mine),
            theirs: filled(translate(texts.theirs), { by }),
            both: translate(texts.both),
          }}
          lacking={{ empty: translate(texts.empty), withoutRows: translate(texts.withoutRows) }}
          onChoose={(choice) => setChoices({ ...choices, [conflicting.name]: choice })}
        />
      ))}
      <div className="editing-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => resolve({})} type="button">
          {translate(texts.discard)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={props.onLater} type="button">
          {translate(texts.later)}
        </Button>
        <Button margin={false} onClick={() => resolve(choices)} type="button">
          {translate(texts.save)}
        </Button>
      </div>
    </Dialog>
  );
}

type SidesProps = {
  conflicting: Conflicting;
  choice: Choice | undefined;
  names: Record<Choice, string>;
  /** What is shown instead of no text. */
  lacking: { empty: string; withoutRows: string };
  onChoose: (choice: Choice) => void;
};

const CHOICES: readonly Choice[] = ['mine', 'theirs', 'both'];

/** The values that a side is shown beside: of lists the rows in which they differ. */
function othersOf({ mine, theirs }: Conflicting['values'], side: Choice): unknown[] {
  if (side === 'both') return [mine, theirs];
  return [side === 'mine' ? theirs : mine];
}

function Sides({ conflicting, choice, names, lacking, onChoose }: SidesProps) {
  const { label, name, values } = conflicting;
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
