import { markersIn } from '@beranda/contract/testing/personal-data';
import type { Browser, BrowserContext, Page, Request, Response } from '@playwright/test';
import { keep, remember } from './evidence.ts';

/**
 * What a browser keeps on purpose. Drafts of long forms stay in their tab until they are sent or started again, without
 * sensitive answers. The ticket of a form that was sent without script travels in a signed cookie for ten minutes. The
 * session of staff is a cookie that no script reads.
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

/** Remembers what a page posts. */
function rememberPosted(request: Request): void {
  if (request.method() !== 'POST') return;
  const type = request.headers()['content-type'] ?? '';
  const { fields, files } = type.startsWith('multipart/')
    ? readMultipart(request.postData() ?? '')
    : { fields: bodyOf(request), files: [] };
  remember([{ kind: 'password', value: text(fields.password) }]);
  if (BACK_OFFICE.test(new URL(request.url()).pathname)) return;
  remember([
    ...markersIn(fields),
    ...files.map((value) => ({ kind: 'fileName', value })),
    ...['contact', 'ticket'].map((kind) => ({ kind, value: text(fields[kind]) })),
  ]);
}

/** Answers of our own servers to a POST: they are for one person. Answers that a test fakes have no policy. */
function keepCacheable(response: Response): void {
  const { 'cache-control': caching = '', 'content-security-policy': policy } = response.headers();
  if (response.request().method() !== 'POST' || !policy || caching.includes('no-store')) return;
  const { pathname } = new URL(response.url());
  keep(
    'cacheable',
    'answers',
    `POST ${pathname} answered ${response.status()} with cache-control: ${caching}`,
  );
}

function watch(context: BrowserContext): void {
  context.on('request', (request) => {
    keep('url', 'browser', `${request.url()} ${request.headers().referer ?? ''}`);
    rememberPosted(request);
  });
  context.on('response', keepCacheable);
  context.on('console', (message) => keep('log', 'browser-console', message.text()));
}

/** Keeps what all pages of a browser request, and remembers what they post. */
export const watchBrowser = (browser: Browser): void => void browser.on('context', watch);

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

/** Keeps what the browser of a test has stored at its end. */
export async function keepStorage(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  remember(cookies.filter(({ name }) => name === SESSION).map(({ value }) => ({ kind: 'session', value })));
  const stored = await Promise.all(context.pages().map(readStorage));
  const entries = [
    ...cookies.map(({ name, value }) => [name, value] as const),
    ...stored.flatMap((one) => one?.entries ?? []),
    ...stored
      .flatMap((one) => [...(one?.caches ?? []), ...(one?.databases ?? [])])
      .map((name) => [name, ''] as const),
  ];
  for (const [name, value] of entries)
    if (!KEPT_ON_PURPOSE.test(name)) keep('storage', 'entries', `${name} ${value}`);
}
