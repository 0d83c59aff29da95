import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KawungField } from './kawung.tsx';

test('a field fills its container with the pattern that it defines, and says nothing', () => {
  const markup = renderToStaticMarkup(<KawungField size={170} className="text-white" />);
  const [, id] = /<pattern id="([^"]+)" width="170"/.exec(markup) ?? [];
  expect(id).toBeDefined();
  expect(markup).toContain(`fill="url(#${id})"`);
  expect(markup).toContain('aria-hidden="true"');
});

test('a field with a slug is laid out as the slug wants it, at the size that is asked for', () => {
  const one = renderToStaticMarkup(<KawungField slug="simpanan" size={132} />);
  const other = renderToStaticMarkup(<KawungField slug="pinjaman" size={132} />);
  expect(one).toContain('width="132"');
  expect(one).not.toBe(other);
});
