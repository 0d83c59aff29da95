import { useTranslations } from 'use-intl';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { type RateFigures, RatesCard } from './rates-card.tsx';

/** The figures of the day side by side; nothing where there are none. */
export function Market({ rates }: { rates: RateFigures | null }) {
  const t = useTranslations('rates');
  if (!rates) return null;
  return (
    <SectionBand eyebrow={t('market.eyebrow')} title={t('market.title')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <RatesCard figures={rates} />
      </div>
    </SectionBand>
  );
}
