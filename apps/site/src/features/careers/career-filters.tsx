import { careerFields, employmentKinds } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { FilterSelect } from '#src/features/lists/filter-select.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Filters } from './careers-query.ts';

type CareerFiltersProps = {
  filters: Filters;
  cities: string[];
  clearUrl: string | undefined;
};

/** Filters as a plain GET form, so that results have a URL. */
export function CareerFilters({ filters, cities, clearUrl }: CareerFiltersProps) {
  const t = useTranslations('careers');
  const locale = useSiteLocale();
  return (
    <form
      // Remount when the filters change: the fields are uncontrolled.
      key={Object.values(filters).join()}
      action={inLocale('/careers', locale)}
      aria-label={t('filter')}
      className="card grid items-end gap-4 p-5 sm:grid-cols-2 md:p-6 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <FilterSelect
        name="field"
        label={t('field')}
        any={t('anyField')}
        value={filters.field}
        options={careerFields.map((value) => ({ value, text: t(`fields.${value}`) }))}
      />
      <FilterSelect
        name="employment"
        label={t('employment')}
        any={t('anyEmployment')}
        value={filters.employment}
        options={employmentKinds.map((value) => ({ value, text: t(`employments.${value}`) }))}
      />
      <FilterSelect
        name="city"
        label={t('city')}
        any={t('anyCity')}
        value={filters.city}
        options={cities.map((value) => ({ value, text: value }))}
      />
      <button type="submit" className="button button-primary min-h-13">
        {t('show')}
      </button>
      {clearUrl && (
        <SiteLink to={clearUrl} className="text-link col-span-full">
          {t('clear')}
        </SiteLink>
      )}
    </form>
  );
}
