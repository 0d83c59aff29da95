import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';
import { LateConverter } from './late-converter.ts';
import type { ExchangeRatePageData } from './page.tsx';

export function ConverterBand({ data }: { data: ExchangeRatePageData }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  return (
    <div id="converter">
      <SectionBand ground="sand" title={t('converter')}>
        <p className="-mt-6 mb-8 text-muted">
          {t('converterText', { type: tRates(`types.${data.selection.type}`) })}
        </p>
        <Suspense>
          <LateConverter data={data} />
        </Suspense>
      </SectionBand>
    </div>
  );
}
