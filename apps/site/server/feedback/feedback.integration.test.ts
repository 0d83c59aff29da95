import type { FeedbackBody } from '@beranda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishItem } from '../../testing/start-content.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite({ env: { TRUST_PROXY: '127.0.0.1' } });

const GUIDE = '/about-us/guides/blokir-kartu';
const QUESTIONS = '/about-us/questions';

beforeAll(async () => {
  for (const [collection, slug] of [
    ['guides', 'blokir-kartu'],
    ['faqs', 'lupa-pin'],
    ['blogs', 'menabung'],
    ['literacy', 'bunga'],
  ] as const)
    await publishItem(cms, collection, slug, ['id', 'en']);
});

let visitors = 0;
/** Headers of a visitor whom the site has not seen. */
const visitor = () => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  'x-forwarded-for': `192.0.2.${++visitors}`,
  origin: site.url,
});

type Headers = Record<string, string>;

const postForm = (path: string, body: Record<string, string>, headers: Headers = visitor()) =>
  fetch(site.url + path, { method: 'POST', headers, body: new URLSearchParams(body), redirect: 'manual' });

const postJson = (path: string, body: FeedbackBody, headers: Headers = visitor()) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function storedOf(slug: string) {
  await site.site.feedbackCounts.flush();
  const { docs } = await cms.payload.find({
    collection: 'feedback-statistics',
    where: { slug: { equals: slug } },
    pagination: false,
  });
  return docs
    .map(({ collection, language, answer, count }) => `${collection} ${language} ${answer} ${count}`)
    .sort();
}

describe('without JavaScript', () => {
  it('a page leads to its thanks, after no to its reasons, at its own address without cookie and query', async () => {
    const reader = visitor();
    const no = await postForm(`/en${GUIDE}`, { answer: 'no' }, reader);
    expect(no.status).toBe(303);
    expect(no.headers.get('location')).toBe(`/en${GUIDE}#feedback-reasons`);
    const reason = await postForm(`/en${GUIDE}`, { answer: 'unclear' }, reader);
    expect(reason.headers.get('location')).toBe(`/en${GUIDE}#feedback-thanks`);
    for (const { headers } of [no, reason]) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await storedOf('blokir-kartu')).toEqual(['guides en no 1', 'guides en unclear 1']);
  });

  it('a question leads to its own thanks, in the list as it was searched', async () => {
    const response = await postForm(`${QUESTIONS}?q=pin&x=1`, { answer: 'no', item: 'lupa-pin' });
    expect(response.headers.get('location')).toBe(`${QUESTIONS}?q=pin#feedback-thanks-lupa-pin`);
    expect(await storedOf('lupa-pin')).toEqual(['faqs id no 1']);
  });

  it('what is posted as a question cannot leave the fragment', async () => {
    const response = await postForm(QUESTIONS, { answer: 'yes', item: '\r\nset-cookie: a=b é' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/#feedback-thanks-[\w%.-]+$/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('with JavaScript every kind of item is counted, and nothing is sent back', async () => {
  const paths = {
    'berita-1': '/news/berita-1',
    menabung: '/blogs/menabung',
    bunga: '/literasi/detail/bunga',
  };
  for (const [slug, path] of Object.entries(paths)) {
    const response = await postJson(path, { answer: 'yes' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await storedOf(slug)).toHaveLength(1);
  }
  expect((await postJson(QUESTIONS, { answer: 'yes', item: 'lupa-pin' })).status).toBe(204);
  expect(await storedOf('lupa-pin')).toContain('faqs id yes 1');
});

it('a network counts once', async () => {
  const reader = visitor();
  for (let n = 0; n < 3; n++) await postJson('/news/berita-2', { answer: 'yes' }, reader);
  expect(await storedOf('berita-2')).toEqual(['news id yes 1']);
});

it('nothing is counted of crawlers, and of items that are not published', async () => {
  await postJson('/news/berita-3', { answer: 'yes' }, { ...visitor(), 'user-agent': 'Googlebot/2.1' });
  expect(await storedOf('berita-3')).toEqual([]);
  expect((await postJson('/news/karangan', { answer: 'yes' })).status).toBe(204);
  expect((await postForm(QUESTIONS, { answer: 'yes', item: 'karangan' })).status).toBe(303);
  expect(await storedOf('karangan')).toEqual([]);
});

it('an answer from another site and an invalid one are rejected', async () => {
  const foreign = { ...visitor(), origin: 'https://lain.example' };
  expect((await postJson('/news/berita-4', { answer: 'yes' }, foreign)).status).toBe(403);
  expect((await postForm('/news/berita-4', { answer: 'maybe' })).status).toBe(400);
  expect((await postForm('/news/berita-4', { answer: 'yes', item: 'x'.repeat(2_000) })).status).toBe(413);
  expect((await postForm('/promo/berita-4', { answer: 'yes' })).status).toBe(405);
  expect(await storedOf('berita-4')).toEqual([]);
});

it('the page stays one for everybody, and cached', async () => {
  const page = async () => {
    const response = await site.get(GUIDE);
    expect(response.headers.get('cache-control')).not.toContain('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    return response.text();
  };
  const before = await page();
  expect(before).toContain('Apakah halaman ini membantu?');
  await postForm(GUIDE, { answer: 'no' });
  expect(await page()).toBe(before);
});

it.each([
  ['a list of articles', '/news'],
  ['an article in the app', '/news-mobile/berita-1'],
  ['questions in the app', '/about-us/questions-mobile'],
  ['a legal notice', '/privacy-notice'],
  ['a missing page', '/about-us/guides/tidak-ada'],
])('%s does not ask', async (_what, path) => {
  expect(await (await site.get(path)).text()).not.toContain('value="yes"');
});

it('neither answers nor addresses are in the log', () => {
  const log = site.log.join('');
  for (const trace of ['192.0.2.', 'unclear', '"answer"']) expect(log).not.toContain(trace);
});

it('what was counted is sent when the site stops', async () => {
  await postJson('/news/berita-5', { answer: 'no' });
  await site.stop();
  const { totalDocs } = await cms.payload.count({
    collection: 'feedback-statistics',
    where: { slug: { equals: 'berita-5' } },
  });
  expect(totalDocs).toBe(1);
});
