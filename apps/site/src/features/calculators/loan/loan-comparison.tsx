import { useTranslations } from '#src/i18n/use-translations.ts';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import { compareSystems, getLoan, type LoanSettings, type LoanTerms } from './loan.ts';

/** Compares the same loan under each interest system. */
export function LoanComparison({ terms, settings }: { terms: LoanTerms; settings: LoanSettings }) {
  const t = useTranslations('calculators');
  const tFigures = useTranslations('figures');
  const { rupiah } = useFigures();
  const product = getLoan(settings, terms.product);
  const costs = compareSystems(terms, product.phases);
  const max = Math.max(1, ...costs.map(({ totalInterest }) => totalInterest));
  return (
    <section className="mt-16">
      <h2 className="text-2xl">{t('loan.compare')}</h2>
      <p className="mt-2 max-w-text text-muted">{t('loan.compareLead')}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:max-lg:gap-3">
        {costs.map(({ system, first, last, totalInterest, totalPayment }) => (
          <li
            key={system}
            className={`card flex flex-col p-6 md:max-lg:p-5 ${system === terms.system ? 'border-primary' : ''}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg">{tFigures(`systems.${system}`)}</h3>
              {system === terms.system && <span className="badge badge-primary">{t('chosen')}</span>}
              {!product.systems.includes(system) && (
                <span className="text-muted text-sm">{t('loan.notOffered', { product: product.name })}</span>
              )}
            </div>
            <p className="mt-1 mb-5 text-muted text-sm">{t(`loan.meaning.${system}`)}</p>
            <div className="mt-auto">
              <p className="font-bold text-2xl tabular-nums">{rupiah(totalInterest)}</p>
              <p className="text-muted text-sm">{tFigures('totalInterest')}</p>
              <svg className="comparison-bar" aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" rx="4" className="fill-line" />
                <rect
                  width={`${(totalInterest / max) * 100}%`}
                  height="100%"
                  rx="4"
                  className="fill-primary"
                />
              </svg>
              <FigureList
                figures={[
                  [t('loan.firstInstalment'), rupiah(first.payment)],
                  [t('loan.lastInstalment'), rupiah(last.payment)],
                  [tFigures('totalPayment'), rupiah(totalPayment)],
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
