import type { ProductType } from '@beranda/contract';
import type { Field } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Wealth management has separate sections. */
const TYPES: ProductType[] = ['simpanan', 'pinjaman'];

/** The products featured on the home page, shared by both languages. */
export const chosenProducts: Field = {
  name: 'chosen',
  type: 'relationship',
  relationTo: 'products',
  hasMany: true,
  maxRows: 8,
  filterOptions: { type: { in: TYPES } },
  label: bilingual('Produk pilihan', 'Chosen products'),
  admin: {
    description: bilingual(
      'Simpanan dan pinjaman menurut urutan ini. Bila kosong, tampil empat yang pertama dari masing-masing.',
      'Savings and loans in this order. Without any, the first four of each are shown.',
    ),
  },
};
