import { isIsoDate } from '@beranda/finance';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import type { Env } from '#cms/env.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { percent } from '#cms/fields/percent.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { guaranteeRatesView } from './item-view.ts';

const wrongEnd = bilingual(
  'Tulis tanggal seperti 2027-01-31, tidak sebelum awal periode.',
  'Write a date such as 2027-01-31, not before the start of the period.',
);

const validateEnd: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { validFrom } = siblingData as { validFrom?: string };
  const isRight = typeof value === 'string' && isIsoDate(value) && value >= (validFrom ?? '');
  return isRight || inLanguageOf(req, wrongEnd);
};

/** Maximum interest rates covered by deposit insurance, per period; staff are notified before it ends. */
export function guaranteeRates(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'guarantee-rates',
    view: guaranteeRatesView,
    labels: {
      singular: bilingual('Tingkat bunga penjaminan', 'Guaranteed rates'),
      plural: bilingual('Tingkat bunga penjaminan', 'Guaranteed rates'),
    },
    group: bilingual('Perusahaan', 'Company'),
    defaultColumns: ['title', 'validFrom', 'validTo', '_status'],
    defaultSort: '-validFrom',
    fields: [
      {
        type: 'row',
        fields: [
          isoDate('validFrom', bilingual('Berlaku mulai', 'In force from'), { required: true, index: true }),
          isoDate('validTo', bilingual('Sampai dengan', 'Up to and including'), {
            required: true,
            index: true,
            validate: validateEnd,
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          percent('rupiah', bilingual('Rupiah, bank umum (%)', 'Rupiah, commercial banks (%)')),
          percent(
            'foreign',
            bilingual('Valuta asing, bank umum (%)', 'Foreign currency, commercial banks (%)'),
          ),
          percent('rural', bilingual('Rupiah, BPR (%)', 'Rupiah, rural banks (%)')),
        ],
      },
      {
        name: 'isExample',
        type: 'checkbox',
        defaultValue: false,
        label: bilingual('Contoh, bukan pengumuman LPS', 'Example, not announced by LPS'),
        admin: { position: 'sidebar' },
      },
    ],
  });
}
