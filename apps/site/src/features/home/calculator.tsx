import type { HomeContent, LoanProduct } from '@beranda/contract';
import { useMemo } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { CalculatorFields } from '#src/features/calculators/calculator-fields.tsx';
import { calculatorPath } from '#src/features/calculators/calculator-path.ts';
import { FigureList } from '#src/features/calculators/figure-list.tsx';
import { InstalmentFigures } from '#src/features/calculators/loan/instalment-figures.tsx';
import { loan as loanCalculator } from '#src/features/calculators/loan/loan.ts';
import { LoanChart } from '#src/features/calculators/loan/loan-chart.tsx';
import { LoanChartTable } from '#src/features/calculators/loan/loan-chart-table.tsx';
import { useAnnouncement } from '#src/features/calculators/use-announcement.ts';
import { useCalculator } from '#src/features/calculators/use-calculator.ts';
import { useFigures } from '#src/features/calculators/use-figures.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
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
  const { rupiah, percentCompact } = useFigures();
  const settings = useMemo(() => ({ loans: [loan] }), [loan]);
  const { form, onInput, initial, validated, result } = useCalculator(loanCalculator, settings);
  const illustration = result?.illustration;
  const instalment = illustration && rupiah(illustration.first.payment);
  const announced = useAnnouncement(validated.valid && instalment ? instalment : '');
  return (
    <>
      <p className="eyebrow">{t('eyebrow')}</p>
      <h2 className="section-title">{heading.title}</h2>
      <div className="calculator mt-6 lg:mt-9">
        <form
          ref={form}
          action={inLocale(calculatorPath('loan'), locale)}
          onInput={onInput}
          aria-label={heading.title}
          className="calculator-fields"
        >
          <p className="text-muted">
            {t('terms', {
              product: loan.name,
              rate: percentCompact(result?.terms.annualRatePercent ?? loan.annualRatePercent.initial),
            })}
          </p>
          <input type="hidden" name="product" value={loan.slug} />
          <CalculatorFields
            id="home-loan"
            initial={initial}
            validated={validated}
            omit={['product', 'rate']}
          />
          <button type="submit" className="button button-primary">
            {t('calculate')}
          </button>
        </form>
        <section aria-label={t('instalment')} className="calculator-result on-dark">
          {result && illustration && (
            <div className={`calculator-figures ${validated.valid ? '' : 'opacity-70'}`}>
              <InstalmentFigures illustration={illustration} />
              {/* Phones get the figures; the full calculator draws them there, too. */}
              <div className="max-sm:hidden">
                <LoanChart illustration={illustration} />
              </div>
              <FigureList
                figures={[
                  [t('totalInterest'), rupiah(illustration.totalInterest)],
                  [t('totalPayment'), rupiah(illustration.totalPayment)],
                ]}
              />
              <SiteLink to={calculatorPath('loan') + result.query} className="text-link">
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
        <div className="mt-4 max-sm:hidden">
          <LoanChartTable illustration={illustration} />
        </div>
      )}
    </>
  );
}
