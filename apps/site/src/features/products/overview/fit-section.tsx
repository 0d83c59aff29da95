import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { RadioFieldset } from '#src/features/calculators/radio-fieldset.tsx';
import type { FitData } from '#src/features/products/fit/fit-data.server.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { COMPARE_ANCHOR, FIT_ANCHOR, FIT_RESULT_ANCHOR } from './anchors.ts';
import { FitSuggestion } from './fit-suggestion.tsx';
import { HiddenValues } from './hidden-values.tsx';
import type { OverviewProduct, OverviewValues } from './overview-data.ts';
import { COLUMNS, overviewQuery } from './overview-query.ts';

type FitSectionProps = {
  fit: FitData;
  /** Path of the page, without language prefix. */
  path: string;
  products: readonly OverviewProduct[];
  values: OverviewValues;
};

/** “Which one fits me”: a plain GET form, so that the answers are in the address and nowhere else. */
export function FitSection({ fit, path, products, values }: FitSectionProps) {
  const t = useTranslations('productTypes');
  const locale = useSiteLocale();
  const isStarted = fit.questions.some(({ chosen }) => chosen !== null);
  return (
    <SectionBand id={FIT_ANCHOR} tone="surface-alt" title={t('fit.title')} lead={t('fit.lead')}>
      <form
        // Remount when the answers change: the fields are uncontrolled.
        key={fit.questions.map(({ chosen }) => chosen).join()}
        action={`${inLocale(path, locale)}#${FIT_RESULT_ANCHOR}`}
        aria-label={t('fit.title')}
        className="card p-6 sm:p-8"
      >
        <HiddenValues values={values} names={COLUMNS} />
        <div className="grid gap-8 lg:grid-cols-3">
          {fit.questions.map(({ name, text, answers, chosen }) => (
            <RadioFieldset
              key={name}
              id={`fit-${name}`}
              name={name}
              label={text}
              options={answers}
              chosen={chosen ?? ''}
              problem={undefined}
              isStacked
            />
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <button type="submit" className="button button-primary">
            {t('fit.submit')}
            <Icon name="arrow-right" size={18} />
          </button>
          {isStarted && (
            <SiteLink to={`${overviewQuery.url({}, path)}#${FIT_ANCHOR}`} className="text-link">
              {t('fit.again')}
            </SiteLink>
          )}
        </div>
      </form>
      <div id={FIT_RESULT_ANCHOR} className="mt-8 empty:mt-0">
        {fit.suggestions ? (
          <Suggestions {...{ path, products, suggestions: fit.suggestions }} />
        ) : (
          isStarted && <Notice>{t('fit.incomplete')}</Notice>
        )}
      </div>
    </SectionBand>
  );
}

type SuggestionsProps = Pick<FitSectionProps, 'path' | 'products'> & {
  suggestions: NonNullable<FitData['suggestions']>;
};

function Suggestions({ path, products, suggestions }: SuggestionsProps) {
  const t = useTranslations('productTypes');
  const [best, other] = suggestions;
  if (!best)
    return (
      <EmptyState
        title={t('fit.none')}
        text={t('fit.noneText')}
        scene="map-magnifier"
        action={{ text: t('fit.ask'), url: '/about-us/contact-us' }}
      />
    );
  const compareUrl = other && overviewQuery.url({ first: best.product, second: other.product }, path);
  return (
    <section aria-label={t('fit.result')}>
      <div className={`grid gap-6 ${other ? 'lg:grid-cols-[1.6fr_1fr]' : ''}`}>
        {[best, ...(other ? [other] : [])].map((suggestion, index) => (
          <FitSuggestion
            key={suggestion.product}
            suggestion={suggestion}
            product={products.find(({ slug }) => slug.endsWith(`/${suggestion.product}`))}
            isBest={index === 0}
          />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted text-sm">
        {t('fit.note')}
        {compareUrl && (
          <SiteLink to={`${compareUrl}#${COMPARE_ANCHOR}`} className="text-link">
            {t('fit.compare')}
          </SiteLink>
        )}
      </p>
    </section>
  );
}
