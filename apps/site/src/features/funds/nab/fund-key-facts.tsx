import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { RiskScale } from '../risk-scale.tsx';
import type { FundWithStaleness } from '../summary.ts';
import type { FundKeyFactValues } from './selected-fund.ts';

/** Key facts of a fund: kind, risk, manager, custodian, benchmark. */
export function FundKeyFacts({ fund, facts }: { fund: FundWithStaleness; facts: FundKeyFactValues }) {
  const t = useTranslations('nab');
  const tFunds = useTranslations('funds');
  const format = useFormatter();
  const lang = LANGUAGES[fund.language].tag;
  return (
    <aside aria-labelledby="facts-title" className="card flex flex-col p-5 sm:p-8">
      <h3 id="facts-title" className="text-lg">
        {t('facts')}
      </h3>
      <dl className="fund-key-facts">
        <div>
          <dt>{t('fact.kind')}</dt>
          <dd>{tFunds(`kind.${fund.kind}`)}</dd>
        </div>
        <div>
          <dt>{t('fact.risk')}</dt>
          <dd>
            <RiskScale risk={fund.risk} />
          </dd>
        </div>
        <div>
          <dt>{t('fact.currency')}</dt>
          <dd>{fund.currency}</dd>
        </div>
        <div>
          <dt>{t('fact.manager')}</dt>
          <dd>{facts.manager}</dd>
        </div>
        <div>
          <dt>{t('fact.custodian')}</dt>
          <dd>{facts.custodian}</dd>
        </div>
        <div>
          <dt>{t('fact.inception')}</dt>
          <dd>
            <time dateTime={facts.inceptionDate}>
              {format.dateTime(new Date(facts.inceptionDate), { dateStyle: 'long' })}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t('fact.benchmark')}</dt>
          <dd lang={facts.benchmark ? lang : undefined}>{facts.benchmark || t('noBenchmark')}</dd>
        </div>
      </dl>
      {facts.factSheetUrl && (
        <p className="mt-5">
          <a href={facts.factSheetUrl} className="text-link">
            <Icon name="clipboard" size={18} />
            {t('factSheet')}
          </a>
        </p>
      )}
      <p className="mt-auto pt-5">
        <SiteLink to="/wealth" className="text-link">
          {t('howToBuy')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </p>
    </aside>
  );
}
