import type { CareerField, CareerSummary, EmploymentKind, ProvinceCode } from '@beranda/contract';
import { fetchPictures } from '#cms/content/picture.ts';
import { EMPTY_TEXT, pictureIdsIn, type RichText, withPictures } from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf, textIn } from '#cms/content/stored-item.ts';
import type { ItemView } from '#cms/items/item-view.ts';

type StoredCareer = StoredItem & {
  summary?: InEach<string>;
  description?: InEach<RichText>;
  requirements?: InEach<RichText>;
  applyVia?: string | null;
  city?: string | null;
  province?: ProvinceCode | null;
  employment?: EmploymentKind | null;
  field?: CareerField | null;
  publishedAt?: string | null;
  isLive?: boolean | null;
  closesOn?: string | null;
};

function careerSummaryOf(shown: Shown<StoredCareer>): CareerSummary {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    summary: textIn(item.summary, language),
    city: item.city ?? '',
    province: item.province ?? 'JK',
    employment: item.employment ?? 'permanent',
    field: item.field ?? 'branches',
    publishedAt: new Date(item.publishedAt ?? item.updatedAt).toISOString(),
    isLive: item.isLive ?? false,
    closesOn: item.closesOn || item.updatedAt.slice(0, 10),
  };
}

/** Job openings, newest first, including closed ones: the site checks the closing date. */
export const careersView: ItemView<'careers', StoredCareer> = {
  sort: ['-publishedAt', '-id'],
  found: { until: 'closesOn', if: 'isLive' },
  summaries: async (items) => items.map(careerSummaryOf),
  async detail(shown, { payload, locale }) {
    const { item, language } = shown;
    const description = item.description?.[language] ?? EMPTY_TEXT;
    const requirements = item.requirements?.[language] ?? EMPTY_TEXT;
    const ids = [...pictureIdsIn(description), ...pictureIdsIn(requirements)];
    const pictures = await fetchPictures(payload, ids, locale);
    return {
      ...careerSummaryOf(shown),
      applyVia: item.applyVia ?? '',
      description: withPictures(description, pictures),
      requirements: withPictures(requirements, pictures),
    };
  },
};
