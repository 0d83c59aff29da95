import { expect, it } from 'vitest';
import { publishItem } from '../../testing/start-content.ts';
import { eventually } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const read = async (query = '') => (await site.get(`/register-product${query}`)).text();

it('shows few products at once, and many as a select that works without JavaScript', async () => {
  for (let number = 1; number <= 20; number++)
    await publishItem(cms, 'products', `tabungan-${number}`, ['id']);
  await eventually(read, (html) =>
    html.includes('href="/register-product?product=simpanan/tabungan-20#request"'),
  );
  expect(await read()).not.toContain('name="product"');

  await publishItem(cms, 'products', 'tabungan-21', ['id']);
  await eventually(read, (html) => html.includes('<option value="simpanan/tabungan-21"'));
  const html = await read('?product=simpanan%2Ftabungan-7');
  expect(html).toContain('action="/register-product#request"');
  expect(html).toContain('<optgroup label="Simpanan">');
  expect(html).toMatch(/<option value="simpanan\/tabungan-7"[^>]* selected=""/);
  expect(html).toMatch(/<h1[^>]*>Ajukan [^<]*tabungan-7/);
  // No selection.
  expect(await read('?product=')).toMatch(/<h1[^>]*>Ajukan sekarang</);
});
