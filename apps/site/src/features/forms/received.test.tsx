import { formIn } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { Received } from './received.tsx';

const noScriptIn = (html: string) => /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';

it.each([
  ['complaint', 'id', '/', 'jangan tekan Kembali di peramban'],
  ['complaint', 'en', '/en', 'do not go back in the browser'],
] as const)(
  'without JavaScript, whose check page cannot be gone back to, the page of the ticket of a %s says so: %s',
  (name, locale, address, text) => {
    const html = renderMarkup(
      <Received ticket="7K2M-Q0ZD-94XA" isCopySent form={formIn(locale, name)} />,
      address,
    );
    expect(noScriptIn(html)).toContain(text);
  },
);

it('a form without a check page can be gone back to', () => {
  const html = renderMarkup(
    <Received ticket="7K2M-Q0ZD-94XA" isCopySent form={formIn('id', 'data-request')} />,
  );
  expect(noScriptIn(html)).toBe('');
});
