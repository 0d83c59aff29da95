import { SITE_FACTS } from '@beranda/contract';
import { expect, it } from 'vitest';
import { waitUntil } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

/** The site map has the number in its footer, as every page does. */
const PAGES = [
  '/sitemap',
  '/about-us/contact-us',
  '/about-us/complaint',
  '/about-us/complaint/status',
  '/about-us/guides',
];

async function textOf(target: string): Promise<string> {
  const response = await site.get(target);
  expect(response.status, target).toBe(200);
  return (await response.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each(PAGES)('%s has the hours of the phone beside the number', async (page) => {
  expect(await textOf(page)).toMatch(/\(021\) 555-0108 \(?24 jam setiap hari/);
  expect(await textOf(`/en${page}`)).toMatch(/\+62 21 555-0108 \(?24 hours a day/);
});

it('without a value today the number stands alone', async () => {
  // As when its last period has ended: staff cannot leave a fact in use without a value.
  const where = { key: { equals: SITE_FACTS.phoneHours } };
  const {
    docs: [fact],
  } = await cms.payload.find({ collection: 'facts', where, locale: 'id' });
  const data = { values: fact?.values?.map((value) => ({ ...value, validFrom: '2999-01-01' })) ?? [] };
  await cms.payload.db.updateOne({ collection: 'facts', where, data, locale: 'id' });
  await cms.payload.update({ collection: 'facts', where, data, locale: 'id', overrideAccess: true });
  for (const page of PAGES) {
    const { value: html } = await waitUntil(
      () => textOf(page),
      (text) => !text.includes('24 jam setiap hari'),
    );
    expect(html, page).toContain('(021) 555-0108');
    expect(html, page).not.toContain('(–)');
  }
});
