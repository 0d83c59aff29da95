import type { Fund } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import type { AgedFund } from '#src/widgets/funds/summary.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import type { FundHistory } from './fund-history.server.ts';
import { FundSection } from './fund-section.tsx';
import { FundsJsonLd } from './funds-json-ld.tsx';
import { FundsList } from './funds-list.tsx';
import { Method } from './method.tsx';
import type { UnknownValue, View } from './query.ts';

export type FundFacts = Pick<Fund, 'manager' | 'custodian' | 'inceptionDate' | 'benchmark' | 'factSheetUrl'>;

export type ShownFund = {
  slug: string;
  facts: FundFacts;
  /** Null for a fund without any value yet. */
  history: FundHistory | null;
  /** Whether the history is that of this fund and the one that the view names beside it. */
  isCompared: boolean;
};

export type NabPageData = {
  view: View;
  unknown: UnknownValue[];
  rows: AgedFund[];
  /** Null where there is no fund at all. */
  shown: ShownFund | null;
  disclaimer: string;
};

export function Page() {
  const { view, unknown, rows, shown, disclaimer } = useLoaderData<NabPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('nab');
  const { bankName } = settings;
  // A fund that was asked for is a page of its own; how the list is sorted, or since when, is not.
  const chosen = rows.find(({ slug }) => slug === view.fund);
  const fund = rows.find(({ slug }) => slug === shown?.slug);
  return (
    <>
      <PageHead
        title={chosen ? t('titleOf', { fund: chosen.name }) : t('title')}
        description={
          chosen ? t('descriptionOf', { fund: chosen.name, bankName }) : t('description', { bankName })
        }
        canonicalQuery={chosen ? `?fund=${chosen.slug}` : ''}
      />
      <FundsJsonLd rows={rows} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/nab' }]}
        title={t('title')}
        lead={t('lead', { bankName })}
      />
      {shown && fund ? (
        <>
          <FundsList rows={rows} view={view} unknown={unknown} shown={fund.slug} disclaimer={disclaimer} />
          <FundSection fund={fund} shown={shown} rows={rows} view={view} unknown={unknown} />
          <Method />
        </>
      ) : (
        <div className="container-page pb-24">
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={{ text: t('emptyAction'), url: '/about-us/contact-us' }}
          />
        </div>
      )}
    </>
  );
}
