import type { ItemSample } from '../../../testing/item-sample.ts';
import { paragraph } from '../../../testing/paragraph.ts';

/** Sample fields that both languages share. */
export function careerFields(slug: string) {
  return {
    slug,
    city: 'Makassar',
    province: 'SN' as const,
    employment: 'permanent' as const,
    field: 'business' as const,
    isLive: true,
    closesOn: '2099-12-31',
    applyVia: 'mailto:karier@lentera.example',
    publishedAt: '2026-01-02T03:04:05.000Z',
  };
}

/** Sample texts in one language. */
export function careerText(title: string) {
  return {
    title,
    summary: `${title}: summary`,
    description: paragraph(`${title}: description`),
    requirements: paragraph(`${title}: requirements`),
  };
}

export const careerSample: ItemSample = { fields: careerFields, text: careerText };
