import { SiteLink } from '#src/app/site-link.tsx';
import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';

export const title = 'Button';

const ROW = 'flex flex-wrap items-center gap-3';

export const examples: Example[] = [
  {
    name: 'on light backgrounds',
    element: (
      <div className={ROW}>
        <SiteLink to="/about-us/contact-us" className="button button-primary">
          Ajukan sekarang
          <Icon name="arrow-right" size={18} />
        </SiteLink>
        <button type="button" className="button button-accent">
          Buka rekening
        </button>
        <button type="button" className="button button-quiet">
          Hitung cicilan
        </button>
        <button type="button" className="button button-text">
          Batal
        </button>
      </div>
    ),
  },
  {
    name: 'on dark backgrounds',
    tone: 'dark',
    element: (
      <div className={ROW}>
        <button type="button" className="button button-accent">
          Buka rekening
          <Icon name="arrow-right" size={18} />
        </button>
        <button type="button" className="button button-outline">
          Hitung cicilan
        </button>
        <button type="button" className="button button-text">
          Nanti saja
        </button>
      </div>
    ),
  },
  {
    name: 'small',
    element: (
      <div className={ROW}>
        <button type="button" className="button button-primary button-small">
          Cari
        </button>
        <button type="button" className="button button-quiet button-small">
          <Icon name="link" size={18} />
          Salin tautan
        </button>
      </div>
    ),
  },
  {
    name: 'an icon alone',
    element: (
      <div className={ROW}>
        <button type="button" className="button button-icon button-quiet" aria-label="Sebelumnya">
          <Icon name="arrow-left" size={20} />
        </button>
        <button type="button" className="button button-icon button-primary" aria-label="Berikutnya">
          <Icon name="arrow-right" size={20} />
        </button>
        <button type="button" className="button button-icon button-small button-quiet" aria-label="Tutup">
          <Icon name="close" size={18} />
        </button>
      </div>
    ),
  },
  {
    name: 'disabled, and disabled but still focusable',
    element: (
      <div className={ROW}>
        <button type="button" className="button button-primary" disabled>
          Kirim
        </button>
        <button type="button" className="button button-quiet" aria-disabled="true">
          Halaman berikutnya
        </button>
      </div>
    ),
  },
  {
    name: 'busy',
    element: (
      <button type="button" className="button button-primary" aria-disabled="true" aria-busy="true">
        Mengirim
      </button>
    ),
  },
  {
    name: 'with a long label',
    element: (
      <button type="button" className="button button-primary max-w-[280px]">
        Unduh laporan publikasi triwulanan yang sudah diaudit
      </button>
    ),
  },
];
