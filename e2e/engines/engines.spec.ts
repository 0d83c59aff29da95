import type { Administrator } from '../../bench/administrator.ts';
import { findFirefox, hasWebkit } from '../../scripts/testing/engines.mjs';
import { listCases } from '../administrator.ts';
import { builtFile } from '../requests.ts';
import { expect, SLOW, test } from '../test.ts';
import { createVisitor, type Driver, type Visitor } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { runVisitorJourney } from './journey.ts';
import { type HoldingProxy, startProxy } from './proxy.ts';
import { startWebkit } from './webkit.ts';

const CONTACT = '/about-us/contact-us';
const IDENTITY_NUMBER = '3171234507890001';

const ENGINES: { name: string; isThere: boolean; start: () => Promise<Driver> }[] = [
  { name: 'Firefox', isThere: findFirefox() !== undefined, start: () => startFirefox(String(findFirefox())) },
  { name: 'WebKit', isThere: hasWebkit(), start: startWebkit },
];

/** A pattern for the URL of the chunk of a source file. */
const codeOf = (source: string) => new RegExp(`^${builtFile(source).replaceAll('.', '\\.')}$`);

for (const { name, isThere, start } of ENGINES) {
  test.describe(name, SLOW, () => {
    // Not every system has a package of this engine; the step `browser` installs it, or names in its summary that it could not.
    test.skip(!isThere, `${name} is not installed`);

    let proxy: HoldingProxy;
    let driver: Driver;
    let visitor: Visitor;
    let administrator: Administrator;
    test.beforeAll(async ({ sharedStack, administrator: registered }) => {
      administrator = registered;
      proxy = await startProxy(sharedStack.siteUrl);
      driver = await start();
      visitor = createVisitor(driver, proxy.url);
    });
    test.afterAll(async () => {
      await driver?.close();
      await proxy?.close();
    });
    test.beforeEach(() => proxy.reset());
    test.afterEach(() => {
      expect(proxy.problems).toEqual([]);
      expect(proxy.exchanges.filter(({ status = 200 }) => status >= 400)).toEqual([]);
    });

    test('a visitor navigates, searches, calculates, sends a form and sorts', async ({ sharedStack }) => {
      test.setTimeout(90_000);
      const notes = `Pertanyaan tentang tabungan dari ${name}`;
      await runVisitorJourney(visitor, sharedStack.siteUrl, notes);
      expect(await listCases(administrator, 'answers.notes', notes)).toHaveLength(1);
    });

    const documents = () =>
      proxy.exchanges.filter(({ isDocument }) => isDocument).map(({ method, path }) => `${method} ${path}`);

    /** Fills in the contact form without events that would hydrate it. */
    const fillIn = (notes: string) =>
      visitor.evaluate(
        (entries) => {
          for (const [field, value] of entries) {
            const controls = document.querySelectorAll<HTMLInputElement>(`form [name="${field}"]`);
            for (const control of controls)
              if (control.type === 'radio') control.checked = control.value === value;
              else control.value = value;
          }
        },
        Object.entries({
          fullName: 'Ratna Wulandari',
          email: 'ratna@contoh.example',
          phone: '0812 3765 4028',
          customerType: 'individual',
          identityNumber: IDENTITY_NUMBER,
          topicType: 'question',
          issue: 'other',
          notes,
        }),
      );

    async function expectReceived(notes: string): Promise<void> {
      await visitor.waitUntilText('main', 'Kiriman Anda sudah kami terima, terima kasih');
      const messages = await listCases(administrator, 'answers.notes', notes);
      expect(messages).toMatchObject([
        { senderName: 'Ratna Wulandari', answers: { identityNumber: '••••••••••••0001' } },
      ]);
    }

    for (const hasBeforeUnload of [true, false])
      test(`a form that is sent before hydration is stored${hasBeforeUnload ? '' : ', without beforeunload too'}`, async () => {
        if (!hasBeforeUnload) proxy.withoutBeforeUnload();
        const notes = `${name} ${hasBeforeUnload ? 'dengan' : 'tanpa'} beforeunload`;
        const code = proxy.hold('GET', codeOf('src/features/forms/site-form.tsx'));
        const post = proxy.hold('POST', /^\/about-us\/contact-us$/);
        await visitor.load(CONTACT);
        await visitor.waitUntilHydrated();
        await visitor.click('#form-fullName');
        await code.reached;
        await fillIn(notes);
        await visitor.click('form#form button[type="submit"]:not([name])');
        await post.reached;
        // After two round trips the page has handled the rejected imports.
        await visitor.evaluate(() => {});
        await visitor.evaluate(() => {});
        post.release();
        await visitor.waitUntilText('main', 'Periksa isian Anda');
        // The check page needs the code: only that solves the captcha.
        code.release();
        await visitor.waitUntilThere('form[data-hydrated]');
        await visitor.click('form#form button.at-check[name="_checked"]');
        await expectReceived(notes);
        expect(documents()).toEqual([`GET ${CONTACT}`, `POST ${CONTACT}`]);
      });

    test('a link that is clicked before hydration works', async () => {
      const code = proxy.hold('GET', codeOf('src/pages/news/page.tsx'));
      const next = proxy.hold('GET', /^\/careers$/);
      await visitor.load('/news');
      await code.reached;
      await visitor.click('footer a[href="/careers"]');
      await next.reached;
      await visitor.evaluate(() => {});
      await visitor.evaluate(() => {});
      next.release();
      await visitor.waitUntilAt('/careers');
      await visitor.waitUntilHydrated();
      expect(documents()).toEqual(['GET /news', 'GET /careers']);
    });

    test('a slow navigation is cancelled by a later one', async () => {
      const late = proxy.hold('GET', /^\/careers\/_payload\.json/);
      const next = proxy.hold('GET', /^\/branches$/);
      await visitor.load('/news');
      const link = 'footer a[href="/careers"]';
      await visitor.waitUntilHydratedAt(link);
      await visitor.click(link);
      await late.reached;
      await visitor.waitUntil(() => document.documentElement.dataset.pageState === 'pending');
      await visitor.enter('/branches');
      await next.reached;
      await visitor.evaluate(() => {});
      await visitor.evaluate(() => {});
      next.release();
      await visitor.waitUntilAt('/branches');
      await visitor.waitUntilHydrated();
      expect(documents()).toEqual(['GET /news', 'GET /branches']);
    });
  });
}
