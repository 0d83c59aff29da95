import { loadBlocks } from '#cms/blocks/content/blocks-content.ts';
import { actionOf, offerMapper } from '#cms/blocks/content/linked-products.ts';
import { loadDocumentLookup } from '#cms/content/document-file.ts';
import type { PictureLookup } from '#cms/content/picture.ts';
import type { Shown } from '#cms/content/stored.ts';
import { withFigures } from '#cms/fields/figures/figure-references.ts';
import { coverPictures } from '#cms/items/article-view.ts';
import { type ItemContext, type ItemView, summaryOf } from '#cms/items/item-view.ts';

/** The function that maps products to list entries. */
async function summaryMapper(items: Shown<'products'>[], context: ItemContext) {
  const pictures = await coverPictures(items, context);
  const offerOf = await offerMapper(
    context.payload,
    items.map(({ item }) => item.calculator),
  );
  return (shown: Shown<'products'>) => productSummaryOf(shown, pictures, offerOf);
}

function productSummaryOf(
  shown: Shown<'products'>,
  pictures: PictureLookup,
  offerOf: Awaited<ReturnType<typeof offerMapper>>,
) {
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
  search: { valueFields: ['type'] },
  filters: {
    type: (value) => ({ type: { equals: value } }),
    forms: (value) => (value === 'yes' ? { isInForms: { equals: true } } : null),
  },
  async summaries(items, context) {
    return items.map(await summaryMapper(items, context));
  },
  async detail(shown, context) {
    const item = withFigures(shown.item, shown.item.figures, shown.language);
    const documents = await loadDocumentLookup(context.payload, [item.document], context.locale);
    return {
      ...(await summaryMapper([shown], context))(shown),
      benefits: item.benefits.map(({ icon, title, text }) => ({ icon, title, text })),
      requirements: item.requirements.map(({ text }) => text),
      steps: item.steps.map(({ title, text }) => ({ title, text })),
      disclaimer: item.disclaimer || null,
      action: actionOf(item.action),
      document: documents(item.document),
      blocks: await loadBlocks(item.blocks, context, { collection: 'products', id: item.id }),
    };
  },
};
