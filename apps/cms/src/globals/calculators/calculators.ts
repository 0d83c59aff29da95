import { interestSystems } from '@beranda/contract';
import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { rateFact, systemNames } from '#cms/blocks/calculator-offer.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import { guaranteeWarning } from '#cms/collections/guarantee-rates/warning/guarantee-warning-field.ts';
import { factField } from '#cms/fields/facts/fact-field.ts';
import { namedRows } from '#cms/fields/named-rows.ts';
import { onceAmongRows } from '#cms/fields/once-among-rows.ts';
import { validateSlug } from '#cms/fields/slug.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { Calculator } from '#cms/payload-types.ts';
import { percent, range } from './range.ts';
import { MAX_YEARS, termRates } from './term-rates.ts';
import { validateWholeMonths } from './validate-whole-months.ts';

type SavedCalculators = Partial<Calculator>;

const MAX_RUPIAH = 1_000_000_000_000;

const rupiah = (name: string, label: Bilingual, min: number): Field =>
  range(name, label, { min, max: MAX_RUPIAH, validate: validateWhole });

const years = range('years', bilingual('Jangka waktu (tahun)', 'Time period (years)'), {
  min: 1,
  max: MAX_YEARS,
  validate: validateWhole,
});

/** Loans of less than a year are counted in months. */
const loanYears = range(
  'years',
  bilingual('Jangka waktu (tahun; 0,5 berarti 6 bulan)', 'Time period (years; 0.5 is 6 months)'),
  { min: 0.25, max: MAX_YEARS, validate: validateWholeMonths },
);

const annualRate = range(
  'annualRatePercent',
  bilingual('Suku bunga (% per tahun)', 'Interest rate (% per annum)'),
  { min: 0, max: 100 },
);

/** Codes are unique among products, since addresses use them. */
const slugOnce = onceAmongRows(
  {
    rows: ({ loans }: SavedCalculators) => loans,
    name: 'slug',
    error: bilingual(
      'Kode ini sudah dipakai produk pinjaman lain. Pilih kode lain.',
      'Another loan product has this code already. Choose another one.',
    ),
  },
  validateSlug,
);

/** Terms are unique by months, by which visitors choose. */
const monthsOnce = onceAmongRows(
  {
    rows: ({ timeDeposit }: SavedCalculators) => timeDeposit?.terms,
    name: 'months',
    error: bilingual(
      'Tenor dengan jumlah bulan ini sudah ada. Satu tenor hanya boleh tercantum sekali.',
      'There is a term of as many months already. Each may be listed once.',
    ),
  },
  validateWhole,
);

/** Calculator settings: limits, initial values and rates. */
export const calculators: GlobalConfig = {
  slug: 'calculators',
  label: bilingual('Kalkulator', 'Calculators'),
  admin: { group: bilingual('Situs', 'Site') },
  access: globalAccess('calculators'),
  versions: { max: 50 },
  hooks: { afterChange: [bumpAfterGlobalChange('calculators')] },
  fields: [
    localizedTextField('disclaimer', bilingual('Catatan di samping hasil', 'Note beside the result'), {
      required: true,
      isLong: true,
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: bilingual('Pinjaman', 'Loans'),
          fields: [
            {
              name: 'loans',
              type: 'array',
              required: true,
              minRows: 1,
              label: bilingual('Produk pinjaman', 'Loan products'),
              labels: { singular: bilingual('Produk', 'Product'), plural: bilingual('Produk', 'Products') },
              admin: namedRows,
              fields: [
                localizedTextField('name', bilingual('Nama', 'Name'), { required: true, maxLength: 80 }),
                {
                  name: 'slug',
                  type: 'text',
                  required: true,
                  validate: slugOnce,
                  label: bilingual('Kode di alamat', 'Code in addresses'),
                },
                {
                  name: 'systems',
                  type: 'select',
                  hasMany: true,
                  required: true,
                  label: bilingual('Sistem bunga', 'Interest systems'),
                  options: interestSystems.map((value) => ({ value, label: systemNames[value] })),
                },
                rupiah('principal', bilingual('Plafon (rupiah)', 'Credit limit (rupiah)'), 1),
                loanYears,
                annualRate,
                termRates,
                {
                  type: 'row',
                  fields: [
                    rateFact(),
                    factField('fixedYears', bilingual('Fakta masa bunga tetap', 'Fact of the fixed period'), {
                      kinds: ['years'],
                      example: '{kpr.masa-tetap}',
                    }),
                    factField(
                      'laterRate',
                      bilingual('Fakta asumsi bunga sesudahnya', 'Fact of the rate assumed after it'),
                      { kinds: ['percent', 'percent-two-decimals'], example: '{kpr.asumsi-bunga}' },
                    ),
                  ],
                },
              ],
            },
          ],
        },
        {
          name: 'savingsGoal',
          label: bilingual('Target tabungan', 'Savings goal'),
          fields: [
            rupiah('target', bilingual('Target (rupiah)', 'Target (rupiah)'), 1),
            rupiah('initial', bilingual('Saldo awal (rupiah)', 'Initial balance (rupiah)'), 0),
            years,
            annualRate,
          ],
        },
        {
          name: 'timeDeposit',
          label: bilingual('Deposito', 'Time deposit'),
          fields: [
            rupiah('principal', bilingual('Penempatan (rupiah)', 'Placement (rupiah)'), 1),
            {
              name: 'terms',
              type: 'array',
              required: true,
              minRows: 1,
              label: bilingual('Tenor', 'Terms'),
              labels: { singular: bilingual('Tenor', 'Term'), plural: bilingual('Tenor', 'Terms') },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'months',
                      type: 'number',
                      required: true,
                      min: 1,
                      max: 60,
                      validate: monthsOnce,
                      label: bilingual('Bulan', 'Months'),
                    },
                    percent('annualRatePercent', bilingual('Bunga (% per tahun)', 'Interest (% per annum)')),
                    rateFact(),
                  ],
                },
              ],
            },
            guaranteeWarning,
          ],
        },
        {
          name: 'interestTax',
          label: bilingual('Pajak bunga', 'Tax on interest'),
          fields: [
            percent('percent', bilingual('Pajak final (%)', 'Final tax (%)')),
            factField('percentFact', bilingual('Fakta pajak', 'Fact of the tax'), {
              kinds: ['percent', 'percent-two-decimals'],
              example: '{pajak-bunga.tarif}',
            }),
            {
              name: 'freeUpTo',
              type: 'number',
              required: true,
              min: 0,
              max: MAX_RUPIAH,
              validate: validateWhole,
              label: bilingual('Bebas pajak sampai (rupiah)', 'Free of tax up to (rupiah)'),
            },
            factField('freeUpToFact', bilingual('Fakta batas bebas pajak', 'Fact of the tax-free amount'), {
              kinds: ['money', 'money-in-words'],
              example: '{pajak-bunga.bebas-sampai}',
            }),
          ],
        },
      ],
    },
  ],
};
