import { FORMS, type FormDefinition, fieldsOf, LOCALES } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from '#src/routing/page-match.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import { cookiesOf, openForm, sendPlain } from '../../testing/open-form.ts';
import { publishItem } from '../../testing/start-content.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const ADDRESSES = PAGE_IDS.flatMap((page) => {
  const { form } = definitionOf(page);
  return form
    ? LOCALES.flatMap((locale) => addressesOf(page, locale).map((path) => [form, path] as const))
    : [];
});

beforeAll(async () => {
  await publishItem(cms, 'products', 'giro', ['id']);
  await offerSampleProduct(cms, site);
});

describe.each(ADDRESSES)('the form "%s" at %s', (name, address) => {
  it('returns to its own page with errors, and redirects to its ticket once valid', async () => {
    const { sender }: FormDefinition = FORMS[name].definition;
    const sample = await sampleOf(name);
    const form = await openForm(site, address);
    const rejected = await sendPlain(site, form, { ...sample, [sender.phone]: 'x' });
    expect(rejected.status).toBe(400);
    const again = await rejected.text();
    expect(again).toMatch(/<form[^>]* action="#form-result"/);
    expect(again).toContain('id="form-result"');
    expect(again).toContain(`id="form-${sender.phone}-error"`);
    expect(again).toContain(`value="${sample[sender.name]}"`);
    const sent = await sendPlain(site, form, sample);
    const location = sent.headers.get('location') ?? '';
    expect([sent.status, location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${address}\\?sent=[\\w-]{8}#form-result$`)),
    ]);
    const { docs } = await cms.payload.find({ collection: 'cases', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ form: name, senderEmail: sample[sender.email] });
    const page = await site.get(location, { cookie: cookiesOf(sent) });
    expect(await page.text()).toContain(docs[0]?.ticket);
  });
});

it('keeps sensitive answers from drafts, autofill and spell checkers, which may be services of others', async () => {
  for (const [name, address] of ADDRESSES) {
    const html = await (await site.get(address)).text();
    for (const [field, { isSensitive }] of Object.entries(fieldsOf(FORMS[name].definition))) {
      const control = new RegExp(`<input[^>]* name="${field}"[^>]*>`).exec(html)?.[0] ?? '';
      if (isSensitive)
        expect(control).toMatch(/(?=.* autocomplete="off")(?=.* data-private)(?=.* spellcheck="false")/i);
      else expect(control).not.toContain('data-private');
    }
  }
});

describe('an alias of a page', () => {
  it.each([
    ['/business-consultation', '/business-consultation/business-consultation'],
    ['/en/business-consultation', '/en/business-consultation/business-consultation'],
    ['/en/en/business-consultation', '/en/business-consultation/business-consultation'],
  ])('%s is served, has %s as canonical URL, and is noindex', async (address, main) => {
    const html = await (await site.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}${main}"`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="alternate" hrefLang');
    const payload = await site.get(`${address}/_payload.json`);
    expect(await payload.json()).toHaveProperty('data.csrfToken');
    expect(await (await site.get('/sitemaps/pages.xml')).text()).not.toContain(`${site.url}${address}<`);
  });

  it('does not exist for other pages with a double prefix', async () => {
    for (const address of ['/en/en', '/en/en/news', '/en/en/business-consultation/business-consultation'])
      expect((await site.get(address)).status, address).toBe(404);
  });
});

describe('the product of an application form', () => {
  const chosenAt = async (address: string) =>
    /<option value="([^"]*)"[^>]* selected=""/.exec(await (await site.get(address)).text())?.[1];

  it('comes from the query; an unknown one is ignored', async () => {
    for (const address of ['/register-product?product=simpanan/giro', '/register-product?product=giro'])
      expect(await chosenAt(address), address).toBe('simpanan/giro');
    for (const address of [
      '/register-product',
      '/register-product?product=%3Cb%3E',
      '/register-product?product=x',
      '/register-product?product=pinjaman/giro',
    ])
      expect(await chosenAt(address), address).toBe('');
  });

  it('is one that is offered', async () => {
    const form = await openForm(site, '/register-product');
    const sample = await sampleOf('product-registration');
    const rejected = await sendPlain(site, form, { ...sample, product: 'simpanan/x' });
    expect(rejected.status).toBe(400);
    expect(await rejected.text()).toContain('id="form-product-error"');
  });

  it('stays selected when the form is rejected', async () => {
    const address = '/register-product?product=simpanan/giro';
    const form = await openForm(site, address);
    const rejected = await sendPlain(site, form, { product: 'simpanan/giro' });
    const html = await rejected.text();
    expect(html).toMatch(/<option value="simpanan\/giro"[^>]* selected=""/);
    expect(html).toContain('Ajukan giro id');
  });
});
