import type { ArrayFieldValidation, Field } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_RUPIAH = 1_000_000_000_000;

const gap = bilingual(
  'Setiap tingkat harus mulai di akhir tingkat sebelumnya; hanya yang terakhir boleh tanpa batas atas.',
  'Each tier has to begin where the one before ends; only the last may have no upper end.',
);

type Tier = { from?: number | null; to?: number | null };

/** Rejects gaps and overlaps between tiers. */
export const validateContiguousTiers: ArrayFieldValidation = (value, { req }) => {
  const tiers = (value ?? []) as Tier[];
  const isValid = tiers.every(({ from, to }, index) => {
    const isLast = index === tiers.length - 1;
    if (!isLast && (to === null || to === undefined)) return false;
    if (typeof to === 'number' && typeof from === 'number' && to <= from) return false;
    return index === 0 || tiers[index - 1]?.to === from;
  });
  return isValid || inLanguageOf(req, gap);
};

const rupiah = { type: 'number', min: 0, max: MAX_RUPIAH } as const;

/** Interest by balance, shared by both languages. */
export const interestTiers: Field = {
  name: 'tiers',
  type: 'array',
  validate: validateContiguousTiers,
  label: bilingual('Bunga menurut saldo', 'Interest by balance'),
  labels: { singular: bilingual('Tingkat', 'Tier'), plural: bilingual('Tingkat', 'Tiers') },
  fields: [
    {
      type: 'row',
      fields: [
        { ...rupiah, name: 'from', required: true, label: bilingual('Dari (rupiah)', 'From (rupiah)') },
        { ...rupiah, name: 'to', label: bilingual('Di bawah (rupiah)', 'Below (rupiah)') },
        {
          name: 'annualRatePercent',
          type: 'number',
          required: true,
          min: 0,
          max: 100,
          label: bilingual('Bunga (% per tahun)', 'Interest (% per annum)'),
        },
      ],
    },
  ],
};
