import type { PromotionSummary } from '@beranda/contract';
import { loadPictureLookup, type PictureLookup } from '#cms/content/picture.ts';
import { pictureIdsIn, withPictures } from '#cms/content/rich-text.ts';
import type { Shown } from '#cms/content/stored.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import { type ItemView, summaryOf } from '#cms/items/item-view.ts';

function promotionSummaryOf(shown: Shown<'promotions'>, pictures: PictureLookup): PromotionSummary {
  const { category, cover, figures, from, isQuotaUsed, productUrl, summary, until } = shown.item;
  const quota = shown.item.quota || shown.indonesian?.quota;
  const quotaLanguage = shown.item.quota ? shown.language : 'id';
  return {
    ...summaryOf(shown),
    summary,
    category,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    quota: withFigures(quota ?? '', figures, quotaLanguage),
    quotaLanguage,
    isQuotaUsed,
    cover: pictures(cover),
    productUrl: productUrl || null,
  };
}

/** Promotions, latest start first, including past and future ones: the site selects by date. */
export const promotionsView: ItemView<'promotions'> = {
  sort: ['-from', '-id'],
  search: { fromField: 'from', untilField: 'until', valueFields: ['category'] },
  async summaries(items, { payload, locale }) {
    const covers = items.map(({ item }) => item.cover);
    const pictures = await loadPictureLookup(payload, covers, locale);
    return items.map((shown) => promotionSummaryOf(shown, pictures));
  },
  async detail(shown, { payload, locale }) {
    const { item, language } = shown;
    const { body, terms } = withFigures({ body: item.body, terms: item.terms }, item.figures, language);
    const ids = [item.cover, ...pictureIdsIn(body), ...pictureIdsIn(terms)];
    const pictures = await loadPictureLookup(payload, ids, locale);
    return {
      ...promotionSummaryOf(shown, pictures),
      body: withPictures(body, pictures),
      terms: withPictures(terms, pictures),
    };
  },
};
