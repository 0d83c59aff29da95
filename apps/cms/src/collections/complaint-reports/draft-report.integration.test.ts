import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { sampleCase, signIn } from '../../../testing/records.ts';
import { makeTestUsers, type TestRole } from '../../../testing/test-users.ts';

onEachDatabase('the draft of a year’s complaint report', (cms) => {
  const people = makeTestUsers(cms);
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  beforeEach(() => goTo('2025-08-08'));
  afterAll(() => vi.useRealTimers());

  /** Ten in the morning in Jakarta. */
  const goTo = (date: string) => vi.setSystemTime(`${date}T03:00:00.000Z`);

  /** A complaint about a card, received on this day. */
  function receive(date: string): Promise<Case> {
    goTo(date);
    const data = {
      ...sampleCase(people.next('report')),
      form: 'complaint' as const,
      answers: { product: 'card' },
      receivedAt: new Date().toISOString(),
    };
    return cms().payload.create({ collection: 'cases', data, overrideAccess: true });
  }

  /** With a session of this time, since sessions end with the moved clock. */
  async function post(who: TestRole, path: string, body: object) {
    return fetch(`${cms().url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await signIn(cms(), who)) },
      body: JSON.stringify(body),
    });
  }
  const act = async ({ id }: Case, action: string, body: object) =>
    expect((await post('customer-care', `/cases/${id}/clock/${action}`, body)).status).toBe(200);
  const close = (caseDoc: Case, reason: string) =>
    act(caseDoc, 'closeUnanswered', { reason, explanation: 'Lewat telepon.' });
  const reopen = ({ id }: Case) =>
    cms().payload.update({ collection: 'cases', id, data: { status: 'inProgress' } });

  const make = (who: TestRole, year: number) => post(who, '/complaint-reports/draft-of-year', { year });
  const rejectionOf = async (year: number) => {
    const response = await make('editor', year);
    return [response.status, ((await response.json()) as { message: string }).message];
  };

  it('is made once, by writers, in both languages, from the complaints of that year', async () => {
    await act(await receive('2024-03-01'), 'answer', { answer: 'Ya.' });
    await receive('2024-03-04');
    goTo('2025-08-08');
    expect((await make('customer-care', 2024)).status).toBe(403);
    expect((await make('editor', 2026)).status).toBe(400);
    const response = await make('editor', 2024);
    expect(response.status).toBe(201);
    const { id, kinds } = (await response.json()) as { id: number; kinds: object };
    expect(kinds).toEqual({ dispute: 0, breach: 0, information: 0, unclassified: 2 });
    const read = (locale: 'en' | 'id') =>
      cms().payload.findByID({ collection: 'complaint-reports', id, draft: true, locale });
    expect(await read('id')).toMatchObject({
      _status: 'draft',
      year: 2024,
      title: 'Laporan penyelesaian pengaduan 2024',
      rows: [{ category: 'cards', received: 2, settledInTime: 1, settledLate: 0, inProgress: 1 }],
    });
    expect(await read('en')).toMatchObject({ _status: 'draft', title: 'Complaint settlement report 2024' });
    expect((await make('editor', 2024)).status).toBe(409);
  });

  it('leaves out what was last closed as no complaint of its own, and says how many', async () => {
    await close(await receive('2023-03-01'), 'spam');
    await close(await receive('2023-03-02'), 'withdrawn');
    const reopened = await receive('2023-03-03');
    await close(reopened, 'duplicate');
    await reopen(reopened);
    await act(reopened, 'answer', { answer: 'Ya.' });
    await act(reopened, 'close', {});
    const corrected = await receive('2023-03-06');
    await close(corrected, 'withdrawn');
    await reopen(corrected);
    await close(corrected, 'not-a-complaint');
    goTo('2025-08-08');
    const { id, leftOut } = (await (await make('editor', 2023)).json()) as { id: number; leftOut: number };
    expect(leftOut).toBe(2);
    expect(
      await cms().payload.findByID({ collection: 'complaint-reports', id, draft: true, locale: 'id' }),
    ).toMatchObject({ rows: [{ category: 'cards', received: 2, settledInTime: 2, inProgress: 0 }] });
  });

  it('is not made without a complaint to report, and the rejection says why', async () => {
    for (const date of ['2022-03-01', '2022-03-02']) await close(await receive(date), 'spam');
    goTo('2025-08-08');
    expect(await rejectionOf(2022)).toEqual([409, expect.stringMatching(/\(2\)/)]);
    expect(await rejectionOf(2021)).toEqual([409, expect.not.stringMatching(/spam|\(/)]);
  });
});
