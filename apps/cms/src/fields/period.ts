import type { CheckboxFieldValidation, DateFieldValidation, Field } from 'payload';
import { checkbox, date } from 'payload/shared';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const sentence = bilingual(
  'Waktu berakhir harus sesudah waktu mulai.',
  'The end has to be after the beginning.',
);

/** Rejects an end that is not after the start. */
export const validateUntil: DateFieldValidation = (value, options) => {
  const result = date(value, options);
  if (result !== true) return result;
  const { from } = options.siblingData as { from?: Date | string | null };
  if (!value || !from || new Date(value) > new Date(from)) return true;
  return inLanguageOf(options.req, sentence);
};

const isOver = bilingual(
  'Waktu berakhir ini sudah lewat, jadi tidak akan tampil. Perbaiki atau kosongkan.',
  'This end has passed, so it would not be shown. Correct it or leave it empty.',
);

type Shown = { isOn?: boolean | null; until?: Date | string | null };

const isPast = (time: Date | string | null | undefined) =>
  Boolean(time) && new Date(time as string).getTime() < Date.now();

const isSame = (time: Date | string | null | undefined, before: unknown) =>
  Boolean(time && before) && new Date(time as string).getTime() === new Date(before as string).getTime();

/** Rejects an end in the past for what is switched on, unless it passed after it was entered. */
const validateShownUntil: DateFieldValidation = (value, options) => {
  const { isOn } = options.siblingData as Shown;
  if (isOn && isPast(value) && !isSame(value, options.previousValue))
    return inLanguageOf(options.req, isOver);
  return validateUntil(value, options);
};

const validateIsOn: CheckboxFieldValidation = (value, options) => {
  const { until } = options.siblingData as Shown;
  if (value && !options.previousValue && isPast(until)) return inLanguageOf(options.req, isOver);
  return checkbox(value, options);
};

/** The switch of what is shown in a period. */
export const isOnField = (label: Bilingual): Field => ({
  name: 'isOn',
  type: 'checkbox',
  defaultValue: false,
  label,
  validate: validateIsOn,
});

const dayAndTime = { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } as const;

/** A visibility period; an empty side is unbounded. */
export const period: Field = {
  type: 'row',
  fields: [
    {
      name: 'from',
      type: 'date',
      label: bilingual('Tampil mulai', 'Shown from'),
      admin: {
        width: '50%',
        date: dayAndTime,
        description: bilingual('Kosong: langsung tampil.', 'Empty: at once.'),
      },
    },
    {
      name: 'until',
      type: 'date',
      label: bilingual('Tampil sampai', 'Shown until'),
      validate: validateShownUntil,
      admin: {
        width: '50%',
        date: dayAndTime,
        description: bilingual('Kosong: sampai dimatikan.', 'Empty: until it is switched off.'),
      },
    },
  ],
};
