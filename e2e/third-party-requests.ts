import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/**
 * Cuts a browser context off from everything but one origin, and collects what its pages asked for elsewhere, what
 * their content security policy refused, and what failed: there must be none. Only a link may lead to `linked`.
 */
export async function blockOtherOrigins(
  context: BrowserContext,
  { origin, linked }: { origin: string; linked: string },
): Promise<string[]> {
  const problems: string[] = [];
  const report = (page: Page | null, problem: string) => problems.push(`${page?.url() ?? '?'}: ${problem}`);
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request();
      if (request.isNavigationRequest() && new URL(request.url()).origin === linked)
        return route.fulfill({ body: 'The public site' });
      problems.push(`asks for ${request.url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(message.page(), message.text());
  });
  context.on('weberror', (error) => report(error.page(), `throws ${error.error().message}`));
  await context.exposeBinding('reportViolation', ({ page }, violation: string) => {
    report(page, violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
      reportViolation(`${effectiveDirective} refuses ${blockedURI}`);
    });
  });
  return problems;
}

const NETWORK_IDLE_MS = 150;

/** Makes what waits until the tabs of a context have no request under way and made none for a moment. */
export function watchNetworkIdle(context: BrowserContext): () => Promise<void> {
  const underway = new Set<Request>();
  let changedAt = Date.now();
  const onChange = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = Date.now();
  };
  const onEnd = onChange((request) => underway.delete(request));
  context.on(
    'request',
    onChange((request) => underway.add(request)),
  );
  // Not when it has finished: an answer that nobody reads never does.
  context.on('response', (response) => onEnd(response.request()));
  context.on('requestfailed', onEnd);
  // What a document asked for that is gone never ends.
  context.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    underway.clear();
    underway.add(request);
  });
  const awaited = () =>
    Date.now() - changedAt < NETWORK_IDLE_MS ? ['a moment'] : [...underway].map((request) => request.url());
  return () => expect.poll(awaited, { intervals: [50], message: 'nothing is awaited' }).toEqual([]);
}

const screenOf = (page: Page) => page.locator('.template-default, .template-minimal').first();

/** Opens a screen of the back office as a new document, and waits until React has taken it over. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(
      () =>
        screenOf(page).evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))),
      `${address} is taken over by React`,
    )
    .toBe(true);
}

/** Goes to another screen as a click on a link does: within the document. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push(to: string): void } } };
    next.router.push(to);
  }, address);
  const { pathname } = new URL(address);
  await page.waitForURL((url) => url.pathname === pathname);
}
