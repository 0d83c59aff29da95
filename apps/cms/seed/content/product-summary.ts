import { z } from 'zod';
import { nonEmptyText } from '../content-fields.ts';
import type { PdfSeed } from '../documents/document-seed.ts';
import { readYaml } from '../read-content.ts';
import type { DocumentSeed } from '../seed-document.ts';
import { ILLUSTRATION } from './company/illustration.ts';
import { simulation, simulationBlocks } from './product-simulations.ts';
import type { ProductSeed } from './products.ts';
import { settings } from './settings.ts';

const summaries = readYaml(
  'product-summaries.yaml',
  z.record(nonEmptyText, z.strictObject({ risks: z.array(nonEmptyText).min(2), simulation })),
);

const kinds: Record<ProductSeed['type'], string> = {
  simpanan: 'Simpanan',
  pinjaman: 'Pinjaman',
  wealth: 'Investasi dan asuransi',
};

/** Who issues what the bank only sells. */
const issuers: Record<string, string> = {
  bancassurance: 'Perusahaan asuransi rekanan; bank memperkenalkan produknya',
  obligasi: 'Pemerintah Republik Indonesia; bank adalah mitra distribusi',
  'reksa-dana': 'Manajer investasi; bank adalah agen penjual efek reksa dana',
};

/** What a product's page says about itself, for readers of a file. */
function asInFile(text: string): string {
  return text
    .replaceAll(/(kalkulator) di (?:halaman ini|bawah)/gi, '$1 di halaman produknya')
    .replaceAll('di halaman ini', 'dalam ringkasan ini')
    .replaceAll('di situs ini', 'di situs kami');
}

const inFile = <Value>(value: Value): Value => {
  if (typeof value === 'string') return asInFile(value) as Value;
  if (Array.isArray(value)) return value.map(inFile) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inFile(one)])) as Value;
};

function pdfOf(product: ProductSeed): PdfSeed {
  const { subType, type } = product;
  const { blocks: _, ...text } = product.id;
  const id = inFile(text);
  const summary = summaries[subType];
  if (!summary) throw new Error(`product-summaries.yaml: has nothing about ${subType}`);
  const { email, phone } = settings.id.headOffice;
  return {
    kind: 'Ringkasan Informasi Produk dan Layanan (RIPLAY) Umum',
    title: id.name,
    subtitle: id.tagline,
    writtenOn: '2026-07-01',
    sections: [
      {
        title: 'Produk',
        blocks: [
          { type: 'text', text: id.summary },
          {
            type: 'table',
            title: 'Data ringkas',
            columns: ['Keterangan', 'Isi'],
            widths: [1, 2.4],
            texts: [1],
            rows: [
              { cells: ['Jenis produk', kinds[type]] },
              { cells: ['Penerbit', issuers[subType] ?? settings.id.bankName] },
              ...id.facts.map(({ label, value }) => ({ cells: [label, value] })),
            ],
          },
        ],
      },
      {
        title: 'Manfaat',
        blocks: [{ type: 'list', items: id.benefits.map(({ text, title }) => `${title}. ${text}`) }],
      },
      {
        title: 'Biaya',
        blocks: [
          {
            type: 'table',
            title: 'Biaya yang dapat dikenakan',
            columns: ['Biaya', 'Jumlah', 'Keterangan'],
            widths: [2.2, 1.8, 2.2],
            texts: [1, 2],
            rows: id.fees.map(({ amount, name, note = '' }) => ({ cells: [name, amount, note] })),
          },
        ],
      },
      { title: 'Risiko', blocks: [{ type: 'list', items: summary.risks }] },
      {
        title: 'Persyaratan dan tata cara',
        blocks: [
          { type: 'list', items: id.requirements },
          { type: 'heading', text: 'Tata cara' },
          { type: 'list', isNumbered: true, items: id.steps.map(({ text, title }) => `${title}. ${text}`) },
        ],
      },
      {
        title: 'Simulasi',
        blocks: simulationBlocks(product, summary.simulation),
      },
      {
        title: 'Pertanyaan dan pengaduan',
        blocks: [
          {
            type: 'text',
            text: `Hubungi kami di ${phone} ({layanan.jam-telepon}), ${email}, atau kantor mana pun. Pengaduan tidak dikenai biaya. Pengaduan lisan diselesaikan paling lambat {pengaduan.batas-lisan}, pengaduan tertulis paling lambat {pengaduan.batas-tertulis} sejak dokumen lengkap. Bila Anda tidak menerima jawaban kami, Anda dapat melapor melalui Aplikasi Portal Perlindungan Konsumen OJK (kontak157.ojk.go.id, telepon 157) atau menyelesaikan sengketa melalui LAPS SJK (lapssjk.id) atau pengadilan.`,
          },
        ],
      },
    ],
    notes: [
      ...(id.disclaimer ? [id.disclaimer] : []),
      'Simulasi adalah contoh dan bukan penawaran. Angka yang berlaku bagi Anda tertulis dalam RIPLAY Personal dan perjanjian, dan dapat berbeda.',
      'Bacalah ringkasan ini sebelum memutuskan, dan tanyakan kepada petugas bila ada yang belum jelas. Bank dapat menolak permohonan yang tidak memenuhi syarat.',
      settings.id.licenceStatement,
      ILLUSTRATION,
    ],
  };
}

/** The product summary required by regulation, derived from the page's data for consistency. */
export const productSummary = (product: ProductSeed): DocumentSeed => ({
  title: {
    id: `Ringkasan informasi produk: ${product.id.name}`,
    en: `Product summary: ${product.en?.name ?? product.id.name} (in Indonesian)`,
  },
  pdf: pdfOf(product),
});
