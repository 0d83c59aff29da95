import { Suspense } from 'react';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';
import { LazyConverter } from './lazy-converter.ts';

export function ConverterBand({ data }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  return (
    <div id="converter">
      <SectionBand
        tone="surface-alt"
        title={t('converter')}
        lead={t('converterText', { type: tRates(`types.${data.selection.type}`) })}
      >
        <Suspense>
          <LazyConverter data={data} />
        </Suspense>
      </SectionBand>
    </div>
  );
}
