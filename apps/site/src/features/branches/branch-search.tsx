import { SearchField } from '#src/components/search-field/search-field.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Area search form, for any page. */
export function BranchSearch({ className }: { className?: string }) {
  const t = useTranslations('branchSearch');
  return (
    <SearchField
      url="/branches"
      icon="map-pin"
      label={t('area')}
      placeholder={t('areaPlaceholder')}
      action={t('find')}
      {...(className && { className })}
    />
  );
}
