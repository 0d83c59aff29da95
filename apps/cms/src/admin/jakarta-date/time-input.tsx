'use client';

import { useTranslation } from '@payloadcms/ui';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { jakartaDateTexts as texts } from './jakarta-date-texts.ts';
import { readTime } from './read-date.ts';
import { type DateInputProps, type DateNotation, TypedDateInput } from './typed-date-input.tsx';
import { asWallClock, fromWallClock } from './wall-clock.ts';

/** Whether the value of a `TimeInput` is a time, as ISO text in UTC, and neither empty nor text that is no time. */
export function isTime(value: string): boolean {
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}

const TIME: DateNotation = {
  picker: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
  displayFormat: 'dd/MM/yyyy HH:mm',
  read: readTime,
  isValue: isTime,
  wallClockOf: asWallClock,
  valueOfPicked: fromWallClock,
};

/** A day with a time of Jakarta in a form of our own. The value is ISO text in UTC. */
export function TimeInput(props: DateInputProps) {
  const { i18n } = useTranslation();
  const isUnreadable = props.value !== '' && !isTime(props.value);
  return (
    <TypedDateInput
      {...props}
      notation={TIME}
      problem={isUnreadable ? inLanguageOf({ i18n }, texts.noTime) : ''}
    />
  );
}
