import type { ListedItem } from '#src/content/items.ts';

export type Question = Pick<ListedItem<'faqs'>, 'slug' | 'language' | 'title' | 'answer'>;

/** Null where questions have no topic. */
type TopicName = { slug: string | null; title: string | null; lang?: string };

export type QuestionTopic = TopicName & { questions: Question[] };

export type QuestionsData = {
  /** Slug of the topic that is asked for. */
  topic: string | null;
  /** What somebody looks for; empty for everything. */
  search: string;
  /** All topics that have questions. */
  topics: TopicName[];
  /** What is found, without topics in which nothing is. */
  shown: QuestionTopic[];
};
