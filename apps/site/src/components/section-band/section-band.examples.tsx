import { SiteLink } from '#src/app/site-link.tsx';
import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';
import { SectionBand } from './section-band.tsx';

export const title = 'Section band';

const LEAD =
  'Tabungan, pembiayaan, dan investasi yang mudah dipahami, dengan kurs dan nilai reksa dana yang terbuka di situs ini.';

export const examples: Example[] = [
  {
    name: 'surface, with an action',
    isWide: true,
    element: (
      <SectionBand
        eyebrow="Hari ini"
        title="Kurs dan nilai aktiva bersih"
        action={
          <SiteLink to="/news" className="text-link">
            Semua kurs
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        }
      >
        <p className="max-w-text text-muted">{LEAD}</p>
      </SectionBand>
    ),
  },
  {
    name: 'surface-alt, with a lead',
    isWide: true,
    element: (
      <SectionBand
        tone="surface-alt"
        eyebrow="Layanan"
        title="Satu bank, dari tabungan pertama sampai usaha besar"
        lead={LEAD}
      />
    ),
  },
  {
    name: 'primary',
    isWide: true,
    element: (
      <SectionBand tone="primary" eyebrow="UMKM" title="Ceritakan usaha Anda. Kami bantu mencari jalannya.">
        <SiteLink to="/about-us/contact-us" className="button button-accent">
          Minta konsultasi
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </SectionBand>
    ),
  },
  {
    name: 'dark, with the glow',
    isWide: true,
    element: (
      <SectionBand
        tone="dark"
        hasGlow
        eyebrow="Bank untuk usaha dan keluarga"
        title="Terang untuk setiap langkah"
      >
        <p className="max-w-xl text-muted-on-dark">{LEAD}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <SiteLink to="/about-us/contact-us" className="button button-accent">
            Buka rekening
          </SiteLink>
          <SiteLink to="/news" className="button button-outline">
            Hitung cicilan
          </SiteLink>
        </div>
      </SectionBand>
    ),
  },
];
