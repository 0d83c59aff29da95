'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './dialog.tsx';
import { type Difference, differencesOf, isSameValue, readable, type Values } from './differences.ts';
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

type Found = { stored: Values & { updatedAt: string }; differences: Difference[] };

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
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
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
        // Three-way merge: preselect the other user's value only in fields that this user did not change.
        const changed = differences.filter(({ mine: value, name }) => !isSameValue(value, base[name]));
        setMine(new Set(changed.map(({ name }) => name)));
        setFound({ stored, differences });
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
  const choose = (name: string, isMine: boolean) => {
    const chosen = new Set(mine);
    if (isMine) chosen.add(name);
    else chosen.delete(name);
    setMine(chosen);
  };
  const resolve = (chosen: ReadonlySet<string>) => {
    const { differences, stored } = found;
    const values = differences.map(({ name, ...value }) => [
      name,
      chosen.has(name) ? value.mine : value.theirs,
    ]);
    props.onResolved({ ...Object.fromEntries(values), updatedAt: stored.updatedAt }, chosen.size > 0);
  };

  return (
    <Dialog heading={translate(texts.heading)} isWide onClose={props.onLater}>
      <p>{filled(translate(texts.body), { by, time })}</p>
      {found.differences.map((difference) => (
        <Sides
          key={difference.name}
          difference={difference}
          isMine={mine.has(difference.name)}
          names={{ mine: translate(texts.mine), theirs: filled(translate(texts.theirs), { by }) }}
          empty={translate(texts.empty)}
          onChoose={(isMine) => choose(difference.name, isMine)}
        />
      ))}
      <div className="editing-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => resolve(new Set())} type="button">
          {translate(texts.discard)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={props.onLater} type="button">
          {translate(texts.later)}
        </Button>
        <Button margin={false} onClick={() => resolve(mine)} type="button">
          {translate(texts.save)}
        </Button>
      </div>
    </Dialog>
  );
}

type SidesProps = {
  difference: Difference;
  isMine: boolean;
  names: { mine: string; theirs: string };
  empty: string;
  onChoose: (isMine: boolean) => void;
};

function Sides({ difference, isMine, names, empty, onChoose }: SidesProps) {
  const { label, name } = difference;
  const sides = [
    { side: 'mine', isChosen: isMine },
    { side: 'theirs', isChosen: !isMine },
  ] as const;
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      <div className="conflict-field__sides">
        {sides.map(({ side, isChosen }) => (
          <label key={side} className="conflict-field__side">
            <span className="conflict-field__name">
              <input
                type="radio"
                name={`conflict-${name}`}
                value={side}
                checked={isChosen}
                onChange={() => onChoose(side === 'mine')}
              />
              {names[side]}
            </span>
            <span className="conflict-field__text">{readable(difference[side]) || empty}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
