import { CLOCK_TIME, type Weekday, weekdays } from '@beranda/contract';
import type { ArrayFieldValidation, Field, RowField, TextFieldSingleValidation } from 'payload';
import { isoDate, validateIsoDate } from '#cms/fields/iso-date.ts';
import { onceAmongRows } from '#cms/fields/once-among-rows.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const weekdayLabels = {
  mon: bilingual('Senin', 'Monday'),
  tue: bilingual('Selasa', 'Tuesday'),
  wed: bilingual('Rabu', 'Wednesday'),
  thu: bilingual('Kamis', 'Thursday'),
  fri: bilingual('Jumat', 'Friday'),
  sat: bilingual('Sabtu', 'Saturday'),
  sun: bilingual('Minggu', 'Sunday'),
} satisfies Record<Weekday, Bilingual>;

const wrongTime = bilingual(
  'Tulis jam seperti 08:30. Akhir hari adalah 24:00.',
  'Write a time such as 08:30. The end of a day is 24:00.',
);
const wrongOrder = bilingual(
  'Jam tutup harus sesudah jam buka.',
  'The closing time has to be after the opening time.',
);
const otherMissing = bilingual(
  'Tulis jam buka dan jam tutup, atau kosongkan keduanya.',
  'Write both an opening and a closing time, or neither.',
);
const overlap = bilingual(
  'Jam buka pada hari yang sama tidak boleh bertumpuk.',
  'Hours of the same day must not overlap.',
);

type Times = { open?: string | null; close?: string | null };

/** Both times or neither. HH:MM texts sort chronologically, so `open < close` compares texts. */
const validateTime =
  (name: 'open' | 'close'): TextFieldSingleValidation =>
  (value, { req, required, siblingData }) => {
    const { open, close } = siblingData as Times;
    if (!value) {
      if (required) return req.t('validation:required');
      return !(name === 'open' ? close : open) || inLanguageOf(req, otherMissing);
    }
    if (!CLOCK_TIME.test(value)) return inLanguageOf(req, wrongTime);
    return name === 'open' || !open || open < value || inLanguageOf(req, wrongOrder);
  };

function timesRow({ isRequired }: { isRequired: boolean }): RowField {
  return {
    type: 'row',
    fields: [
      {
        name: 'open',
        type: 'text',
        required: isRequired,
        maxLength: 5,
        validate: validateTime('open'),
        label: bilingual('Buka', 'Opens'),
        admin: { width: '50%', placeholder: '08:00' },
      },
      {
        name: 'close',
        type: 'text',
        required: isRequired,
        maxLength: 5,
        validate: validateTime('close'),
        label: bilingual('Tutup', 'Closes'),
        admin: { width: '50%', placeholder: '15:00' },
      },
    ],
  };
}

type Hours = Times & { days?: Weekday[] | null };

/** The hours of one weekday, in chronological order. */
export function hoursOf(rows: readonly Hours[], day: Weekday): { open: string; close: string }[] {
  return rows
    .flatMap(({ days, open, close }) => (days?.includes(day) && open && close ? [{ open, close }] : []))
    .sort((a, b) => a.open.localeCompare(b.open));
}

const validateHours: ArrayFieldValidation = (value, { req }) => {
  const rows = (value ?? []) as Hours[];
  const isOverlapping = weekdays.some((day) => {
    const hours = hoursOf(rows, day);
    return hours.some(({ open }, index) => index > 0 && open < String(hours[index - 1]?.close));
  });
  return !isOverlapping || inLanguageOf(req, overlap);
};

const dateOnce = onceAmongRows(
  {
    rows: (data: { specialDays?: unknown }) => data.specialDays,
    name: 'date',
    error: bilingual('Sudah ada baris untuk tanggal ini.', 'There is a row for this date already.'),
  },
  validateIsoDate,
) as TextFieldSingleValidation;

/** Opening hours in local time; days without a row are closed. */
export const openingHours: Field[] = [
  {
    name: 'hours',
    type: 'array',
    label: bilingual('Jam buka', 'Opening hours'),
    labels: {
      singular: bilingual('jam buka', 'opening hours'),
      plural: bilingual('Jam buka', 'Opening hours'),
    },
    validate: validateHours,
    admin: {
      description: bilingual(
        'Waktu setempat. Hari yang tidak disebut berarti tutup; 24 jam ditulis 00:00 sampai 24:00. Kantor tutup pada hari libur bank tanpa perlu ditulis.',
        'Local time. Days that are not named are closed; round the clock is 00:00 to 24:00. Offices close on bank holidays by themselves.',
      ),
    },
    fields: [
      {
        name: 'days',
        type: 'select',
        hasMany: true,
        required: true,
        label: bilingual('Hari', 'Days'),
        options: weekdays.map((value) => ({ value, label: weekdayLabels[value] })),
      },
      timesRow({ isRequired: true }),
    ],
  },
  {
    name: 'specialDays',
    type: 'array',
    label: bilingual('Hari khusus', 'Special days'),
    labels: {
      singular: bilingual('hari khusus', 'special day'),
      plural: bilingual('Hari khusus', 'Special days'),
    },
    admin: {
      description: bilingual(
        'Hari dengan jam lain, juga pada hari libur. Tanpa jam berarti tutup.',
        'Days with other hours, holidays too. Without hours it is closed.',
      ),
    },
    fields: [
      isoDate('date', bilingual('Tanggal', 'Date'), { required: true, validate: dateOnce }),
      timesRow({ isRequired: false }),
      localizedTextField('reason', bilingual('Alasan', 'Reason'), { required: true, maxLength: 120 }),
    ],
  },
];
