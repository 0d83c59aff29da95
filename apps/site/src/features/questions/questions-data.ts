import type { ListedItem } from '#src/content/items.ts';

export type Question = Pick<ListedItem<'faqs'>, 'slug' | 'language' | 'title' | 'answer'>;

/** Null for questions without a topic. */
type TopicName = { slug: string | null; title: string | null; lang?: string };

/** All of its questions or the first ones; `total` counts all. */
export type QuestionTopic = TopicName & { questions: Question[]; totalQuestions: number };

export type QuestionsData = {
  /** Slug of the selected topic. */
  topic: string | null;
  /** Search text; empty for everything. */
  search: string;
  /** All topics that have questions. */
  topics: TopicName[];
  /** Number of matching questions. */
  total: number;
  /** Matching questions; topics without matches are left out. */
  matches: QuestionTopic[];
};
