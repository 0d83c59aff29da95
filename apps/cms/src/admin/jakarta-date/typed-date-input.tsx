'use client';

import './jakarta-date-field.css';
import { useEffect, useState } from 'react';
import { type Picker, TypedDatePicker } from './typed-date-picker.tsx';

/** A kind of date, such as a day: how it is written, stored, and shown in a calendar. */
export type DateNotation = {
  picker: Picker;
  displayFormat: string;
  /** The value that text stands for; null if it is no such date. */
  read: (text: string) => string | null;
  isValue: (value: string) => boolean;
  /** The date that the calendar shows for a value; see `asWallClock`. */
  wallClockOf: (value: string) => Date;
  valueOfPicked: (picked: Date) => string;
};

export type DateInputProps = {
  /** Of the input, for its label. */
  id: string;
  /** A value of the notation. Text that is no date is passed on as it was typed, so that it cannot be lost unnoticed. */
  value: string;
  onChange: (value: string) => void;
  isOptional?: boolean;
  isDisabled?: boolean;
  /** The error of the server for the value. */
  error?: string | undefined;
  describedBy?: string | undefined;
  /** Name of a hidden input with the value, for forms that read their inputs. */
  name?: string;
};

type Props = DateInputProps & {
  notation: DateNotation;
  /** The first and the last value that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** The error in the typed text; empty without one. */
  problem: string;
};

/** A date, typed or picked as in the date fields of documents, in our own forms. A native input has the browser's notation. */
export function TypedDateInput(props: Props) {
  const {
    describedBy,
    error,
    id,
    isDisabled,
    isOptional,
    max,
    min,
    name,
    notation,
    onChange,
    problem,
    value,
  } = props;
  const { isValue, read, valueOfPicked, wallClockOf } = notation;
  const [text, setText] = useState<string | null>(null);
  // Not while it is typed.
  const shownMessage = text === null ? problem || error : '';
  const messageId = `${id}-problem`;

  useEffect(() => {
    // For forms with constraint validation.
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.setCustomValidity(problem);
  }, [id, problem]);

  return (
    <div className="typed-date-input">
      <TypedDatePicker
        {...notation.picker}
        displayFormat={notation.displayFormat}
        {...(max === undefined ? {} : { maxDate: wallClockOf(max) })}
        {...(min === undefined ? {} : { minDate: wallClockOf(min) })}
        onLeave={() => {
          setText(null);
          return text !== null;
        }}
        onPick={(picked) => {
          setText(null);
          onChange(picked ? valueOfPicked(picked) : '');
        }}
        onType={(typed) => {
          setText(typed);
          onChange(read(typed) ?? typed.trim());
        }}
        overrides={{
          id,
          ariaDescribedBy: [describedBy, messageId].filter(Boolean).join(' '),
          ariaInvalid: shownMessage ? 'true' : 'false',
          ariaRequired: isOptional ? 'false' : 'true',
          autoComplete: 'off',
          disabled: isDisabled ?? false,
          required: !isOptional,
        }}
        text={text ?? (isValue(value) ? null : value)}
        {...(isValue(value) ? { value: wallClockOf(value) } : {})}
      />
      <span aria-live="polite" className="jakarta-date__unreadable" id={messageId}>
        {shownMessage}
      </span>
      {name && <input name={name} type="hidden" value={value} />}
    </div>
  );
}
