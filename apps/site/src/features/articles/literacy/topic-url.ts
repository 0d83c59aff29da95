import type { LiteracyTopic } from '@beranda/contract';

/** URL of the list of financial literacy articles, or of one topic. */
export function topicUrl(topic?: LiteracyTopic | null): string {
  return topic ? `/literasi?topic=${topic}` : '/literasi';
}
