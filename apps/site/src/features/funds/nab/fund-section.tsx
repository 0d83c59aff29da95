import { LANGUAGES } from '@beranda/contract';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { LinkTabs } from '#src/components/tabs/link-tabs.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ReturnFigure } from '../return-figure.tsx';
import { RiskScale } from '../risk-scale.tsx';
import type { FundWithStaleness } from '../summary.ts';
import { UnitValue } from '../unit-value.tsx';
import { Comparison } from './comparison.tsx';
import { FundKeyFacts } from './fund-key-facts.tsx';
import { HistoryCard } from './history-card.tsx';
import { nabAddressOf, PERIODS, type View } from './nab-query.ts';
import type { SelectedFund } from './selected-fund.ts';

type FundSectionProps = {
  fund: FundWithStaleness;
  selected: SelectedFund;
  rows: FundWithStaleness[];
  view: View;
};

/** One fund: value chart, optional comparison, facts. */
export function FundSection({ fund, selected, rows, view }: FundSectionProps) {
  const t = useTranslations('nab');
  const { history } = selected;
  const other = rows.find(({ slug }) => slug === view.with);
  return (
    <section id="fund" aria-labelledby="fund-title" className="section bg-surface-alt">
      <div className="container-page">
        <FundHeading fund={fund} />
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <Comparison fund={fund} rows={rows} view={view} />
          <div className="max-w-full">
            <LinkTabs
              label={t('periods')}
              tabs={PERIODS.map((period) => ({
                url: `${nabAddressOf({ ...view, period })}#fund`,
                text: t(`period.${period}.short`),
                isCurrent: period === view.period,
              }))}
            />
          </div>
        </div>
        <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-4">
            <ShortNotices selected={selected} view={view} other={other} />
            {history ? (
              <HistoryCard
                fund={fund}
                other={selected.isCompared ? other : undefined}
                history={history}
                period={view.period}
              />
            ) : (
              <EmptyState title={t('emptyFund')} text={t('emptyFundText', { fund: fund.name })} />
            )}
          </div>
          <FundKeyFacts fund={fund} facts={selected.facts} />
        </div>
      </div>
    </section>
  );
}

function FundHeading({ fund }: { fund: FundWithStaleness }) {
  const t = useTranslations('funds');
  const tNab = useTranslations('nab');
  const format = useFormatter();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div>
        <p className="eyebrow">{t(`kind.${fund.kind}`)}</p>
        <h2 id="fund-title" className="section-title" lang={LANGUAGES[fund.language].tag}>
          {fund.name}
        </h2>
        <p className="mt-3 text-muted text-sm">
          <RiskScale risk={fund.risk} />
        </p>
      </div>
      {fund.latest && (
        <div className="md:text-right">
          <p className="font-bold text-section tabular-nums leading-tight tracking-tight">
            <UnitValue fund={fund} />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm md:justify-end">
            <span>
              {tNab('asOf', { date: format.dateTime(new Date(fund.latest.date), { dateStyle: 'long' }) })}
            </span>
            <span>
              {tNab('column.oneYear')} <ReturnFigure value={fund.returns.oneYear} />
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

type ShortNoticesProps = { selected: SelectedFund; view: View; other: FundWithStaleness | undefined };

/** Notes on why the chart is shorter than requested. */
function ShortNotices({ selected, view, other }: ShortNoticesProps) {
  const t = useTranslations('nab');
  const format = useFormatter();
  const { history, isCompared } = selected;
  if (!history) return null;
  return (
    <>
      {history.shortfalls.map(({ fund, kind, date }) => (
        <Notice key={fund}>
          {t(`short.${kind}`, {
            fund,
            date: format.dateTime(new Date(date), { dateStyle: 'long' }),
            period: view.period,
            name: t(`period.${view.period}.name`),
          })}
        </Notice>
      ))}
      {other && !isCompared && (
        <Notice>{other.latest ? t('short.none') : t('short.otherEmpty', { fund: other.name })}</Notice>
      )}
    </>
  );
}
