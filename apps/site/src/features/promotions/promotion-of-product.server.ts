import { LANGUAGES, type Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import { formatters } from '#src/i18n/use-formatter.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';
import { type RunningPromotion, runningPromotions } from './running.server.ts';

type Product = { slug: string; title: string };
type Promotion = Pick<RunningPromotion, 'title' | 'summary' | 'productUrl' | 'isQuotaUsed'>;

/** The promotion of a product: one that links to its page, else one that names it; null if its quota is used. */
export function promotionOf<P extends Promotion>(promotions: readonly P[], product: Product): P | null {
  const open = promotions.filter(({ isQuotaUsed }) => !isQuotaUsed);
  const isLinked = ({ productUrl }: P) =>
    productUrl !== null && withoutLocale(productUrl) === `/${product.slug}`;
  const isNamed = ({ title, summary }: P) => `${title} ${summary}`.includes(product.title);
  return open.find(isLinked) ?? open.find(isNamed) ?? null;
}

/** What a product page says about its promotion; texts are ready, so that the page needs no code for them. */
export type ProductPromotionData = Pick<
  RunningPromotion,
  'slug' | 'language' | 'title' | 'summary' | 'quota'
> & { quotaLang: string; period: string };

/** The period with inclusive days in Jakarta; an end at midnight belongs to the previous day. */
function periodOf({ from, until }: RunningPromotion, locale: Locale): string {
  const t = translatorOf(LANGUAGES[locale].format, messagesOf(locale), 'promotions');
  const format = formatters[locale];
  const day = (time: number) => format.dateTime(new Date(time), { dateStyle: 'medium' });
  return t('period', { from: day(Date.parse(from)), until: day(Date.parse(until) - 1) });
}

/**
 * The function that finds the running promotion of a product, latest start first: null if there is none, or they are
 * unavailable.
 */
export async function runningPromotionFinder(content: Content, locale: Locale) {
  const promotions = (await content.ifAvailable(runningPromotions(content, locale))) ?? [];
  return (product: Product): ProductPromotionData | null => {
    const found = promotionOf(promotions, product);
    if (!found) return null;
    const { slug, language, title, summary, quota, quotaLanguage } = found;
    const quotaLang = LANGUAGES[quotaLanguage].tag;
    return { slug, language, title, summary, quota, quotaLang, period: periodOf(found, locale) };
  };
}
