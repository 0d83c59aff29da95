import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LateFundsCard } from '#src/widgets/funds/late-funds-card.ts';
import type { AgedFund } from '#src/widgets/funds/summary.ts';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { type RateFigures, RatesCard } from './rates-card.tsx';

/** The figures of the day side by side; nothing where there are none. */
export function Market({ rates, funds }: { rates: RateFigures | null; funds: AgedFund[] | null }) {
  const t = useTranslations('rates');
  if (!rates && !funds) return null;
  return (
    <SectionBand eyebrow={t('market.eyebrow')} title={t('market.title')}>
      <div className="grid gap-6 lg:grid-cols-2">
        {rates && <RatesCard figures={rates} />}
        {funds && (
          <Suspense>
            <LateFundsCard funds={funds} />
          </Suspense>
        )}
      </div>
    </SectionBand>
  );
}
