import type { CareerField, EmploymentKind } from '@beranda/contract';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { Filters } from './careers-query.ts';

type CareerFiltersProps = {
  filters: Filters;
  fields: readonly CareerField[];
  employments: readonly EmploymentKind[];
  cities: string[];
  clearUrl: string | undefined;
};

/** Filters as a plain GET form, so that results have a URL. */
export function CareerFilters({ filters, fields, employments, cities, clearUrl }: CareerFiltersProps) {
  const t = useTranslations('careers');
  const locale = useSiteLocale();
  return (
    <form
      // Remount when the filters change: the fields are uncontrolled.
      key={Object.values(filters).join()}
      action={inLocale('/careers', locale)}
      aria-label={t('filter')}
      className="card grid items-end gap-4 p-5 md:grid-cols-3 md:p-6 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Choice name="field" label={t('field')} value={filters.field ?? ''} any={t('anyField')}>
        {fields.map((field) => (
          <option key={field} value={field}>
            {t(`fields.${field}`)}
          </option>
        ))}
      </Choice>
      <Choice
        name="employment"
        label={t('employment')}
        value={filters.employment ?? ''}
        any={t('anyEmployment')}
      >
        {employments.map((kind) => (
          <option key={kind} value={kind}>
            {t(`employments.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice name="city" label={t('city')} value={filters.city ?? ''} any={t('anyCity')}>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </Choice>
      <button
        type="submit"
        className="button button-primary min-h-13 md:max-lg:col-span-full md:max-lg:justify-self-start"
      >
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

type ChoiceProps = { name: string; label: string; value: string; any: string; children: ReactNode };

function Choice({ name, label, value, any, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="field mt-2">
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}
