import { SITE_FACTS } from '@beranda/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { makePeople } from '../../../../testing/people.ts';
import { factSample, sampleCase, signIn } from '../../../../testing/records.ts';

/** The last moment of a day in Jakarta. */
const endOf = (date: string) => `${date}T16:59:59.999Z`;

onEachDatabase('the deadline of a case that is no complaint', (cms) => {
  const people = makePeople(cms);
  const goTo = (date: string) => vi.setSystemTime(`${date}T03:00:00.000Z`);
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  beforeEach(() => {
    goTo('2025-08-08');
  });
  afterAll(() => vi.useRealTimers());

  const create = (receivedOn: string, more: Pick<Partial<Case>, 'clock'> = {}) =>
    cms().payload.create({
      collection: 'cases',
      data: { ...sampleCase(people.next('case')), receivedAt: `${receivedOn}T03:00:00.000Z`, ...more },
      overrideAccess: true,
    });
  const read = ({ id }: Pick<Case, 'id'>) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });
  const addHoliday = (date: string) =>
    cms().payload.create({ collection: 'holidays', locale: 'id', data: { date, name: 'Libur' } });

  async function send(method: string, path: string, body: unknown): Promise<number> {
    const response = await fetch(`${cms().url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'customer-care')) },
      body: JSON.stringify(body),
    });
    return response.status;
  }
  const move = ({ id }: Case, status: Case['status']) => send('PATCH', `/cases/${id}`, { status });

  it('is what the form promises, stops while the sender has to answer, and has no actions', async () => {
    const caseDoc = await create('2025-08-08');
    expect(caseDoc.dueAt).toBe(endOf('2025-08-12'));
    expect(await move(caseDoc, 'waiting')).toBe(200);
    expect((await read(caseDoc)).dueAt).toBe(null);
    await move(caseDoc, 'inProgress');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-12'));
    const holiday = await addHoliday('2025-08-12');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-13'));
    await cms().payload.delete({ collection: 'holidays', id: holiday.id });
    await move(caseDoc, 'settled');
    expect((await read(caseDoc)).dueAt).toBe(null);
    expect(await send('POST', `/cases/${caseDoc.id}/clock/answer`, { answer: 'Ya.' })).toBe(404);
  });

  it('is the value of the fact on the day of its receipt, also after the fact has changed', async () => {
    const values = [
      { amount: 1, validFrom: '2025-01-01' },
      { amount: 5, validFrom: '2025-08-06' },
    ];
    const fact = await cms().payload.create({
      collection: 'facts',
      locale: 'id',
      data: { ...factSample(SITE_FACTS.callBack), kind: 'working-days', values },
    });
    const setAmount = (amount: number) =>
      cms().payload.update({
        collection: 'facts',
        id: fact.id,
        data: { values: [{ amount, validFrom: '2025-01-01' }] },
      });
    // Recorded by staff some days after it came.
    expect((await create('2025-08-05')).dueAt).toBe(endOf('2025-08-06'));
    const [slow, late] = [await create('2025-08-08'), await create('2025-08-08')];
    expect(slow.dueAt).toBe(endOf('2025-08-15'));
    await setAmount(1);
    expect((await create('2025-08-08')).dueAt).toBe(endOf('2025-08-11'));
    expect(await move(slow, 'inProgress')).toBe(200);
    const holiday = await addHoliday('2025-08-13');
    expect((await read(slow)).dueAt).toBe(endOf('2025-08-18'));
    await cms().payload.delete({ collection: 'holidays', id: holiday.id });
    goTo('2025-08-15');
    await move(slow, 'settled');
    goTo('2025-08-19');
    await move(late, 'settled');
    expect([(await read(slow)).isInTime, (await read(late)).isInTime]).toEqual([true, false]);
    await cms()
      .payload.delete({ collection: 'facts', id: fact.id })
      .catch(() => undefined);
  });
});
