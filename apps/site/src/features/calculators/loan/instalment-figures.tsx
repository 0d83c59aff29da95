import { useTranslations } from '#src/i18n/use-translations.ts';
import { FigureList } from '../figure-list.tsx';
import { useFigures } from '../use-figures.ts';
import type { LoanIllustration } from './loan.ts';

/** The instalment; with a fixed period that of it, and the one after it by the stated assumption. */
export function InstalmentFigures({ illustration }: { illustration: LoanIllustration }) {
  const t = useTranslations('figures');
  const { percentCompact, rupiah } = useFigures();
  const { first, later, phases, system } = illustration;
  const years = phases?.fixedYears ?? 0;
  return (
    <>
      <div>
        <p className="text-balance">
          {system === 'effective'
            ? t('firstInstalment')
            : phases
              ? t('fixedInstalment', { years })
              : t('instalment')}
        </p>
        <p className="main-figure">{rupiah(first.payment)}</p>
      </div>
      {phases && later && (
        <div>
          <FigureList
            figures={[
              [
                t('laterInstalment', { years, rate: percentCompact(phases.laterAnnualRatePercent) }),
                rupiah(later.payment),
              ],
            ]}
          />
          <p className="mt-2 text-sm">{t('assumption')}</p>
        </div>
      )}
    </>
  );
}
