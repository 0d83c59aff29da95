import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KawungField } from './kawung.tsx';

test('a field fills its container with its own pattern and is hidden from assistive technology', () => {
  const markup = renderToStaticMarkup(<KawungField size={170} className="text-on-dark" />);
  const [, id] = /<pattern id="([^"]+)" width="170"/.exec(markup) ?? [];
  expect(id).toBeDefined();
  expect(markup).toContain(`fill="url(#${id})"`);
  expect(markup).toContain('aria-hidden="true"');
});

test('a field with a slug has the layout of the slug, at the given size', () => {
  const one = renderToStaticMarkup(<KawungField slug="simpanan" size={132} />);
  const other = renderToStaticMarkup(<KawungField slug="pinjaman" size={132} />);
  expect(one).toContain('width="132"');
  expect(one).not.toBe(other);
});
