import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { FilterSelect } from '#src/features/lists/filter-select.tsx';
import { FIT_QUESTIONS } from '#src/features/products/fit/fit-table.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { COMPARE_ANCHOR } from './anchors.ts';
import { CompareTable } from './compare-table.tsx';
import type { Comparison } from './comparison.server.ts';
import { HiddenValues } from './hidden-values.tsx';
import type { OverviewProduct, OverviewValues } from './overview-data.ts';
import { COLUMNS } from './overview-query.ts';

type CompareSectionProps = {
  comparison: Comparison;
  /** Path of the page, without language prefix. */
  path: string;
  products: readonly OverviewProduct[];
  values: OverviewValues;
};

/** Products side by side; the columns are chosen in a plain GET form. */
export function CompareSection({ comparison, path, products, values }: CompareSectionProps) {
  const t = useTranslations('productTypes');
  const locale = useSiteLocale();
  const options = products.map(({ slug, title }) => ({ value: slug.slice(path.length), text: title }));
  return (
    <SectionBand id={COMPARE_ANCHOR} title={t('compare.title')}>
      <form
        // Remount when the columns change: the fields are uncontrolled.
        key={comparison.columns.join()}
        action={`${inLocale(path, locale)}#${COMPARE_ANCHOR}`}
        aria-label={t('compare.choose')}
        className="mb-8 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto] print:hidden"
      >
        <HiddenValues values={values} names={FIT_QUESTIONS} />
        {COLUMNS.slice(0, products.length).map((name, index) => (
          <FilterSelect
            key={name}
            name={name}
            label={t(`compare.${name}`)}
            any={t('compare.nothing')}
            value={comparison.chosen[index]?.slice(path.length) ?? null}
            options={options}
          />
        ))}
        <button type="submit" className="button button-primary min-h-13">
          {t('compare.submit')}
        </button>
      </form>
      <CompareTable
        comparison={comparison}
        columns={comparison.columns.flatMap(
          (slug) => products.find((candidate) => candidate.slug === slug) ?? [],
        )}
      />
      <p className="mt-4 text-muted text-sm">{t('compare.note')}</p>
    </SectionBand>
  );
}
