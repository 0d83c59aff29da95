import type { SiteSettings } from '@beranda/contract';
import { expect, it } from 'vitest';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { RichText } from './rich-text.tsx';

const quoteOf = (text: string) =>
  renderMarkup(<RichText nodes={[{ type: 'quote', children: [{ type: 'text', text }] }]} />);

it('the author of a quote has a line of its own', () => {
  expect(quoteOf('Harga itu janji — bukan hiasan. — Erna Yulianti, pemilik')).toContain(
    '<blockquote>Harga itu janji — bukan hiasan.<footer>— Erna Yulianti, pemilik</footer></blockquote>',
  );
});

const settings = { headOffice: { phone: '(021) 555-0108' } } as SiteSettings;
const withSettings = (node: RichTextNode) => renderMarkup(<RichText nodes={[node]} />, '/', { settings });

it('the phone number of the bank calls it, also in bold', () => {
  const children: RichTextNode[] = [
    { type: 'text', text: 'Hubungi (021) 555-0108 atau ' },
    { type: 'text', text: '(021) 555-0108', marks: ['strong'] },
  ];
  const link = '<a href="tel:+62215550108" class="min-[18rem]:whitespace-nowrap">(021) 555-0108</a>';
  expect(withSettings({ type: 'paragraph', children })).toContain(
    `<p>Hubungi ${link} atau <strong>${link}</strong></p>`,
  );
});

it('a phone number inside a link is not a link of its own', () => {
  const children: RichTextNode[] = [{ type: 'text', text: 'Hubungi (021) 555-0108' }];
  expect(withSettings({ type: 'link', url: '/about-us/contact-us', children })).toContain(
    '>Hubungi (021) 555-0108</a>',
  );
});

it.each([
  'Bukan uang, melainkan rasa aman.',
  'Harga itu janji — bukan hiasan.',
  'Dulu, di bank lain — Anda tahu yang mana — kami harus antre.',
])('a quote without an author is left as it is: %s', (text) => {
  expect(quoteOf(text)).toContain(`<blockquote>${text}</blockquote>`);
});
