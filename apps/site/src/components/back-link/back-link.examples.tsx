import type { Example } from '../example.ts';
import { BackLink } from './back-link.tsx';

export const title = 'BackLink';

export const examples: Example[] = [
  { name: 'without a text', element: <BackLink /> },
  { name: 'with a text', element: <BackLink to="/news">Kembali ke halaman berita</BackLink> },
  {
    name: 'to a page with a query',
    element: <BackLink to={{ path: '/news?page=2' }}>Kembali ke halaman berita</BackLink>,
  },
];
