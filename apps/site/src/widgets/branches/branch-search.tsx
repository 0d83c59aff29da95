import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '../icon.tsx';

/** The name of an area and a button: the shortest way to a branch, for any page. */
export function BranchSearch({ className = '' }: { className?: string }) {
  const t = useTranslations('branchSearch');
  const locale = useLocale();
  const id = useId();
  return (
    <search>
      <form action={inLocale('/branches', locale)} className={`field-group search-field ${className}`}>
        <Icon name="map-pin" className="text-muted" />
        <label htmlFor={id} className="sr-only">
          {t('area')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          placeholder={t('areaPlaceholder')}
          maxLength={100}
          className="field"
        />
        <button type="submit" className="button button-primary">
          {t('find')}
        </button>
      </form>
    </search>
  );
}
