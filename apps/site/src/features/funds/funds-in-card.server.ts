import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { fundsWithStaleness } from './stale-funds.ts';
import { summariesOf } from './summaries.server.ts';
import type { FundWithStaleness } from './summary.ts';

/** The funds that fit beside the rates. */
const MAX_IN_CARD = 6;

/** The first funds that have a value; null if there are none or they are unavailable. */
export async function fundsInCard(content: Content, locale: Locale): Promise<FundWithStaleness[] | null> {
  const responses = await content.ifAvailable(Promise.all([content.funds(locale), content.market(locale)]));
  if (!responses) return null;
  const [funds, market] = responses;
  const summaries = summariesOf(funds)
    .filter(({ latest }) => latest)
    .slice(0, MAX_IN_CARD);
  return summaries.length > 0 ? fundsWithStaleness(summaries, market, content.isPast) : null;
}
