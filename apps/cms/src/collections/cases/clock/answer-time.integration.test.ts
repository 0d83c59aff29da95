import { SITE_FACTS } from '@beranda/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { factSample, sampleCase, signIn } from '../../../../testing/records.ts';
import { makeTestUsers } from '../../../../testing/test-users.ts';

/** The end of a day in Jakarta. */
const endOf = (date: string) => `${date}T16:59:59.999Z`;

onEachDatabase('the deadline of a case that is no complaint', (cms) => {
  const people = makeTestUsers(cms);
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

  it('is what the form promises, until the case is settled', async () => {
    const caseDoc = await create('2025-08-08');
    expect(caseDoc.dueAt).toBe(endOf('2025-08-12'));
    await move(caseDoc, 'settled');
    expect((await read(caseDoc)).dueAt).toBe(null);
  });

  it('stops while the sender has to answer', async () => {
    const caseDoc = await create('2025-08-08');
    expect(await move(caseDoc, 'waiting')).toBe(200);
    expect((await read(caseDoc)).dueAt).toBe(null);
    await move(caseDoc, 'inProgress');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-12'));
  });

  it('is moved by a holiday', async () => {
    const caseDoc = await create('2025-08-08');
    const holiday = await addHoliday('2025-08-12');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-13'));
    await cms().payload.delete({ collection: 'holidays', id: holiday.id });
  });

  it('has none of the actions on a complaint', async () => {
    const caseDoc = await create('2025-08-08');
    expect(await send('POST', `/cases/${caseDoc.id}/clock/answer`, { answer: 'Ya.' })).toBe(404);
  });

  it('moves by the working days on which the sender had to answer, each time', async () => {
    // Due on the 12th. From Monday, the 11th, to Thursday, the 14th.
    const caseDoc = await create('2025-08-08');
    goTo('2025-08-11');
    await move(caseDoc, 'waiting');
    goTo('2025-08-14');
    await move(caseDoc, 'inProgress');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-15'));
    // A second time, which begins on the last day.
    goTo('2025-08-15');
    await move(caseDoc, 'waiting');
    goTo('2025-08-18');
    await move(caseDoc, 'inProgress');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-18'));
  });

  it('decides whether the case was in time by its moved day, also if waiting ends with the answer', async () => {
    // Due on the 12th. From Monday, the 11th, to Thursday, the 14th.
    const [quick, slow] = [await create('2025-08-08'), await create('2025-08-08')];
    goTo('2025-08-11');
    for (const caseDoc of [quick, slow]) await move(caseDoc, 'waiting');
    goTo('2025-08-14');
    for (const caseDoc of [quick, slow]) await move(caseDoc, 'inProgress');
    // A second time, which begins on the last day and ends with the answer to it.
    goTo('2025-08-15');
    await move(quick, 'waiting');
    goTo('2025-08-18');
    await move(quick, 'settled');
    goTo('2025-08-19');
    await move(slow, 'settled');
    expect([(await read(quick)).isInTime, (await read(slow)).isInTime]).toEqual([true, false]);
  });

  it('is moved by a holiday after the sender had to answer', async () => {
    goTo('2025-08-19');
    const caseDoc = await create('2025-08-18');
    expect(caseDoc.dueAt).toBe(endOf('2025-08-20'));
    await move(caseDoc, 'waiting');
    goTo('2025-08-21');
    await move(caseDoc, 'inProgress');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-22'));
    const holiday = await addHoliday('2025-08-22');
    expect((await read(caseDoc)).dueAt).toBe(endOf('2025-08-25'));
    await cms().payload.delete({ collection: 'holidays', id: holiday.id });
  });

  it('is not moved by waiting that began after it, or where law promises hours', async () => {
    const late = await create('2025-08-04');
    expect(late.dueAt).toBe(endOf('2025-08-06'));
    const hours = await cms().payload.create({
      collection: 'cases',
      data: {
        ...sampleCase(people.next('hours')),
        form: 'data-request',
        receivedAt: '2025-08-08T03:00:00.000Z',
      },
      overrideAccess: true,
    });
    for (const caseDoc of [late, hours]) await move(caseDoc, 'waiting');
    goTo('2025-08-12');
    for (const caseDoc of [late, hours]) await move(caseDoc, 'inProgress');
    expect((await read(late)).dueAt).toBe(late.dueAt);
    expect((await read(hours)).dueAt).toBe(hours.dueAt);
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
    // Entered by staff some days after it came.
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
