import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FUNDS_CARD_ID } from './funds-card-id.ts';
import { ReturnFigure } from './return-figure.tsx';
import { SparklineDrawing } from './sparkline-drawing.tsx';
import type { FundWithStaleness } from './summary.ts';
import { UnitValue } from './unit-value.tsx';

/** Fund values and one-year returns, half the page wide. */
export function FundsCard({ funds }: { funds: FundWithStaleness[] }) {
  const t = useTranslations('funds');
  return (
    <div id={FUNDS_CARD_ID} className="card flex flex-col p-5 sm:p-8">
      <h3 className="text-xl">{t('title')}</h3>
      <p className="mt-1 text-muted text-sm">{t('cardText')}</p>
      <ul className="mt-4">
        {funds.map((fund) => (
          <li key={fund.slug} className="fund-line">
            <FundLine fund={fund} />
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-5">
        <p className="text-muted text-sm">{t('pastPerformance')}</p>
        <SiteLink to="/nab" className="text-link">
          {t('all')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </div>
  );
}

function FundLine({ fund }: { fund: FundWithStaleness }) {
  const t = useTranslations('funds');
  const format = useFormatter();
  return (
    <>
      <div className="min-w-0 flex-1">
        {/* Not prefetched: six links to one kind of page. */}
        <SiteLink
          to={`/nab?fund=${fund.slug}#fund`}
          data-no-prefetch=""
          className="fund-name font-semibold"
          lang={LANGUAGES[fund.language].tag}
        >
          {fund.name}
        </SiteLink>
        <p className="text-muted text-xs">
          {t(`kind.${fund.kind}`)}
          {fund.latest && (
            <>
              {' · '}
              <time dateTime={fund.latest.date}>
                {format.dateTime(new Date(fund.latest.date), { day: 'numeric', month: 'short' })}
              </time>
            </>
          )}
          {fund.isStale && <span className="badge badge-warning sm:ml-2">{t('stale')}</span>}
        </p>
      </div>
      {fund.sparkline && (
        <span className="max-sm:hidden">
          <SparklineDrawing line={fund.sparkline} />
        </span>
      )}
      <div className="numeric sm:min-w-28">
        <p className="font-semibold">
          <UnitValue fund={fund} />
        </p>
        <p className="text-sm">
          <span className="sr-only">{t('year')} </span>
          <ReturnFigure value={fund.returns.oneYear} />
        </p>
      </div>
    </>
  );
}
