import { expect, it } from 'vitest';
import { promotionOf } from './promotion-of-product.server.ts';

const kpr = { slug: 'pinjaman/kpr', title: 'KPR Lentera' };
const promotion = (title: string, productUrl: string | null = null, isQuotaUsed = false) => ({
  title,
  summary: '',
  productUrl,
  isQuotaUsed,
});

it('prefers the promotion that links to the product to one that names it', () => {
  const named = promotion('Bunga ringan KPR Lentera');
  const linked = promotion('Rumah pertama', '/pinjaman/kpr');
  expect(promotionOf([named, linked], kpr)).toBe(linked);
  expect(promotionOf([named], kpr)).toBe(named);
});

it.each([
  ['links to another product', promotion('Rumah pertama', '/pinjaman/multiguna')],
  ['links to a longer address', promotion('Rumah pertama', '/pinjaman/kpr-syariah')],
  ['has no quota left', promotion('KPR Lentera', '/pinjaman/kpr', true)],
])('shows none that %s', (_what, other) => {
  expect(promotionOf([other], kpr)).toBeNull();
});

it('a link with a language prefix is the same link', () => {
  const linked = promotion('First home', '/en/pinjaman/kpr');
  expect(promotionOf([linked], kpr)).toBe(linked);
});
