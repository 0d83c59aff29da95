import { useSiteConfig } from '#src/app/site-config.tsx';
import { LineChart } from '#src/components/chart/line-chart.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ReturnFigure } from '../return-figure.tsx';
import type { FundWithStaleness } from '../summary.ts';
import type { FundHistory } from './fund-history.server.ts';
import type { Period } from './nab-query.ts';

type HistoryCardProps = {
  fund: FundWithStaleness;
  /** The fund compared with. */
  other: FundWithStaleness | undefined;
  history: FundHistory;
  period: Period;
};

/** History of one or two funds: chart, figures, downloads. */
export function HistoryCard({ fund, other, history, period }: HistoryCardProps) {
  const t = useTranslations('nab');
  const format = useFormatter();
  const { chart, changes, downsampled, tableDates } = history;
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium' });
  const [from, until] = [day(history.from), day(history.until)];
  const funds = other ? [fund, other] : [fund];
  return (
    <div className="card p-5 sm:p-8">
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
        {funds.map(({ slug, name }, index) => (
          <div key={slug}>
            <dt className="text-muted text-sm">
              {other ? name : t('changeOf', { period: t(`period.${period}.name`) })}
            </dt>
            <dd className="text-xl">
              <ReturnFigure value={changes[index] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
      <LineChart
        data={chart}
        caption={
          other
            ? t('chartOfTwo', { fund: fund.name, other: other.name, from, until })
            : t('chart', { fund: fund.name, currency: fund.currency, from, until })
        }
        table={tableDates ? { dates: tableDates, note: t('valuesByMonth', { from, until }) } : undefined}
      />
      <div className="mt-5 max-w-text space-y-1 text-muted text-sm">
        {other && <p>{t('rebased', { date: from })}</p>}
        {other && other.currency !== fund.currency && (
          <p>{t('currencies', { one: fund.currency, other: other.currency })}</p>
        )}
        {downsampled && <p>{t('downsampled', downsampled)}</p>}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {funds.map((each) => (
          <Download key={each.slug} fund={each} history={history} isNamed={other !== undefined} />
        ))}
      </p>
    </div>
  );
}

type DownloadProps = { fund: FundWithStaleness; history: FundHistory; isNamed: boolean };

/** Download of every value in the period, including those that chart and table omit. */
function Download({ fund, history: { from, until }, isNamed }: DownloadProps) {
  const t = useTranslations('nab');
  const locale = useSiteLocale();
  const { apiUrl } = useSiteConfig();
  const query = new URLSearchParams({ from, to: until });
  return (
    <a href={`${apiUrl}/${locale}/v2/nab/${fund.slug}/history.csv?${query}`} className="text-link" download>
      <Icon name="download" size={18} />
      {isNamed ? t('downloadOf', { fund: fund.name }) : t('download')}
    </a>
  );
}
