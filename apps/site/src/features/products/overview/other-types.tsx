import type { ProductType } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Links to the overviews of the other types. */
export function OtherTypes({ types }: { types: readonly ProductType[] }) {
  const t = useTranslations('productTypes');
  if (types.length === 0) return null;
  return (
    <SectionBand tone="surface-alt" title={t('otherTypes')}>
      <ul className="grid gap-6 md:grid-cols-2">
        {types.map((type) => (
          <li key={type} className="card group relative flex flex-col p-6 sm:p-8">
            <h3 className="text-xl">
              <SiteLink to={`/${type}`} className="card-link group-hover:text-primary">
                {t(`types.${type}.title`)}
              </SiteLink>
            </h3>
            <p className="mt-2 mb-4 text-muted">{t(`types.${type}.lead`)}</p>
            <p className="text-link mt-auto" aria-hidden="true">
              {t(`seeType.${type}`)}
              <Icon name="arrow-right" size={16} />
            </p>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
