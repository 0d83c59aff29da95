import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';

/** Sample fields of an active promotion that both languages share. */
export function promotionFields(slug: string) {
  return {
    slug,
    category: 'savings' as const,
    from: '2026-01-01T00:00:00.000Z',
    until: '2099-12-31T00:00:00.000Z',
    isQuotaUsed: false,
    productUrl: '/simpanan',
  };
}

/** Sample texts in one language. */
export function promotionText(title: string) {
  return {
    title,
    summary: `${title}: summary`,
    // Without the title, which may contain digits: quota figures are entered once for both languages.
    quota: 'First come, first served',
    body: paragraph(`${title}: body`),
    terms: paragraph(`${title}: terms`),
  };
}

export const promotionSample: ItemSample = { fields: promotionFields, text: promotionText };
