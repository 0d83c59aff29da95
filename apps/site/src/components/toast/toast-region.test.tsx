import { afterEach, expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { ToastCard } from './toast-card.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toasts.ts';

afterEach(() => toast.call('clear'));

test('the status element exists before any toast', () => {
  expect(renderMarkup(<ToastRegion />)).toMatch(
    /^<p role="status"[^>]*><\/p><section popover="manual"[^>]*><\/section>$/,
  );
});

test('the server never renders a toast, not even one that a request asked for', () => {
  const empty = renderMarkup(<ToastRegion />);
  toast.call('show', { text: 'Rahasia orang lain' });
  expect(renderMarkup(<ToastRegion />)).toBe(empty);
});

test('a toast has its text and a close button, in the language of the page', () => {
  const card = <ToastCard toast={{ text: 'Tersimpan', tone: 'success' }} onClose={() => {}} />;
  expect(renderMarkup(card)).toContain('<p>Tersimpan</p>');
  expect(renderMarkup(card)).toContain('aria-label="Tutup pemberitahuan"');
  expect(renderMarkup(card, '/en')).toContain('aria-label="Close the notice"');
});
