import type { HomeContent, LoanProduct } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { loanCalculatorQuery } from '#src/features/calculators/calculator-queries.ts';
import { FigureList } from '#src/features/calculators/figure-list.tsx';
import { LoanChart } from '#src/features/calculators/loan/loan-chart.tsx';
import { LoanChartTable } from '#src/features/calculators/loan/loan-chart-table.tsx';
import { LoanFields } from '#src/features/calculators/loan/loan-fields.tsx';
import { loanQuery } from '#src/features/calculators/loan/loan-terms.ts';
import { useLoan } from '#src/features/calculators/loan/use-loan.ts';
import { useAnnouncement } from '#src/features/calculators/use-announcement.ts';
import { useFigures } from '#src/features/calculators/use-figures.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Calculator section for the first loan of the settings. */
export function CalculatorSection({ data: { home, loan }, tone }: SectionProps) {
  return (
    <SectionBand id={sectionId('calculator')} tone={tone}>
      {loan && <HomeCalculator heading={home.sampleLoan} loan={loan} />}
    </SectionBand>
  );
}

type HomeCalculatorProps = { heading: HomeContent['sampleLoan']; loan: LoanProduct };

/** Compact loan calculator at the product's initial rate; submitted as a form, it opens the full calculator. */
export function HomeCalculator({ heading, loan }: HomeCalculatorProps) {
  const t = useTranslations('figures');
  const locale = useSiteLocale();
  const { rupiah, percent } = useFigures();
  const { form, onInput, initial, validated, illustration } = useLoan({}, [loan]);
  const instalment = illustration && rupiah(illustration.first.payment);
  const announced = useAnnouncement(validated.terms && instalment ? instalment : '');
  return (
    <>
      <p className="eyebrow">{t('eyebrow')}</p>
      <h2 className="section-title">{heading.title}</h2>
      <div className="calculator mt-10">
        <form
          ref={form}
          action={inLocale(loanCalculatorQuery.path, locale)}
          onInput={onInput}
          aria-label={heading.title}
          className="calculator-fields"
        >
          <p className="text-muted">
            {t('terms', { product: loan.name, rate: percent(loan.annualRatePercent.initial) })}
          </p>
          <input type="hidden" name="product" value={loan.slug} />
          <LoanFields id="home-loan" initial={initial} validated={validated} isRateFixed />
          <button type="submit" className="button button-primary">
            {t('calculate')}
          </button>
        </form>
        <section aria-label={t('instalment')} className="calculator-result on-dark">
          {illustration && (
            <div className={`calculator-figures ${validated.terms ? '' : 'opacity-70'}`}>
              <div>
                <p>{t(illustration.system === 'effective' ? 'firstInstalment' : 'instalment')}</p>
                <p className="main-figure">{instalment}</p>
              </div>
              <LoanChart illustration={illustration} />
              <FigureList
                figures={[
                  [t('totalInterest'), rupiah(illustration.totalInterest)],
                  [t('totalPayment'), rupiah(illustration.totalPayment)],
                ]}
              />
              <SiteLink to={loanCalculatorQuery.path + loanQuery(illustration.terms)} className="text-link">
                {t('whole')}
                <Icon name="arrow-right" size={18} />
              </SiteLink>
            </div>
          )}
          <p className="text-sm">{heading.disclaimer}</p>
          <p role="status" className="sr-only">
            {announced}
          </p>
        </section>
      </div>
      {illustration && (
        <div className="mt-4">
          <LoanChartTable illustration={illustration} />
        </div>
      )}
    </>
  );
}
