import { expect, it } from 'vitest';
import { renderMarkup } from './render-markup.tsx';
import { RichText } from './rich-text.tsx';

const quoteOf = (text: string) =>
  renderMarkup(<RichText nodes={[{ type: 'quote', children: [{ type: 'text', text }] }]} />);

it('the author of a quote has a line of its own', () => {
  expect(quoteOf('Harga itu janji — bukan hiasan. — Erna Yulianti, pemilik')).toContain(
    '<blockquote>Harga itu janji — bukan hiasan.<footer>— Erna Yulianti, pemilik</footer></blockquote>',
  );
});

it.each([
  'Bukan uang, melainkan rasa aman.',
  'Harga itu janji — bukan hiasan.',
  'Dulu, di bank lain — Anda tahu yang mana — kami harus antre.',
])('a quote without an author is left as it is: %s', (text) => {
  expect(quoteOf(text)).toContain(`<blockquote>${text}</blockquote>`);
});
