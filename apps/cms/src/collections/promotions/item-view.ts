import type { PromotionCategory, PromotionSummary } from '@beranda/contract';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import { EMPTY_TEXT, pictureIdsIn, type RichText, withPictures } from '#cms/content/rich-text.ts';
import {
  type InEach,
  languageOfText,
  type Shown,
  type StoredItem,
  summaryOf,
  textIn,
  textOrIndonesian,
} from '#cms/content/stored-item.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import type { Figure } from '#cms/fields/figures/format-figure.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredPromotion = StoredItem & {
  summary?: InEach<string>;
  body?: InEach<RichText>;
  terms?: InEach<RichText>;
  figures?: Figure[] | null;
  quota?: InEach<string>;
  category?: PromotionCategory | null;
  from?: string | null;
  until?: string | null;
  isQuotaUsed?: boolean | null;
  productUrl?: string | null;
  cover?: unknown;
};

function promotionSummaryOf(shown: Shown<StoredPromotion>, pictures: Pictures): PromotionSummary {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    summary: textIn(item.summary, language),
    category: item.category ?? 'savings',
    from: new Date(item.from ?? item.updatedAt).toISOString(),
    until: new Date(item.until ?? item.updatedAt).toISOString(),
    // In the language of the text, which may be the fallback.
    quota: withFigures(
      textOrIndonesian(shown, item.quota),
      item.figures,
      languageOfText(item.quota, language),
    ),
    quotaLanguage: languageOfText(item.quota, language),
    isQuotaUsed: item.isQuotaUsed ?? false,
    cover: pictures(item.cover),
  };
}

/** Promotions, latest start first, including past and future ones: the site selects by date. */
export const promotionsView: ItemView<'promotions', StoredPromotion> = {
  sort: ['-from', '-id'],
  found: { from: 'from', until: 'until' },
  async summaries(items, { payload, locale }) {
    const covers = items.map(({ item }) => item.cover);
    const pictures = await fetchPictures(payload, covers, locale);
    return items.map((shown) => promotionSummaryOf(shown, pictures));
  },
  async detail(shown, { payload, locale }) {
    const { item, language } = shown;
    const body = withFigures(item.body?.[language] ?? EMPTY_TEXT, item.figures, language);
    const terms = withFigures(item.terms?.[language] ?? EMPTY_TEXT, item.figures, language);
    const ids = [item.cover, ...pictureIdsIn(body), ...pictureIdsIn(terms)];
    const pictures = await fetchPictures(payload, ids, locale);
    return {
      ...promotionSummaryOf(shown, pictures),
      body: withPictures(body, pictures),
      terms: withPictures(terms, pictures),
      productUrl: item.productUrl || null,
    };
  },
};
