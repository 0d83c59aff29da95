import type { Example } from '../example.ts';
import { Poster } from '../poster/poster.tsx';
import { Carousel } from './carousel.tsx';

export const title = 'Carousel';

const OFFERS = [
  'Bunga deposito hingga 4,25% per tahun',
  'Bebas biaya provisi kredit modal kerja',
  'Belanja di pasar tradisional, kembali 10%',
  'Tabungan pendidikan tanpa biaya bulanan',
  'Cicilan ringan untuk mesin dan kendaraan usaha',
];

function Offers({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <article className="card relative h-full overflow-hidden">
        <Poster slug={text} className="aspect-[16/10] w-full" />
        <h3 className="p-6 text-xl leading-snug">
          <a href="#top" className="card-link hover:text-primary">
            {text}
          </a>
        </h3>
      </article>
    </li>
  ));
}

export const examples: Example[] = [
  {
    name: 'with a heading',
    element: (
      <Carousel
        label="Promo bulan ini"
        heading={
          <div>
            <p className="eyebrow">Sorotan</p>
            <h2 className="section-title">Promo pilihan bulan ini</h2>
          </div>
        }
      >
        <Offers texts={OFFERS} />
      </Carousel>
    ),
  },
  {
    name: 'all of it fits',
    element: (
      <Carousel label="Promo lain" heading={<h3 className="text-2xl">Promo lain</h3>}>
        <Offers texts={OFFERS.slice(3)} />
      </Carousel>
    ),
    tone: 'surface-alt',
  },
];
