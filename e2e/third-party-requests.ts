import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/**
 * Blocks all requests of a browser context except to one origin. Collects blocked requests, policy violations and errors;
 * tests expect none. Only links to `linked` are allowed.
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
      reportViolation(`${effectiveDirective} rejects ${blockedURI}`);
    });
  });
  return problems;
}

const NETWORK_IDLE_MS = 150;

/** Creates a function that waits until a context has had no pending request for a moment. */
export function watchNetworkIdle(context: BrowserContext): () => Promise<void> {
  const active = new Set<Request>();
  let changedAt = Date.now();
  const onChange = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = Date.now();
  };
  const onEnd = onChange((request) => active.delete(request));
  context.on(
    'request',
    onChange((request) => active.add(request)),
  );
  // Not `requestfinished`: a response that is never read does not finish.
  context.on('response', (response) => onEnd(response.request()));
  context.on('requestfailed', onEnd);
  // Requests of a document that was left never finish.
  context.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    active.clear();
    active.add(request);
  });
  const pending = () =>
    Date.now() - changedAt < NETWORK_IDLE_MS ? ['a moment'] : [...active].map((request) => request.url());
  return () => expect.poll(pending, { intervals: [50], message: 'no pending requests' }).toEqual([]);
}

const screenOf = (page: Page) => page.locator('.template-default, .template-minimal').first();

/** Loads a screen of the back office as a document, and waits for hydration. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(
      () =>
        screenOf(page).evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))),
      `${address} is hydrated`,
    )
    .toBe(true);
}

/** Navigates to another screen on the client, like a click on a link. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push(to: string): void } } };
    next.router.push(to);
  }, address);
  const { pathname } = new URL(address);
  await page.waitForURL((url) => url.pathname === pathname);
}
