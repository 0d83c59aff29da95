import type { Fund, Locale } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { fundHistory } from '#src/features/funds/nab/fund-history.server.ts';
import { nabQuery, type View, viewOf } from '#src/features/funds/nab/nab-query.ts';
import type { SelectedFund } from '#src/features/funds/nab/selected-fund.ts';
import { sortFunds } from '#src/features/funds/nab/sort-funds.ts';
import { fundsWithStaleness } from '#src/features/funds/stale-funds.ts';
import { summariesOf } from '#src/features/funds/summaries.server.ts';
import type { FundWithStaleness } from '#src/features/funds/summary.ts';

export type NabPageData = {
  view: View;
  rows: FundWithStaleness[];
  /** Null if there are no funds. */
  selected: SelectedFund | null;
  disclaimer: string;
};

export const load: Loader<NabPageData> = async (requested) => {
  const { content, locale } = requested;
  const [funds, market] = await Promise.all([content.funds(locale), content.market(locale)]);
  const slugs = funds.map(({ slug }) => slug);
  const view = viewOf(readQuery(nabQuery, requested, { fund: slugs, with: slugs }), slugs);
  const summaries = summariesOf(funds);
  const { sort, order } = view;
  const inOrder = sort ? sortFunds(summaries, { sort, order }, locale) : summaries;
  return {
    view,
    rows: fundsWithStaleness(inOrder, market, content.isPast),
    selected: selectFund(funds, view, locale),
    disclaimer: market.funds.disclaimer,
  };
};

/** The selected fund, or the first; null if there are none. */
function selectFund(funds: readonly Fund[], view: View, locale: Locale): SelectedFund | null {
  const fund = funds.find(({ slug }) => slug === view.fund) ?? funds[0];
  if (!fund) return null;
  const { slug, manager, custodian, inceptionDate, benchmark, factSheetUrl } = fund;
  const other = funds.find((each) => each.slug === view.with);
  const both = other && fundHistory([fund, other], view.period, locale);
  return {
    slug,
    facts: { manager, custodian, inceptionDate, benchmark, factSheetUrl },
    history: both || fundHistory([fund], view.period, locale),
    isCompared: Boolean(both),
  };
}
