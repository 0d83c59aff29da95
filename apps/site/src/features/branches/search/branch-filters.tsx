import { branchKinds, branchServices } from '@beranda/contract';
import { type ReactNode, useId } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { FilterSelect } from '#src/features/lists/filter-select.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Criteria } from './branches-query.ts';

type BranchFiltersProps = {
  criteria: Criteria;
  provinces: { value: string; text: string }[];
  /** Empty if there are too many: then a province has to be chosen first. */
  cities: string[];
  /** Other ways to find a branch, below the form. */
  children?: ReactNode;
};

/** Area and filters as a plain GET form, so that results have a URL. */
export function BranchFilters({ criteria, provinces, cities, children }: BranchFiltersProps) {
  const t = useTranslations('branches');
  const tSearch = useTranslations('branchSearch');
  const locale = useSiteLocale();
  const areaId = useId();
  const { q, kind, province, city, service, weekend } = criteria;
  const isFiltered = [kind, province, city, service, weekend].some((value) => value !== null);
  return (
    <search className="card grid gap-4 p-5 md:p-6">
      <form
        // Remount when the criteria change: the fields are uncontrolled.
        key={Object.values(criteria).join()}
        action={inLocale('/branches', locale)}
        className="grid gap-4"
      >
        <div>
          <label htmlFor={areaId} className="label">
            {tSearch('area')}
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <div className="field-group min-w-0 flex-1 basis-64">
              <span className="field-unit">
                <Icon name="map-pin" />
              </span>
              <input
                id={areaId}
                type="search"
                name="q"
                defaultValue={q}
                placeholder={tSearch('areaPlaceholder')}
                maxLength={100}
                className="field"
              />
            </div>
            <button type="submit" className="button button-primary max-sm:w-full">
              <Icon name="search" size={18} />
              {tSearch('find')}
            </button>
          </div>
        </div>
        {/* Closed on phones unless something is chosen, so that the branches themselves are in view. */}
        <details open={isFiltered} className="branch-filters">
          <summary className="text-link min-h-11">
            {t('filters')}
            <Icon name="chevron-down" size={18} className="disclosure-mark" />
          </summary>
          <div
            className={`grid gap-4 max-md:mt-3 md:grid-cols-2 ${cities.length > 0 ? 'lg:grid-cols-4 xl:grid-cols-[repeat(4,1fr)_auto]' : 'lg:grid-cols-[repeat(3,1fr)_auto]'}`}
          >
            <FilterSelect
              name="kind"
              label={t('kind')}
              any={t('anyKind')}
              value={kind}
              options={branchKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            />
            <FilterSelect
              name="province"
              label={t('province')}
              any={t('anyProvince')}
              value={province}
              options={provinces}
            />
            {cities.length > 0 && (
              <FilterSelect
                name="city"
                label={t('city')}
                any={t('anyCity')}
                value={city}
                options={cities.map((value) => ({ value, text: value }))}
              />
            )}
            <FilterSelect
              name="service"
              label={t('service')}
              any={t('anyService')}
              value={service}
              options={branchServices.map((value) => ({ value, text: t(`services.${value}`) }))}
            />
            <label className="choice self-end">
              <input type="checkbox" name="weekend" value="1" defaultChecked={weekend !== null} />
              <span>{t('weekend')}</span>
            </label>
          </div>
        </details>
      </form>
      {children}
    </search>
  );
}
