import type { Example } from '../example.ts';
import { Accordion } from './accordion.tsx';

export const title = 'Accordion';

const QUESTIONS = [
  {
    title: 'Berapa lama pengaduan diselesaikan?',
    content: <p>Paling lama sepuluh hari kerja sejak pengaduan tertulis dan dokumennya lengkap.</p>,
  },
  {
    title: 'Apa saja yang dijamin, dan sampai berapa banyak?',
    content: (
      <>
        <p>Tabungan, giro, dan deposito dijamin sampai Rp2 miliar per nasabah per bank.</p>
        <p className="mt-3">Syaratnya: tercatat, bunganya wajar, dan tidak merugikan bank.</p>
      </>
    ),
  },
  {
    title:
      'Bagaimana kalau kartu saya hilang saat bepergian ke luar negeri dan tidak ada sambungan internet?',
    content: <p>Telepon layanan nasabah. Nomornya tertulis di balik buku tabungan.</p>,
  },
];

export const examples: Example[] = [
  { name: 'several may be open', element: <Accordion items={QUESTIONS} /> },
  { name: 'one at a time', element: <Accordion items={QUESTIONS} isExclusive />, tone: 'card' },
];
