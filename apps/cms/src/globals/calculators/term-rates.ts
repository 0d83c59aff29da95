import type { ArrayFieldValidation, Field } from 'payload';
import { array } from 'payload/shared';
import { rateFact } from '#cms/blocks/calculator-offer.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { percent } from './range.ts';

/** The longest term of a calculator. */
export const MAX_YEARS = 40;

const twice = bilingual(
  'Dua suku bunga mulai pada tahun yang sama. Satu tahun hanya boleh tercantum sekali.',
  'Two rates start at the same year. Each year may be listed once.',
);

const notOffered = bilingual(
  'Suku bunga mulai di luar jangka waktu yang ditawarkan. Pilih tahun paling cepat setahun sesudah jangka waktu terpendek, paling lama yang terpanjang.',
  'A rate starts outside of the offered terms. Choose a year at least one above the shortest term, up to the longest one.',
);

type Loan = { years?: { min?: number; max?: number } };

const validateTerms: ArrayFieldValidation = (rows, options) => {
  const starts = ((rows ?? []) as { fromYears?: number }[]).map(({ fromYears = 0 }) => fromYears);
  if (new Set(starts).size < starts.length) return inLanguageOf(options.req, twice);
  const { min = 0, max = MAX_YEARS } = (options.siblingData as Loan).years ?? {};
  if (starts.some((start) => start - 1 < min || start > max)) return inLanguageOf(options.req, notOffered);
  return array(rows, options);
};

/** Rates of longer terms of a loan. */
export const termRates: Field = {
  name: 'termRates',
  type: 'array',
  validate: validateTerms,
  label: bilingual('Suku bunga jangka waktu yang lebih panjang', 'Rates of longer terms'),
  labels: { singular: bilingual('Suku bunga', 'Rate'), plural: bilingual('Suku bunga', 'Rates') },
  admin: {
    description: bilingual(
      'Bila bunga bergantung pada jangka waktu: suku bunga awal di atas berlaku untuk jangka waktu di bawah baris pertama.',
      'Where the rate depends on the term: the first rate above holds for terms below the first row.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'fromYears',
          type: 'number',
          required: true,
          min: 2,
          max: MAX_YEARS,
          validate: validateWhole,
          label: bilingual('Mulai (tahun)', 'From (years)'),
        },
        percent('annualRatePercent', bilingual('Bunga (% per tahun)', 'Interest (% per annum)')),
        rateFact(),
      ],
    },
  ],
};
