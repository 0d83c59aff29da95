import { afterEach, expect, test } from 'vitest';
import { renderMarkup } from '../render-markup.tsx';
import { ToastCard } from './toast-card.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toasts.ts';

afterEach(() => toast.call('clear'));

test('the status is there before any toast', () => {
  expect(renderMarkup(<ToastRegion />)).toMatch(
    /^<p role="status"[^>]*><\/p><section popover="manual"[^>]*><\/section>$/,
  );
});

test('the server never shows a toast, whoever called for one', () => {
  const empty = renderMarkup(<ToastRegion />);
  toast.call('show', { text: 'Rahasia orang lain' });
  expect(renderMarkup(<ToastRegion />)).toBe(empty);
});

test('a toast says its text and has a button that closes it, in the language of the page', () => {
  const card = <ToastCard toast={{ text: 'Tersimpan', tone: 'success' }} onClose={() => {}} />;
  expect(renderMarkup(card)).toContain('<p>Tersimpan</p>');
  expect(renderMarkup(card)).toContain('aria-label="Tutup pemberitahuan"');
  expect(renderMarkup(card, '/en')).toContain('aria-label="Close the notice"');
});
