import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { PromotionNote } from './promotion-note.tsx';

const promotion = {
  slug: 'rumah-pertama',
  title: 'Bunga tetap lima tahun',
  language: 'id' as const,
  period: '1 Okt 2026 – 31 Des 2026',
};

it('has the rate that the calculator starts from, and the current promotion with its period', () => {
  const markup = renderMarkup(<PromotionNote product={{ text: 'KPR', promotion }} />, '/en');
  expect(markup).toContain('The calculator starts at the rate of KPR.');
  expect(markup).toMatch(/<a [^>]*href="\/en\/promo\/rumah-pertama"[^>]*>Bunga tetap lima tahun<\/a>/);
  expect(markup.replaceAll('<!-- -->', '')).toContain(
    '</a>” (1 Okt 2026 – 31 Des 2026), has terms of its own, which are not included',
  );
});

it('is empty without a promotion', () => {
  expect(renderMarkup(<PromotionNote product={{ text: 'KPR', promotion: null }} />, '/en')).toBe('');
});
