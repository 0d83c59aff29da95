import type { BlockInput, PdfSeed, SectionInput } from '../documents/document-seed.ts';
import { ILLUSTRATION } from './company/illustration.ts';
import type { PageSeed } from './pages.ts';
import type { ProductSeed } from './products.ts';

const TYPES: Record<ProductSeed['type'], SectionInput['title']> = {
  simpanan: { id: 'Simpanan', en: 'Deposits' },
  pinjaman: { id: 'Pinjaman', en: 'Loans' },
  wealth: { id: 'Investasi dan asuransi', en: 'Investments and insurance' },
};

/** The tables of a page, as in the list. */
const tablesOf = ({ id }: PageSeed): BlockInput[] =>
  id.blocks.flatMap((block) =>
    block.type === 'table'
      ? [
          {
            type: 'table' as const,
            title: block.title,
            columns: block.columns,
            widths: [3, ...block.columns.slice(1).map(() => 1.4)],
            rows: block.rows.map((cells) => ({ cells })),
            note: block.note,
          },
        ]
      : [],
  );

const feesOf = ({ id }: ProductSeed): BlockInput => ({
  type: 'table',
  title: id.name,
  columns: ['Layanan', 'Biaya', 'Keterangan'],
  widths: [2.2, 1.7, 2],
  texts: [1, 2],
  rows: id.fees.map(({ amount, name, note = '' }) => ({ cells: [name, amount, note] })),
});

/** The list of fees: the tables of the page about them, and the fees of every product as its page states them. */
export function feeList(page: PageSeed, products: readonly ProductSeed[]): PdfSeed {
  return {
    kind: { id: 'Tarif', en: 'Fees' },
    title: 'Daftar Tarif dan Biaya Layanan',
    subtitle: { id: 'Berlaku sejak 1 Juli 2026', en: 'In force since 1 July 2026' },
    writtenOn: '2026-05-18',
    sections: [
      {
        title: { id: 'Layanan umum', en: 'General services' },
        blocks: [
          {
            type: 'text',
            text: 'Daftar ini memuat semua biaya yang dipungut bank. Biaya yang tidak tercantum tidak dipungut. Perubahan diumumkan paling sedikit 30 hari kerja sebelum berlaku.',
          },
          ...tablesOf(page),
        ],
      },
      ...Object.entries(TYPES).map(([type, title]) => ({
        title,
        blocks: products.filter((product) => product.type === type).map(feesOf),
      })),
    ],
    notes: [
      'Bank penerima, bank koresponden, notaris, dan perusahaan asuransi dapat mengenakan biaya sendiri. Pajak dipungut menurut peraturan yang berlaku.',
      ILLUSTRATION,
    ],
  };
}
