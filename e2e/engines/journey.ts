import { expect, test } from '../test.ts';
import type { Visitor } from './driver.ts';

const LOAN = '/calculators/loan';
const CONTACT = '/about-us/contact-us';
const LANGUAGE = '.bar-language';

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
    await visitor.untilHydrated();
  });

  await test.step('a link in a menu', async () => {
    await visitor.click('header .bar-item.opener');
    await visitor.until(() => document.querySelector('header .panel:popover-open') !== null);
    await visitor.click('header .panel:popover-open a[href="/simpanan/tabungan"]');
    await visitor.untilAt('/simpanan/tabungan');
  });

  await test.step('switch the language and back', async () => {
    for (const [language, path] of [
      ['en-US', '/en/simpanan/tabungan'],
      ['id-ID', '/simpanan/tabungan'],
    ] as const) {
      // The header updates shortly after the URL, and closes open menus.
      await visitor.untilThere(`${LANGUAGE} a[href="${path}"]`);
      await visitor.click(`${LANGUAGE} button`);
      await visitor.click(`${LANGUAGE} :popover-open a[href="${path}"]`);
      await visitor.untilAt(path);
      await visitor.until((expected) => document.documentElement.lang === expected, language);
    }
  });

  await test.step('search', async () => {
    await visitor.click('header a[href="/search"]');
    await visitor.untilThere('dialog[open] input[name="q"]');
    await visitor.fill('dialog[open] input[name="q"]', 'tabungan');
    await visitor.click('dialog[open] form[action="/search"] button[type="submit"]');
    await visitor.untilAt('/search?q=tabungan');
    await visitor.untilText('main', 'Produk');
  });

  await test.step('currency converter', async () => {
    await visitor.load('/exchange-rate');
    await visitor.untilHydrated();
    await visitor.untilText('main table', 'USD');
    await visitor.click('#conversion-amount');
    await visitor.fill('#conversion-amount', '10000');
    await visitor.until(() => location.search.includes('amount=10000&'));
    const { search } = new URL(await visitor.evaluate(() => location.href));
    await visitor.untilText('.main-figure', await figureOf(`${siteUrl}/exchange-rate${search}`));
  });

  await test.step('loan calculator', async () => {
    await visitor.load(LOAN);
    await visitor.untilHydrated();
    await visitor.click('#loan-principal');
    await visitor.fill('#loan-principal', '4000000000');
    await visitor.until(() => location.search.includes('principal=4000000000&'));
    const { search } = new URL(await visitor.evaluate(() => location.href));
    await visitor.untilText('.main-figure', await figureOf(`${siteUrl}${LOAN}${search}`));
  });

  await test.step('send an empty contact form', async () => {
    await visitor.load(CONTACT);
    await visitor.untilHydrated();
    await visitor.click('#form-fullName');
    await visitor.untilThere('form[data-hydrated]');
    // Client-side validation is loaded on focus; without it the server validates.
    await visitor.click('#form-email');
    await visitor.until(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/validation-')),
    );
    await visitor.click('#form button[type="submit"]:not([name])');
    await visitor.until(() => document.activeElement?.id === 'form-result');
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
    await visitor.untilText('main', 'Periksa isian Anda');
    await visitor.click('#form button[name="_checked"]');
    await visitor.untilText('main', 'Kiriman Anda sudah kami terima, terima kasih');
  });

  await test.step('sort the funds', async () => {
    await visitor.load('/nab');
    const heading = 'th a[href^="/nab?sort=one-year"]';
    await visitor.untilHydratedAt(heading);
    await visitor.click(heading);
    await visitor.untilAt('/nab?sort=one-year&order=desc#funds');
    await visitor.until(
      (link) => document.querySelector(link)?.closest('th')?.ariaSort === 'descending',
      'th a[href^="/nab?sort=one-year"]',
    );
  });
}
