'use client';

import { interpolate } from '#cms/i18n/interpolate.ts';
import './typed-number-field.css';
import { LANGUAGES } from '@beranda/contract';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui';
import type { NumberFieldClientProps, Validate } from 'payload';
import { number } from 'payload/shared';
import { useCallback, useEffect, useState } from 'react';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { DecimalSeparator } from '#cms/i18n/numbers.ts';
import { formValueOf, type ReadNumber, readNumber, textOf } from './read-number.ts';
import { typedNumberTexts as texts } from './typed-number-texts.ts';

type Notation = { separator: DecimalSeparator; write: (value: number) => string };

function notationIn(language: string): Notation {
  const { decimalSeparator, format } = LANGUAGES[userLocale(language)];
  const numbers = new Intl.NumberFormat(format, { maximumFractionDigits: 10 });
  return { separator: decimalSeparator, write: (value) => numbers.format(value) };
}

/** The sentence about a text that cannot be stored; null if it can. */
function problemOf(read: ReadNumber, { separator, write }: Notation, translate: (text: Bilingual) => string) {
  if (read.kind === 'invalid') return translate(texts.invalid);
  if (read.kind !== 'ambiguous') return null;
  const [first, second] = read.readings;
  const plain = (value: number) => textOf(value, separator);
  return interpolate(translate(texts.ambiguous), {
    first: write(first),
    second: write(second),
    plainFirst: plain(first),
    plainSecond: plain(second),
  });
}

function TypedNumber({ field, path, readOnly }: NumberFieldClientProps) {
  const { admin, label, localized, max, min, name, required } = field;
  const { i18n } = useTranslation();
  const { language } = i18n;
  const notation = notationIn(language);
  const { separator, write } = notation;
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  // Stops a save by a button; the server stops one without.
  const validate: Validate = useCallback(
    (value, options) =>
      typeof value === 'string'
        ? inLanguageOf({ i18n: { language } }, texts.invalid)
        : number(value, { ...options, name, type: 'number', max, min, required }),
    [language, max, min, name, required],
  );
  const { disabled, setValue, showError, value } = useField<number | string | null>({ path, validate });
  const [text, setText] = useState(() => textOf(value, separator));

  // Another value than the typed one, such as from a local copy.
  useEffect(() => {
    setText((typed) =>
      (value ?? null) === formValueOf(typed, separator) ? typed : textOf(value, separator),
    );
  }, [separator, value]);

  const read = readNumber(text, separator);
  const problem = problemOf(read, notation, translate);
  const id = `field-${path.replaceAll('.', '__')}`;
  const isWritten = read.kind === 'number' && text.trim() !== textOf(read.value, separator);
  return (
    <div
      className={`field-type number typed-number${showError || problem ? ' error' : ''}`}
      style={admin?.width ? { flex: `0 1 ${admin.width}` } : undefined}
    >
      <FieldLabel
        {...(label ? { label } : {})}
        localized={Boolean(localized)}
        path={path}
        required={Boolean(required)}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError && !problem} />
        <input
          aria-describedby={`${id}-read`}
          aria-invalid={problem !== null}
          autoComplete="off"
          disabled={Boolean(readOnly || admin?.readOnly || disabled)}
          id={id}
          inputMode="decimal"
          name={path}
          onChange={({ target }) => {
            setText(target.value);
            setValue(formValueOf(target.value, separator));
          }}
          type="text"
          value={text}
        />
        <p
          aria-live="polite"
          className={problem ? 'typed-number__read typed-number__read--bad' : 'typed-number__read'}
          id={`${id}-read`}
        >
          {problem ??
            (isWritten ? interpolate(translate(texts.understood), { number: write(read.value) }) : '')}
        </p>
      </div>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}

/**
 * A number in Indonesian or English notation, with what was understood. A browser's own number field has the notation of
 * the browser, not of the back office, and drops the comma in an English one: 6,75 becomes 675.
 */
export const TypedNumberField = withCondition(TypedNumber);
