import { calculatorKinds, interestSystems } from '@beranda/contract';
import type { Field, TextField } from 'payload';
import { factField } from '#cms/fields/facts/fact-field.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

const kinds = {
  loan: bilingual('Angsuran pinjaman', 'Loan instalments'),
  'savings-goal': bilingual('Target tabungan', 'Savings goal'),
  'time-deposit': bilingual('Deposito', 'Time deposit'),
} satisfies Record<(typeof calculatorKinds)[number], Bilingual>;

/** Names of the interest systems. */
export const systemNames = {
  flat: bilingual('Flat', 'Flat'),
  effective: bilingual('Efektif (menurun)', 'Effective (declining)'),
  annuity: bilingual('Anuitas', 'Annuity'),
} satisfies Record<(typeof interestSystems)[number], Bilingual>;

/** The kind of calculator. */
export function calculatorKind({ isRequired }: { isRequired: boolean }): Field {
  return {
    name: 'kind',
    type: 'select',
    required: isRequired,
    label: bilingual('Kalkulator', 'Calculator'),
    options: calculatorKinds.map((value) => ({ value, label: kinds[value] })),
  };
}

type Siblings = { kind?: string | null; rate?: string | null } | undefined;
const isLoan = (_data: unknown, siblings: Siblings) => siblings?.kind === 'loan';
const hasRate = (_data: unknown, siblings: Siblings) =>
  siblings?.kind === 'loan' || siblings?.kind === 'savings-goal';

/** The fact with an interest rate, which a calculator then starts from. */
export const rateFact = (admin?: TextField['admin']): Field =>
  factField('rate', bilingual('Fakta suku bunga', 'Fact of the rate'), {
    kinds: ['percent', 'percent-two-decimals'],
    example: '{kpr.bunga-tetap}',
    ...(admin && { admin }),
  });

/** The calculator of a product, with its product-specific values. */
export const productCalculator: Field = {
  name: 'calculator',
  type: 'group',
  label: bilingual('Kalkulator', 'Calculator'),
  admin: {
    description: bilingual(
      'Batas dan bunga deposito berasal dari pengaturan Kalkulator; bunga di sini adalah milik produk ini.',
      'Limits and deposit rates come from the settings of the calculators; the rate here is this product’s own.',
    ),
  },
  fields: [
    calculatorKind({ isRequired: false }),
    {
      name: 'loan',
      type: 'text',
      maxLength: 90,
      label: bilingual('Kode produk pinjaman', 'Code of the loan product'),
      admin: {
        condition: isLoan,
        description: bilingual(
          'Seperti di pengaturan Kalkulator, misalnya kpr.',
          'As in the settings of the calculators, such as kpr.',
        ),
      },
    },
    rateFact({ condition: hasRate }),
    {
      name: 'annualRatePercent',
      type: 'number',
      min: 0,
      max: 100,
      label: bilingual('Suku bunga produk (% per tahun)', 'Rate of the product (% per annum)'),
      // One source: the fact replaces it.
      admin: { condition: (data, siblings) => hasRate(data, siblings) && !siblings?.rate },
    },
    {
      name: 'system',
      type: 'select',
      label: bilingual('Sistem bunga', 'Interest system'),
      options: interestSystems.map((value) => ({ value, label: systemNames[value] })),
      admin: { condition: isLoan },
    },
  ],
};
