import { loadPictureLookup } from '#cms/content/picture.ts';
import { pictureIdsIn, withPictures } from '#cms/content/rich-text.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemView, summaryOf } from '#cms/items/item-view.ts';

function careerSummaryOf(shown: Shown<'careers'>) {
  const { city, closesOn, employment, field, isLive, province, publishedAt, summary } = shown.item;
  return {
    ...summaryOf(shown),
    summary,
    city,
    province,
    employment,
    field,
    publishedAt: new Date(publishedAt).toISOString(),
    isLive,
    closesOn,
  };
}

/** Job openings, newest first, including closed ones: the site checks the closing date. */
export const careersView: ItemView<'careers'> = {
  sort: ['-publishedAt', '-id'],
  search: {
    untilField: 'closesOn',
    conditionField: 'isLive',
    valueFields: ['employment', 'field', 'city', 'province'],
  },
  summaries: async (items) => items.map(careerSummaryOf),
  async detail(shown, { payload, locale }) {
    const { applyVia, description, requirements } = shown.item;
    const ids = [...pictureIdsIn(description), ...pictureIdsIn(requirements)];
    const pictures = await loadPictureLookup(payload, ids, locale);
    return {
      ...careerSummaryOf(shown),
      applyVia,
      description: withPictures(description, pictures),
      requirements: withPictures(requirements, pictures),
    };
  },
};
