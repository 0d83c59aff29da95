import type { LendingRatesSummary } from '@beranda/contract';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { usePercent } from '../published/use-percent.ts';

const PARTS = ['costOfFunds', 'overhead', 'margin'] as const;

/** How the components of one segment add up to its rate. */
export function RateBreakdown({ row }: { row: LendingRatesSummary['rates'][number] }) {
  const t = useTranslations('publishedRates.lending');
  const percent = usePercent();
  return (
    <section className="card p-6 sm:p-8">
      <p className="eyebrow">{t('example')}</p>
      <h3 className="mt-1 text-xl" lang={languageOf(row)}>
        {row.segment}
      </h3>
      <dl className="mt-5 space-y-3">
        {PARTS.map((part, index) => (
          <div key={part} className="flex justify-between gap-4">
            <dt>
              <span aria-hidden="true" className="inline-block w-5 text-muted">
                {index > 0 && '+'}
              </span>
              {t(part)}
            </dt>
            <dd className="tabular-nums">{percent(row[part])}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold">
          <dt>
            <span aria-hidden="true" className="inline-block w-5 text-muted">
              =
            </span>
            {t('rate')}
          </dt>
          <dd className="text-2xl tabular-nums">{percent(row.rate)}</dd>
        </div>
      </dl>
    </section>
  );
}
