import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** External dispute bodies with their own URLs. */
const OUTSIDE = [
  { name: 'appk', url: 'https://kontak157.ojk.go.id' },
  { name: 'laps', url: 'https://lapssjk.id' },
  { name: 'bi', url: 'https://www.bi.go.id/id/layanan/pengaduan-konsumen' },
] as const;

/** Where to appeal after the bank's answer. */
export function Appeal() {
  const { headOffice } = useRequiredRootData().settings;
  const t = useTranslations('complaint');
  return (
    <SectionBand
      id="appeal"
      tone="dark"
      title={t('appeal')}
      lead={t('appealText', { phone: headOffice.phone })}
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {OUTSIDE.map(({ name, url }) => (
          <li key={name} className="card card-dark relative p-6">
            <h3 className="text-xl">
              <a href={url} rel="noopener noreferrer" className="card-link">
                {t(`outside.${name}`)}
                {'\u00A0'}
                <Icon name="arrow-up-right" size={18} className="inline align-[-0.1em]" />
                <span className="sr-only">{t('newTab')}</span>
              </a>
            </h3>
            <p className="mt-2 text-muted-on-dark">{t(`outside.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
