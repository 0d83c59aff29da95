import type { FaqSummary } from '@beranda/contract';
import { fetchPictures, type Pictures } from '#cms/content/picture.ts';
import { EMPTY_TEXT, pictureIdsIn, type RichText, withPictures } from '#cms/content/rich-text.ts';
import { type InEach, type Shown, type StoredItem, summaryOf } from '#cms/content/stored-item.ts';
import { asStored } from '#cms/content/visible.ts';
import type { ItemContext, ItemView } from '#cms/items/item-view.ts';
import { type StoredTag, tagOf } from '../tags/content.ts';

type StoredFaq = StoredItem & { answer?: InEach<RichText>; topic?: number | string | null };

type Topics = Map<unknown, NonNullable<FaqSummary['topic']>>;

/** The topics of all questions in one query, preferably in the requested language. */
async function topicsOf(items: Shown<StoredFaq>[], { payload, locale }: ItemContext): Promise<Topics> {
  const ids = [...new Set(items.flatMap(({ item }) => item.topic ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    ...asStored,
    collection: 'faq-topics',
    pagination: false,
    where: { id: { in: ids } },
  });
  const topics = docs as unknown as (StoredTag & { order: number })[];
  return new Map(topics.map((topic) => [topic.id, { ...tagOf(topic, locale), order: topic.order }]));
}

function faqOf(shown: Shown<StoredFaq>, topics: Topics, pictures: Pictures): FaqSummary {
  const { item, language } = shown;
  return {
    ...summaryOf(shown),
    answer: withPictures(item.answer?.[language] ?? EMPTY_TEXT, pictures),
    topic: topics.get(item.topic) ?? null,
  };
}

async function faqsOf(items: Shown<StoredFaq>[], context: ItemContext): Promise<FaqSummary[]> {
  const ids = items.flatMap(({ item, language }) => pictureIdsIn(item.answer?.[language]));
  const [topics, pictures] = await Promise.all([
    topicsOf(items, context),
    fetchPictures(context.payload, ids, context.locale),
  ]);
  return items.map((shown) => faqOf(shown, topics, pictures));
}

/** Questions in order; the page shows all of them. */
export const faqsView: ItemView<'faqs', StoredFaq> = {
  sort: ['order', 'id'],
  found: { by: 'answer' },
  summaries: faqsOf,
  async detail(shown, context) {
    const [faq] = await faqsOf([shown], context);
    return faq as FaqSummary;
  },
};
