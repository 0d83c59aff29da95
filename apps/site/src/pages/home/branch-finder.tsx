import { useLocale, useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { Illustration } from '#src/widgets/illustration/illustration.tsx';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { type SectionProps, sectionId } from './section.ts';

/** A field to type an area into, and the cities that most visitors look for. */
export function BranchFinder({ data: { home, cities }, ground }: SectionProps) {
  const { eyebrow, title, text } = home.branches;
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <SectionBand id={sectionId('branches')} ground={ground}>
      <div className="grid items-center gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="section-title">{title}</h2>
          <p className="mt-4 max-w-xl text-lg text-muted">{text}</p>
          <search>
            <form action={inLocale('/branches', locale)} className="field-group search-field mt-8 max-w-xl">
              <Icon name="map-pin" className="text-muted" />
              <input
                type="search"
                name="q"
                aria-label={t('area')}
                placeholder={t('areaPlaceholder')}
                maxLength={100}
                className="field"
              />
              <button type="submit" className="button button-primary">
                {t('find')}
              </button>
            </form>
          </search>
          {cities.length > 0 && (
            <ul aria-label={t('cities')} className="mt-6 flex flex-wrap gap-2">
              {cities.map((city) => (
                <li key={city}>
                  <SiteLink to={`/branches?city=${encodeURIComponent(city)}`} className="tag">
                    {city}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <SiteLink to="/branches" className="text-link mt-6">
            {t('allBranches')}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </div>
        <Illustration name="map-magnifier" className="mx-auto max-w-md max-lg:hidden" />
      </div>
    </SectionBand>
  );
}
