import { markersIn } from '@beranda/contract/testing/personal-data';
import type { Browser, BrowserContext, Page, Request, Response } from '@playwright/test';
import { record, registerMarkers } from './recorded-output.ts';

/**
 * What a browser stores on purpose. Drafts of long forms stay in their tab until they are sent or started again,
 * without sensitive answers. The ticket of a form that was sent is in a signed cookie for a day. The session of
 * staff is a cookie that no script reads.
 */
const KEPT_ON_PURPOSE = /^(?:beranda:form-drafts|beranda_ticket_.+|payload-token)$/;

const SESSION = 'payload-token';

type Posted = Record<string, unknown>;

/** The fields of a multipart body, and the names of its files. */
function readMultipart(body: string): { fields: Posted; files: string[] } {
  const fields: Posted = {};
  for (const [, name = '', value] of body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g))
    fields[name] = value;
  const files = [...body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name ?? '');
  return { fields, files };
}

function bodyOf(request: Request): Posted {
  try {
    return (request.postDataJSON() ?? {}) as Posted;
  } catch {
    return {};
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The API and the screens of the back office, where staff type. What they say about people is named by their tests. */
const BACK_OFFICE = /^\/(?:admin|api\/(?!(?:id|en)\/))/;

/** Registers what a page posts. */
function registerPosted(request: Request): void {
  if (request.method() !== 'POST') return;
  const type = request.headers()['content-type'] ?? '';
  const { fields, files } = type.startsWith('multipart/')
    ? readMultipart(request.postData() ?? '')
    : { fields: bodyOf(request), files: [] };
  registerMarkers([{ kind: 'password', value: text(fields.password) }]);
  if (BACK_OFFICE.test(new URL(request.url()).pathname)) return;
  registerMarkers([
    ...markersIn(fields),
    ...files.map((value) => ({ kind: 'fileName', value })),
    ...['contact', 'ticket'].map((kind) => ({ kind, value: text(fields[kind]) })),
  ]);
}

/** Responses of our own servers to a POST: they are for one person. Responses that a test fakes have no policy. */
function recordCacheable(response: Response): void {
  const { 'cache-control': caching = '', 'content-security-policy': policy } = response.headers();
  if (response.request().method() !== 'POST' || !policy || caching.includes('no-store')) return;
  const { pathname } = new URL(response.url());
  record(
    'cacheable',
    'responses',
    `POST ${pathname} responded with ${response.status()} and cache-control: ${caching}`,
  );
}

function recordContext(context: BrowserContext): void {
  context.on('request', (request) => {
    record('url', 'browser', `${request.url()} ${request.headers().referer ?? ''}`);
    registerPosted(request);
  });
  context.on('response', recordCacheable);
  context.on('console', (message) => record('log', 'browser-console', message.text()));
}

/** Records what all pages of a browser request, and registers what they post. */
export const recordBrowser = (browser: Browser): void => void browser.on('context', recordContext);

const READ_WITHIN_MS = 2_000;

const readStorage = (page: Page) =>
  Promise.race([
    page.evaluate(async () => ({
      entries: [...Object.entries(localStorage), ...Object.entries(sessionStorage)],
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    })),
    new Promise<undefined>((resolve) => setTimeout(resolve, READ_WITHIN_MS)),
  ]).catch(() => undefined);

/** Records what the browser of a test has stored at its end. */
export async function recordStorage(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  registerMarkers(
    cookies.filter(({ name }) => name === SESSION).map(({ value }) => ({ kind: 'session', value })),
  );
  const stored = await Promise.all(context.pages().map(readStorage));
  const entries = [
    ...cookies.map(({ name, value }) => [name, value] as const),
    ...stored.flatMap((origin) => origin?.entries ?? []),
    ...stored
      .flatMap((origin) => [...(origin?.caches ?? []), ...(origin?.databases ?? [])])
      .map((name) => [name, ''] as const),
  ];
  for (const [name, value] of entries)
    if (!KEPT_ON_PURPOSE.test(name)) record('storage', 'entries', `${name} ${value}`);
}
