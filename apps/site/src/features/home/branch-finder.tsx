import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { BranchMap } from '#src/features/branches/branch-map.tsx';
import { BranchSearch } from '#src/features/branches/branch-search.tsx';
import { branchesQuery } from '#src/features/branches/search/branches-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Area search, the largest cities and a link to all branches. */
export function BranchFinder({ data: { home, branches }, tone }: SectionProps) {
  const { eyebrow, title, text } = home.branches;
  const { cities, points } = branches;
  const t = useTranslations('home');
  return (
    <SectionBand id={sectionId('branches')} tone={tone}>
      <div className="grid items-center gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="section-title">{title}</h2>
          <p className="mt-3 max-w-xl text-muted sm:text-lg">{text}</p>
          <BranchSearch className="mt-5 max-w-xl" />
          {cities.length > 0 && (
            // Inline blocks, so that lines are balanced: no city stands alone in the last one.
            <ul aria-label={t('cities')} className="mt-4 -mb-2 text-balance">
              {cities.map((city) => (
                <li key={city} className="mr-2 mb-2 inline-block max-w-full last:mr-0">
                  <SiteLink to={branchesQuery.url({ city })} className="tag">
                    {city}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <SiteLink to="/branches" className="text-link mt-5">
            {t('allBranches')}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </div>
        <BranchMap points={points} className="branch-map-by-day" />
      </div>
    </SectionBand>
  );
}
