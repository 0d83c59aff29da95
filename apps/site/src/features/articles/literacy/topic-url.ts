import type { LiteracyTopic } from '@beranda/contract';

/** The list of articles on money, of one topic where given. */
export function topicUrl(topic?: LiteracyTopic | null): string {
  return topic ? `/literasi?topic=${topic}` : '/literasi';
}
