import { randomUUID } from 'node:crypto';
import type { FeedbackCount } from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { CALLERS, type Caller, makeSignedInTestUsers } from '../../../testing/test-users.ts';
import { eraseExpiredStatistics } from '../search-statistics/erase-expired-statistics.ts';
import { feedbackFigures } from './feedback-figures.ts';

const NOW = Date.now();
const TODAY = jakartaDate(NOW);

onEachDatabase('page feedback', (cms) => {
  const { accountOf, headersOf } = makeSignedInTestUsers(cms);

  const count = (slug: string, answer: FeedbackCount['answer'], more: Partial<FeedbackCount> = {}) => ({
    day: TODAY,
    language: 'id' as const,
    collection: 'news' as const,
    slug,
    answer,
    count: 1,
    ...more,
  });

  const post = (body: unknown, who: Caller = 'site') =>
    fetch(`${cms().url}/api/feedback-counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(who) },
      body: JSON.stringify(body),
    });
  const send = (counts: readonly FeedbackCount[], batch: string = randomUUID()) => post({ batch, counts });

  const figures = async () =>
    feedbackFigures(await createLocalReq({ user: accountOf('editor') }, cms().payload), NOW);
  const listed = async (slug: string) =>
    (await figures()).mostNo.filter((candidate) => candidate.slug === slug);

  describe('is stored', () => {
    it('by day, language and answer, added up from batches', async () => {
      expect((await send([count('a', 'no', { count: 2 }), count('a', 'unclear')])).status).toBe(204);
      await send([count('a', 'no'), count('a', 'yes'), count('a', 'no', { language: 'en' })]);
      await send([
        count('a', 'no', { day: addDays(TODAY, -89) }),
        count('a', 'no', { day: addDays(TODAY, -90) }),
      ]);
      const reasons = { missing: 0, unclear: 0, outdated: 0, other: 0 };
      const common = { collection: 'news', slug: 'a' };
      expect(await listed('a')).toEqual([
        { ...common, language: 'id', yes: 1, no: 4, reasons: { ...reasons, unclear: 1 } },
        { ...common, language: 'en', yes: 0, no: 1, reasons },
      ]);
    });

    it('once, however often and concurrently a batch is repeated', async () => {
      const batch = randomUUID();
      const counts = [count('berulang', 'no')];
      const responses = await Promise.all(Array.from({ length: 4 }, () => send(counts, batch)));
      expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
      expect(await listed('berulang')).toMatchObject([{ no: 1 }]);
    });

    it('from several sites at once, whatever their order', async () => {
      const counts = Array.from({ length: 50 }, (_, n) => count(`serentak-${n}`, 'yes'));
      const responses = await Promise.all([send(counts), send(counts.toReversed()), send(counts)]);
      expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
      const [row] = await readRows<{ total: number }>(
        cms().payload,
        sql`SELECT SUM(count) AS total FROM feedback_statistics WHERE slug LIKE 'serentak-%'`,
      );
      expect(Number(row?.total)).toBe(50 * 3);
    });

    it.each([
      ['without an id', { counts: [count('b', 'yes')] }],
      ['with nothing in it', { batch: randomUUID(), counts: [] }],
      ['with an answer twice', { batch: randomUUID(), counts: [count('b', 'yes'), count('b', 'yes')] }],
      ['with an unknown answer', { batch: randomUUID(), counts: [{ ...count('b', 'yes'), answer: 'Dewi' }] }],
      [
        'about what is not asked about',
        { batch: randomUUID(), counts: [{ ...count('b', 'yes'), collection: 'products' }] },
      ],
    ])('not from a batch %s', async (_what, body) => {
      expect((await post(body)).status).toBe(400);
    });

    it('not without the service key', async () => {
      for (const who of CALLERS.filter((candidate) => candidate !== 'site'))
        expect((await post({ batch: randomUUID(), counts: [count('b', 'yes')] }, who)).status, who).toBe(403);
    });
  });

  it('is listed by number and by share of no, with the item', async () => {
    const id = await publishItem(cms(), 'news', 'kurang-jelas', ['id']);
    await send([
      count('kurang-jelas', 'no', { count: 500 }),
      count('kurang-jelas', 'yes', { count: 500 }),
      count('sering-salah', 'no', { count: 99 }),
      count('sering-salah', 'yes'),
      count('jarang-dinilai', 'no', { count: 4 }),
    ]);
    const { highestShare, mostNo, total } = await figures();
    expect(total.no).toBeGreaterThanOrEqual(603);
    expect(mostNo.slice(0, 2).map(({ slug }) => slug)).toEqual(['kurang-jelas', 'sering-salah']);
    expect(mostNo[0]?.item?.id).toBe(id);
    expect(mostNo[0]?.item?.title).toEqual(expect.any(String));
    expect(mostNo[1]?.item).toBeUndefined();
    const shares = highestShare.map(({ slug }) => slug);
    expect(shares.indexOf('sering-salah')).toBeLessThan(shares.indexOf('kurang-jelas'));
    expect(shares).toContain('kurang-jelas');
    expect(shares).not.toContain('jarang-dinilai');
  });

  it('is erased after 400 days', async () => {
    await send([
      count('lama', 'no', { day: addDays(TODAY, -401) }),
      count('lama', 'no', { day: addDays(TODAY, -400) }),
    ]);
    await eraseExpiredStatistics(cms().payload, NOW);
    expect(
      await readRows(cms().payload, sql`SELECT day FROM feedback_statistics WHERE slug = 'lama'`),
    ).toEqual([{ day: addDays(TODAY, -400) }]);
  });
});
