import { blocksOf } from '#cms/blocks/content/blocks-content.ts';
import { actionOf, offerOf } from '#cms/blocks/content/linked-products.ts';
import { fetchDocuments } from '#cms/content/document-file.ts';
import type { Pictures } from '#cms/content/picture.ts';
import type { Shown } from '#cms/content/stored.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import { coverPictures } from '#cms/items/article-view.ts';
import { type ItemView, summaryOf } from '#cms/items/item-view.ts';

function productSummaryOf(shown: Shown<'products'>, pictures: Pictures) {
  const { calculator, cover, isInForms, summary, tagline, tiers, type } = shown.item;
  const { facts, fees } = withFigures(
    { facts: shown.item.facts, fees: shown.item.fees },
    shown.item.figures,
    shown.language,
  );
  return {
    ...summaryOf(shown),
    type,
    tagline,
    summary,
    cover: pictures(cover),
    isInForms,
    tiers: tiers.map(({ from, to, annualRatePercent }) => ({ from, to, annualRatePercent })),
    calculator: offerOf(calculator),
    facts: facts.map(({ label, value }) => ({ label, value })),
    fees: fees.map(({ name, amount, note }) => ({ name, amount, note: note || null })),
  };
}

/** Products in editorial order; `type` filters, `forms=yes` selects those offered in forms. */
export const productsView: ItemView<'products'> = {
  sort: ['order', 'slug'],
  found: { values: ['type'] },
  filters: {
    type: (value) => ({ type: { equals: value } }),
    forms: (value) => (value === 'yes' ? { isInForms: { equals: true } } : null),
  },
  async summaries(items, context) {
    const pictures = await coverPictures(items, context);
    return items.map((shown) => productSummaryOf(shown, pictures));
  },
  async detail(shown, context) {
    const item = withFigures(shown.item, shown.item.figures, shown.language);
    const documents = await fetchDocuments(context.payload, [item.document], context.locale);
    return {
      ...productSummaryOf(shown, await coverPictures([shown], context)),
      benefits: item.benefits.map(({ icon, title, text }) => ({ icon, title, text })),
      requirements: item.requirements.map(({ text }) => text),
      steps: item.steps.map(({ title, text }) => ({ title, text })),
      disclaimer: item.disclaimer || null,
      action: actionOf(item.action),
      document: documents(item.document),
      blocks: await blocksOf(item.blocks, context),
    };
  },
};
