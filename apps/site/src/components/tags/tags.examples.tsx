import type { Example } from '../example.ts';
import { Tags } from './tags.tsx';

export const title = 'Tags';

const TAGS = [
  { text: 'Semua', url: '/news' },
  { text: 'Perusahaan', url: '/news?topic=company' },
  { text: 'Produk', url: '/news?topic=products' },
  { text: 'Usaha', url: '/news?topic=business' },
  { text: 'Masyarakat', url: '/news?topic=community' },
];

export const examples: Example[] = [
  { name: 'none current', element: <Tags label="Topik" tags={TAGS.slice(1)} /> },
  { name: 'one current', element: <Tags label="Saring menurut topik" tags={TAGS} current="/news" /> },
  {
    name: 'a long text',
    element: (
      <Tags
        label="Topik"
        tags={[
          { text: 'Perlindungan konsumen sektor jasa keuangan dan penjaminan simpanan', url: '/literasi' },
          { text: 'Simpanan', url: '/blogs' },
        ]}
      />
    ),
  },
  { name: 'on sand', element: <Tags label="Topik" tags={TAGS} current="/news" />, tone: 'surface-alt' },
];
