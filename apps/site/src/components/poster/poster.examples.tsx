import type { Example } from '../example.ts';
import { Poster } from './poster.tsx';

export const title = 'Poster';

const SLUGS = [
  'pembiayaan-rantai-pasok-koperasi-nelayan',
  'laporan-publikasi-triwulan-tiga',
  'cara-membaca-suku-bunga-flat-dan-efektif',
  'kantor-kas-baru-di-pesisir',
  'pekan-literasi-keuangan',
  'kredit-usaha-untuk-penenun',
  'jadwal-layanan-akhir-tahun',
  'waspada-penipuan-lewat-pesan',
  'tabungan-pertama-anak',
  'kopi-dari-lereng-gunung',
  'pasar-pagi-tanpa-uang-tunai',
  'deposito-enam-bulan',
];

export const examples: Example[] = [
  {
    name: 'twelve articles',
    element: (
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {SLUGS.map((slug) => (
          <Poster key={slug} slug={slug} className="aspect-[16/10] w-full rounded-card" />
        ))}
      </div>
    ),
  },
  {
    name: 'cut to a square and to a band',
    element: (
      <div className="flex gap-4">
        <Poster slug="pasar-pagi-tanpa-uang-tunai" className="size-32 flex-none rounded-card" />
        <Poster slug="pasar-pagi-tanpa-uang-tunai" className="h-32 min-w-0 flex-1 rounded-card" />
      </div>
    ),
  },
];
