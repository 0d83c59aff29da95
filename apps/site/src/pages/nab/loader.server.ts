import type { Fund, Locale } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { agedFunds } from '#src/widgets/funds/fund-age.ts';
import { summariesOf } from '#src/widgets/funds/summaries.server.ts';
import { fundHistory } from './fund-history.server.ts';
import type { NabPageData, ShownFund } from './page.tsx';
import { parseView, type View } from './query.ts';
import { sorted } from './sorted.ts';

export const loadNab: Loader<NabPageData> = async ({ content, locale, query, doNotStore }) => {
  const [funds, market] = await Promise.all([content.funds(locale), content.market(locale)]);
  const { view, unknown } = parseView(
    query,
    funds.map(({ slug }) => slug),
  );
  if (unknown.length > 0) doNotStore();
  const summaries = summariesOf(funds);
  const { sort, order } = view;
  const inOrder = sort ? sorted(summaries, { sort, order }, locale) : summaries;
  return {
    view,
    unknown,
    rows: agedFunds(inOrder, market, content.hasCome),
    shown: shownFund(funds, view, locale),
    disclaimer: market.funds.disclaimer,
  };
};

/** The chosen fund, or the first; null where there is none at all. */
function shownFund(funds: readonly Fund[], view: View, locale: Locale): ShownFund | null {
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
