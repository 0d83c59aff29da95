import { EmptyState } from './empty-state.tsx';
import type { Example } from './example.ts';

export const title = 'Empty state';

export const examples: Example[] = [
  {
    name: 'with one thing to do instead',
    element: (
      <EmptyState
        title="Belum ada lowongan"
        text="Silakan periksa lagi lain waktu, atau baca kabar terbaru kami."
        action={{ text: 'Ke halaman berita', url: '/news' }}
      />
    ),
  },
  {
    name: 'with another scene and nothing to do',
    tone: 'surface-alt',
    element: (
      <EmptyState
        scene="map-magnifier"
        title="Cabang tidak ditemukan"
        text="Coba nama kota atau kabupaten, misalnya Banyuwangi."
      />
    ),
  },
];
