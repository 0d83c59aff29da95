'use client';

import { isIsoDate } from '@beranda/finance';
import { useTranslation } from '@payloadcms/ui';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { jakartaDateTexts as texts } from './jakarta-date-texts.ts';
import { readDay } from './read-date.ts';
import { type DateInputProps, type DateNotation, TypedDateInput } from './typed-date-input.tsx';
import { asWallClock, dayFromWallClock } from './wall-clock.ts';

type Props = DateInputProps & {
  /** The first and the last ISO date. */
  min?: string;
  max?: string;
};

const DAY: DateNotation = {
  picker: { pickerAppearance: 'dayOnly' },
  displayFormat: 'dd/MM/yyyy',
  read: readDay,
  isValue: isIsoDate,
  wallClockOf: (date) => asWallClock(`${date}T00:00:00+07:00`),
  valueOfPicked: dayFromWallClock,
};

/** What is wrong with a value; nothing if it is empty. */
function problemOf({ max, min, value }: Props): keyof typeof texts | null {
  if (value === '') return null;
  if (!isIsoDate(value)) return 'noDay';
  if (min !== undefined && value < min) return 'earlyDay';
  return max !== undefined && value > max ? 'futureDay' : null;
}

/** A day in a form of our own. The value is an ISO date. */
export function DayInput(props: Props) {
  const { i18n } = useTranslation();
  const problem = problemOf(props);
  return (
    <TypedDateInput
      {...props}
      notation={DAY}
      problem={problem ? inLanguageOf({ i18n }, texts[problem]) : ''}
    />
  );
}
