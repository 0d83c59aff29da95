import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const PAGES = [
  { url: '/about-us/prime-lending-rates', name: 'lendingRates', icon: 'hand-coins' },
  { url: '/about-us/deposit-guarantee-rates', name: 'guaranteeRates', icon: 'shield' },
  { url: '/about-us/complaint', name: 'complaints', icon: 'message' },
] as const;

/** Links to other statutory publications. */
export function PublishedRates() {
  const t = useTranslations('reports');
  return (
    <SectionBand tone="surface-alt" title={t('more')}>
      <ul className="grid gap-6 md:grid-cols-3">
        {PAGES.map(({ icon, name, url }) => (
          <li key={url} className="card group relative p-6">
            <span className="flex size-12 items-center justify-center rounded-field bg-primary-soft text-primary">
              <Icon name={icon} />
            </span>
            <h3 className="mt-4 text-xl">
              <SiteLink to={url} className="card-link group-hover:text-primary">
                {t(name)}
              </SiteLink>
            </h3>
            <p className="mt-2 text-muted">{t(`${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
