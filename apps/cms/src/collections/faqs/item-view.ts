import { loadPictureLookup } from '#cms/content/picture.ts';
import { listVisible } from '#cms/content/read-stored.ts';
import { pictureIdsIn, withPictures } from '#cms/content/rich-text.ts';
import type { Shown } from '#cms/content/stored.ts';
import { type ItemContext, type ItemView, listedInFull, summaryOf } from '#cms/items/item-view.ts';
import { tagOf } from '../tags/content.ts';

/** The topics of all questions by id, in one query. */
async function fetchTopics(items: Shown<'faqs'>[], { payload, locale }: ItemContext) {
  const ids = [...new Set(items.flatMap(({ item }) => item.topic ?? []))];
  const topics = ids.length > 0 ? await listVisible(payload, 'faq-topics', locale, { id: { in: ids } }) : [];
  return new Map(topics.map((topic) => [topic.item.id, { ...tagOf(topic), order: topic.item.order }]));
}

async function questions(items: Shown<'faqs'>[], context: ItemContext) {
  const pictureIds = items.flatMap(({ item }) => pictureIdsIn(item.answer));
  const [topics, pictures] = await Promise.all([
    fetchTopics(items, context),
    loadPictureLookup(context.payload, pictureIds, context.locale),
  ]);
  return (shown: Shown<'faqs'>) => {
    const { answer, topic } = shown.item;
    return {
      ...summaryOf(shown),
      answer: withPictures(answer, pictures),
      topic: (topic !== null && topics.get(topic)) || null,
    };
  };
}

/** Questions in order; the page shows all of them. */
export const faqsView: ItemView<'faqs'> = {
  sort: ['order', 'id'],
  search: { descriptionField: 'answer' },
  ...listedInFull(questions),
};
