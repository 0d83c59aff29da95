import { expect, test } from '../test.ts';
import type { Visitor } from './driver.ts';

const LOAN = '/calculators/loan';
const CONTACT = '/about-us/contact-us';
const LANGUAGE = '.header-language';

/** The main figure of a page as rendered by the server. */
async function figureOf(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'id' } })).text();
  return /main-figure[^>]*>([^<]+)</.exec(html)?.[1] ?? 'no figure';
}

/**
 * The most common tasks of visitors, from the home page to a sorted table of funds.
 *
 * @param siteUrl URL of the site without the proxy.
 */
export async function runVisitorJourney(visitor: Visitor, siteUrl: string, notes: string): Promise<void> {
  await test.step('home', async () => {
    await visitor.load('/');
    await visitor.waitUntilHydrated();
  });

  await test.step('a link in a menu', async () => {
    await visitor.click('header .header-item.opener');
    await visitor.waitUntil(() => document.querySelector('header .panel:popover-open') !== null);
    await visitor.click('header .panel:popover-open a[href="/simpanan/tabungan"]');
    await visitor.waitUntilAt('/simpanan/tabungan');
  });

  await test.step('switch the language and back', async () => {
    for (const [language, path] of [
      ['en-US', '/en/simpanan/tabungan'],
      ['id-ID', '/simpanan/tabungan'],
    ] as const) {
      // The header updates shortly after the URL, and closes open menus.
      await visitor.waitUntilThere(`${LANGUAGE} a[href="${path}"]`);
      await visitor.click(`${LANGUAGE} button`);
      await visitor.click(`${LANGUAGE} :popover-open a[href="${path}"]`);
      await visitor.waitUntilAt(path);
      await visitor.waitUntil((expected) => document.documentElement.lang === expected, language);
    }
  });

  await test.step('search', async () => {
    await visitor.click('header a[href="/search"]');
    await visitor.waitUntilThere('dialog[open] input[name="q"]');
    await visitor.fill('dialog[open] input[name="q"]', 'tabungan');
    await visitor.click('dialog[open] form[action="/search"] button[type="submit"]');
    await visitor.waitUntilAt('/search?q=tabungan');
    await visitor.waitUntilText('main', 'Produk');
  });

  await test.step('currency converter', async () => {
    await visitor.load('/exchange-rate');
    await visitor.waitUntilHydrated();
    await visitor.waitUntilText('main table', 'USD');
    await visitor.click('#conversion-amount');
    await visitor.fill('#conversion-amount', '10000');
    await visitor.waitUntil(() => location.search.includes('amount=10000&'));
    const { search } = new URL(await visitor.evaluate(() => location.href));
    await visitor.waitUntilText('.main-figure', await figureOf(`${siteUrl}/exchange-rate${search}`));
  });

  await test.step('loan calculator', async () => {
    await visitor.load(LOAN);
    await visitor.waitUntilHydrated();
    await visitor.click('#loan-principal');
    await visitor.fill('#loan-principal', '4000000000');
    await visitor.waitUntil(() => location.search.includes('principal=4000000000&'));
    const { search } = new URL(await visitor.evaluate(() => location.href));
    await visitor.waitUntilText('.main-figure', await figureOf(`${siteUrl}${LOAN}${search}`));
  });

  await test.step('send an empty contact form', async () => {
    await visitor.load(CONTACT);
    await visitor.waitUntilHydrated();
    await visitor.click('#form-fullName');
    await visitor.waitUntilThere('form[data-hydrated]');
    // Client-side validation is loaded on focus; without it the server validates.
    await visitor.click('#form-email');
    await visitor.waitUntil(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/validation-')),
    );
    await visitor.click('#form button[type="submit"]:not([name])');
    await visitor.waitUntil(() => document.activeElement?.id === 'form-result');
    expect(await visitor.evaluate(() => document.querySelectorAll('#form-result a').length)).toBe(7);
  });

  await test.step('fill in and send the contact form', async () => {
    await visitor.fill('#form-fullName', 'Ratna Wulandari');
    await visitor.fill('#form-email', 'ratna@contoh.example');
    await visitor.fill('#form-phone', '0812 3765 4028');
    await visitor.click('label:has(#form-customerType-general)');
    await visitor.click('label:has(#form-topicType-question)');
    await visitor.click('label:has(#form-issue-other)');
    await visitor.fill('#form-notes', notes);
    await visitor.click('#form button[type="submit"]:not([name])');
    await visitor.waitUntilText('main', 'Periksa isian Anda');
    await visitor.click('#form button.at-check[name="_checked"]');
    await visitor.waitUntilText('main', 'Kiriman Anda sudah kami terima, terima kasih');
  });

  await test.step('sort the funds', async () => {
    await visitor.load('/nab');
    const heading = 'th a[href^="/nab?sort=one-year"]';
    await visitor.waitUntilHydratedAt(heading);
    await visitor.click(heading);
    await visitor.waitUntilAt('/nab?sort=one-year&order=desc#funds');
    await visitor.waitUntil(
      (link) => document.querySelector(link)?.closest('th')?.ariaSort === 'descending',
      'th a[href^="/nab?sort=one-year"]',
    );
  });
}
