import type { Example } from '../example.ts';
import { StepList } from './step-list.tsx';

export const title = 'Steps';

const steps = [
  { title: 'Pilih produknya', text: 'Pilih satu produk dan isi data Anda.' },
  { title: 'Kami menghubungi Anda', text: 'Paling lama dua hari kerja, ke nomor telepon yang Anda tulis.' },
  {
    title: 'Lengkapi dokumen yang diperlukan untuk memeriksa identitas Anda dan usaha Anda',
    text: 'Di aplikasi atau di kantor cabang.',
  },
  { title: 'Mulai memakai', text: 'Rekening aktif setelah setoran pertama masuk.' },
];

export const examples: Example[] = [{ name: 'below each other', element: <StepList steps={steps} /> }];
