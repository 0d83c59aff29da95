import type { DateFieldValidation, Field } from 'payload';
import { date } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

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
      validate: validateUntil,
      admin: {
        width: '50%',
        date: dayAndTime,
        description: bilingual('Kosong: sampai dimatikan.', 'Empty: until it is switched off.'),
      },
    },
  ],
};
