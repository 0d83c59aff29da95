import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LateFundsCard } from '#src/widgets/funds/late-funds-card.ts';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { RatesCard } from './rates-card.tsx';
import { type SectionProps, sectionId } from './section.ts';

/** The figures of the day side by side. */
export function Market({ data: { rates, funds }, ground }: SectionProps) {
  const t = useTranslations('rates');
  return (
    <SectionBand
      id={sectionId('market')}
      ground={ground}
      eyebrow={t('market.eyebrow')}
      title={t('market.title')}
    >
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
