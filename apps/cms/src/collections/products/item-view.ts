import { type InterestTier, type ProductType, productTypes } from '@beranda/contract';
import { blocksOf, type StoredBlock } from '#cms/blocks/content/blocks-content.ts';
import { actionIn, offerOf } from '#cms/blocks/content/linked-products.ts';
import { fetchDocuments } from '#cms/content/document-file.ts';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import type { Figure } from '#cms/fields/figures/format-figure.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';

type Point = { icon: string; title: string; text: string };

type StoredProduct = StoredItem & {
  type?: ProductType | null;
  tagline?: InEach<string>;
  summary?: InEach<string>;
  cover?: unknown;
  isInForms?: boolean | null;
  figures?: Figure[] | null;
  facts?: InEach<{ label: string; value: string }[]>;
  benefits?: InEach<Point[]>;
  tiers?: { from: number; to?: number | null; annualRatePercent: number }[] | null;
  fees?: InEach<{ name: string; amount: string; note?: string | null }[]>;
  requirements?: InEach<{ text: string }[]>;
  steps?: InEach<{ title: string; text: string }[]>;
  calculator?: Parameters<typeof offerOf>[0];
  disclaimer?: InEach<string>;
  action?: Parameters<typeof actionIn>[0];
  document?: unknown;
  blocks?: InEach<StoredBlock[]>;
};

function pictures(items: Shown<StoredProduct>[], { payload, locale }: ItemContext): Promise<Pictures> {
  return fetchPictures(
    payload,
    items.map(({ item }) => item.cover),
    locale,
  );
}

const tierOf = ({
  from,
  to,
  annualRatePercent,
}: InterestTier | (Omit<InterestTier, 'to'> & { to?: number | null })) => ({
  from,
  to: to ?? null,
  annualRatePercent,
});

function productSummaryOf(shown: Shown<StoredProduct>, pictures: Pictures) {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    type: item.type ?? productTypes[0],
    tagline: textIn(item.tagline, language),
    summary: textIn(item.summary, language),
    cover: pictures(item.cover),
    isInForms: item.isInForms ?? false,
    tiers: (item.tiers ?? []).map(tierOf),
    calculator: offerOf(item.calculator),
  };
}

/** Products in editorial order; `type` filters, `forms=yes` selects those offered in forms. */
export const productsView: ItemView<'products', StoredProduct> = {
  sort: ['order', 'slug'],
  filters: {
    type: (value) => ({ type: { equals: value } }),
    forms: (value) => (value === 'yes' ? { isInForms: { equals: true } } : null),
  },
  async summaries(items, context) {
    const found = await pictures(items, context);
    return items.map((shown) => productSummaryOf(shown, found));
  },
  async detail(shown, context) {
    const { language } = shown;
    const item = withFigures(shown.item, shown.item.figures, language);
    const documents = await fetchDocuments(context.payload, [item.document], context.locale);
    return {
      ...productSummaryOf(shown, await pictures([shown], context)),
      facts: (item.facts?.[language] ?? []).map(({ label, value }) => ({ label, value })),
      benefits: (item.benefits?.[language] ?? []).map(({ icon, title, text }) => ({ icon, title, text })),
      fees: (item.fees?.[language] ?? []).map(({ name, amount, note }) => ({
        name,
        amount,
        note: note || null,
      })),
      requirements: (item.requirements?.[language] ?? []).map(({ text }) => text),
      steps: (item.steps?.[language] ?? []).map(({ title, text }) => ({ title, text })),
      disclaimer: textIn(item.disclaimer, language) || null,
      action: actionIn(item.action, language),
      document: documents(item.document),
      blocks: await blocksOf(item.blocks?.[language], context),
    };
  },
};
