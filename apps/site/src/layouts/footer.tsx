import type { FooterGroup } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '../shell/locale-root.tsx';
import { SiteLink } from '../shell/site-link.tsx';
import { Icon } from '../widgets/icon.tsx';
import { KawungField } from '../widgets/kawung.tsx';

/** Head office, link groups, follow us, apps, and the statements that the supervisor requires. */
export function Footer() {
  const { data, settings } = useRequiredRootData();
  const t = useTranslations('shell');
  const { 'Left Menu': left, 'Right Menu': right } = data.Footer;
  const { headOffice, depositGuarantee } = settings;
  return (
    <footer className="on-dark relative isolate overflow-hidden bg-night text-haze">
      <KawungField size={150} className="absolute inset-0 -z-10 text-white/6" />
      <div className="container-page grid gap-10 py-16 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
        <div>
          <h2 className="font-bold text-base text-white tracking-normal">{t('headOffice')}</h2>
          <address className="mt-4 space-y-1 not-italic">
            <p className="whitespace-pre-line text-pretty">{headOffice.address}</p>
            <p>
              <a
                className="inline-block py-1 hover:text-glow"
                href={`tel:${headOffice.phone.replaceAll(/[^\d+]/g, '')}`}
              >
                {headOffice.phone}
              </a>
            </p>
            <p>
              <a className="inline-block py-1 hover:text-glow" href={`mailto:${headOffice.email}`}>
                {headOffice.email}
              </a>
            </p>
          </address>
        </div>
        {[...left, ...right].map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <div className="container-page flex flex-col gap-4 border-white/15 border-t py-8 text-sm lg:flex-row lg:justify-between lg:gap-16">
        <div className="max-w-3xl space-y-2">
          <p>{settings.licenceStatement}</p>
          <p>
            {depositGuarantee.note}{' '}
            <a className="underline hover:text-glow" href={depositGuarantee.url} rel="noopener noreferrer">
              {depositGuarantee.linkText}
            </a>
          </p>
          {settings.isDemonstration && <p className="text-glow">{t('demonstration')}</p>}
        </div>
        <p className="flex-none">© {settings.bankName}</p>
      </div>
    </footer>
  );
}

function Group({ group }: { group: FooterGroup }) {
  return (
    <div>
      <h2 className="font-bold text-base text-white tracking-normal">{group.title}</h2>
      <ul className="mt-3">
        {group.items.map((item) => (
          <li key={item.url + item.text}>
            <SiteLink to={item.url} className="flex min-h-9 items-center gap-2.5 py-1 hover:text-glow">
              {item.icon && <Icon name={item.icon} size={20} />}
              {item.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
