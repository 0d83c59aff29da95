import { SiteLink } from '#src/app/site-link.tsx';
import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';

export const title = 'Card';

export const examples: Example[] = [
  {
    name: 'plain',
    element: (
      <div className="card max-w-sm p-6">
        <h3 className="text-xl">Simpanan</h3>
        <p className="mt-2 text-muted">
          Tabungan harian, berjangka, dan giro dengan bunga yang tertulis jelas.
        </p>
      </div>
    ),
  },
  {
    name: 'linked: the whole card is the target',
    element: (
      <div className="card max-w-sm p-6">
        <span className="flex size-12 items-center justify-center rounded-field bg-accent-soft text-accent-strong">
          <Icon name="store" />
        </span>
        <h3 className="mt-5 text-xl">
          <SiteLink to="/news" className="card-link">
            Modal kerja UMKM
          </SiteLink>
        </h3>
        <p className="mt-2 text-muted">Plafon sampai Rp500 juta, cicilan dihitung sebelum mengajukan.</p>
      </div>
    ),
  },
  {
    name: 'dark and linked',
    element: (
      <div className="on-dark card card-dark max-w-sm p-6">
        <p className="eyebrow">Penawaran</p>
        <h3 className="mt-2 text-xl">
          <SiteLink to="/news" className="card-link">
            Bebas biaya provisi
          </SiteLink>
        </h3>
        <p className="mt-2 text-muted-on-dark">Untuk kredit modal kerja pertama usaha Anda.</p>
      </div>
    ),
  },
  {
    name: 'floating',
    element: (
      <div className="card max-w-sm p-6 shadow-float">
        <h3 className="text-xl">Kurs hari ini</h3>
        <p className="mt-2 text-muted">Satu-satunya bayangan di situs ini ada di bawah yang mengapung.</p>
      </div>
    ),
  },
];
