import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useMoney } from '#src/components/money/use-money.ts';
import { MAX_DECIMALS } from '#src/components/numbers/parse-number.ts';
import { Share } from '#src/components/share/share.tsx';
import { useAnnouncement } from '#src/features/calculators/use-announcement.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { fractionDigitsOf } from '../rate-rows.ts';
import { RateTime } from '../rate-time.tsx';
import { useRateFigure } from '../use-rate-figure.ts';
import { type ConversionResult, RUPIAH } from './conversion.ts';
import type { ExchangeRatePageData } from './exchange-rate-data.ts';

type ConversionPanelProps = {
  data: ExchangeRatePageData;
  result: ConversionResult | undefined;
  /** Query of this conversion, for sharing. */
  query: string | undefined;
};

/** Conversion result: amounts, rates used and their time; if a rate is stale, contact options instead. */
export function ConversionPanel({ data, result, query }: ConversionPanelProps) {
  const t = useTranslations('exchangeRate');
  const locale = useSiteLocale();
  const { siteUrl } = useSiteConfig();
  const amountIn = useAmount(data);
  const lead = result && t('youGet', { amount: amountIn(result.amount, result.from, true) });
  const converted = result && result.converted !== null ? amountIn(result.converted, result.to) : undefined;
  const instead = t(result ? 'staleRates' : 'noResult');
  const announced = useAnnouncement(converted ? `${lead} ${converted}` : instead);
  return (
    <div className="calculator-result on-dark">
      {converted ? (
        <div>
          <p>{lead}</p>
          <p className="main-figure mt-2">{converted}</p>
        </div>
      ) : (
        <p>{instead}</p>
      )}
      {result && !converted && (
        <p>
          <SiteLink to="/about-us/contact-us" className="text-link">
            {t('contact')}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </p>
      )}
      {result && <Steps data={data} result={result} />}
      {converted && (
        <>
          <p className="text-sm">{data.disclaimer}</p>
          {query !== undefined && (
            <Share url={siteUrl + inLocale('/exchange-rate', locale) + query} title={t('share')} />
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

/** The bank's rates that were used, and since when they are valid. */
function Steps({ data, result }: { data: ExchangeRatePageData; result: ConversionResult }) {
  const t = useTranslations('exchangeRate');
  const tRates = useTranslations('rates');
  const figure = useRateFigure(fractionDigitsOf(result.steps.map(({ rate }) => ({ buy: rate, sell: rate }))));
  const type = tRates(`types.${data.selection.type}`);
  const used = data.rows.filter(({ code }) => result.steps.some(({ currency }) => currency === code));
  const times = [...new Set(used.map(({ validFrom }) => validFrom))];
  return (
    <dl className="figure-list [&_dd]:ml-0 [&_dt]:basis-48">
      {result.steps.map(({ currency, side, rate, unit }) => (
        <div key={currency}>
          <dt>{t(`step.${side}`, { currency, type })}</dt>
          <dd>{t('perUnit', { rate: figure(rate), unit, currency })}</dd>
        </div>
      ))}
      {times.map((time) => (
        <div key={time}>
          <dt>{t('validFrom')}</dt>
          <dd>
            <RateTime time={time} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats amounts by currency code, keeping the entered decimals. */
function useAmount({ rows }: ExchangeRatePageData) {
  const money = useMoney();
  return (amount: number, code: string, isTyped = false) => {
    const digits = rows.find((row) => row.code === code)?.digits ?? 0;
    const isWhole = isTyped && Number.isInteger(amount);
    return money(amount, code, {
      currencyDisplay: code === RUPIAH ? 'symbol' : 'code',
      minimumFractionDigits: isWhole ? 0 : digits,
      maximumFractionDigits: isTyped ? MAX_DECIMALS : digits,
    });
  };
}
