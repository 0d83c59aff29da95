import { Suspense } from 'react';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { LazyFundsCard } from '#src/features/funds/lazy-funds-card.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import { RatesCard } from './rates-card.tsx';
import { sectionId } from './section.ts';

/** Rates and funds, side by side. */
export function Market({ data: { rates, funds }, tone }: SectionProps) {
  const t = useTranslations('rates');
  return (
    <SectionBand id={sectionId('market')} tone={tone} eyebrow={t('market.eyebrow')} title={t('market.title')}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {rates && <RatesCard figures={rates} />}
        {funds && (
          <Suspense>
            <LazyFundsCard funds={funds} />
          </Suspense>
        )}
      </div>
    </SectionBand>
  );
}
