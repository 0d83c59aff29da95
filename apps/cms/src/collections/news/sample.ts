import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';

/** Sample texts in one language. */
export function newsText(title: string) {
  return { title, summary: `${title}: summary`, body: paragraph(`${title}: body`) };
}

/** Sample fields that both languages share. */
export function newsFields(slug: string) {
  return { slug, topic: 'company' as const, publishedAt: '2026-01-02T03:04:05.000Z' };
}

export const newsSample: ItemSample = { fields: newsFields, text: newsText };
