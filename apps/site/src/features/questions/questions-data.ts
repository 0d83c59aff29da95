import type { ListedItem } from '#src/content/items.ts';

export type Question = Pick<ListedItem<'faqs'>, 'slug' | 'language' | 'title' | 'answer'>;

/** Null where questions have no topic. */
type TopicName = { slug: string | null; title: string | null; lang?: string };

/** With all its questions, or the first of so many. */
export type QuestionTopic = TopicName & { questions: Question[]; totalQuestions: number };

export type QuestionsData = {
  /** Slug of the topic that is asked for. */
  topic: string | null;
  /** What somebody looks for; empty for everything. */
  search: string;
  /** All topics that have questions. */
  topics: TopicName[];
  /** How many questions are found. */
  total: number;
  /** What is found, without topics in which nothing is. */
  shown: QuestionTopic[];
};

/** The page of questions at `url`, of one topic or of what is looked for where they are given. */
export function questionsUrl(url: string, { topic = '', search = '' }: { topic?: string; search?: string }) {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(search && { q: search }) });
  return query.size > 0 ? `${url}?${query}` : url;
}
