import { SiteLink } from '#src/app/site-link.tsx';
import type { Example } from '../example.ts';
import { Icon } from '../icon.tsx';

export const title = 'Link';

const links = (
  <div className="grid gap-4">
    <p className="max-w-text">
      Simpanan dijamin sampai Rp2 miliar per nasabah per bank; syaratnya ada di{' '}
      <SiteLink to="/about-us/contact-us" className="link">
        halaman penjaminan
      </SiteLink>
      .
    </p>
    <p>
      <SiteLink to="/news" className="text-link">
        Semua berita
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </p>
  </div>
);

export const examples: Example[] = [
  { name: 'in a text and on its own', element: links },
  { name: 'on surface-alt', tone: 'surface-alt', element: links },
  { name: 'on a dark background', tone: 'dark', element: links },
];
