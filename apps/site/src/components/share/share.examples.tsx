import type { Example } from '../example.ts';
import { Share } from './share.tsx';

export const title = 'Share';

const PAGE = {
  url: 'https://bank.example/news/jam-layanan-akhir-tahun',
  title: 'Jam layanan akhir tahun & hari libur',
};

export const examples: Example[] = [
  { name: 'under an article', element: <Share {...PAGE} /> },
  { name: 'on sand', element: <Share {...PAGE} />, tone: 'surface-alt' },
];
