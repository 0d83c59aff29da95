import { describe, expect, it } from 'vitest';
import { staffRequests } from '../../../testing/audit.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { makeTestUsers, type TestRole } from '../../../testing/test-users.ts';
import { breachSample, completeBreachSample } from './sample.ts';

type FieldError = { path: string; message: string };

onOneDatabase('the register of data breaches', (cms) => {
  const { next } = makeTestUsers(cms);
  const { rowsOf, send } = staffRequests(cms);
  const CLOSED_AT = '2026-01-20T02:00:00.000Z';

  async function record(data: object = breachSample('x')): Promise<number> {
    const { body } = await send('customer-care', 'POST', '/data-breaches', {
      ...data,
      title: next('insiden'),
    });
    return body.doc?.id ?? 0;
  }
  const patch = (id: number, data: object, who: TestRole = 'customer-care') =>
    send(who, 'PATCH', `/data-breaches/${id}`, data);
  const stored = (id: number) => cms().payload.findByID({ collection: 'data-breaches', id });

  /** The rejected fields of a response. */
  const errorsOf = ({ body }: { body: unknown }) =>
    (body as { errors?: { data?: { errors?: FieldError[] } }[] }).errors?.[0]?.data?.errors ?? [];

  it('computes the deadline from the discovery, whatever is sent', async () => {
    const id = await record({ ...breachSample('x'), dueAt: '2031-01-01T00:00:00.000Z' });
    expect((await stored(id)).dueAt).toBe('2026-01-08T02:00:00.000Z');
    await patch(id, { discoveredAt: '2026-01-05T01:00:00.000Z', dueAt: '2031-01-01T00:00:00.000Z' });
    expect((await stored(id)).dueAt).toBe('2026-01-08T01:00:00.000Z');
  });

  it.each<[string, object, string]>([
    ['a discovery in the future', { discoveredAt: '2099-01-01T00:00:00.000Z' }, 'discoveredAt'],
    ['a beginning after the discovery', { happenedFrom: '2026-01-05T02:01:00.000Z' }, 'happenedFrom'],
    [
      'an end before the beginning',
      { happenedFrom: '2026-01-04T00:00:00.000Z', happenedUntil: '2026-01-03T00:00:00.000Z' },
      'happenedUntil',
    ],
    [
      'a notice to persons before the discovery',
      { persons: { at: '2026-01-05T01:59:00.000Z' } },
      'persons.at',
    ],
    ['a notice to persons in the future', { persons: { at: '2099-01-01T00:00:00.000Z' } }, 'persons.at'],
    [
      'a notice to the authority before it',
      { authority: { at: '2026-01-01T00:00:00.000Z' } },
      'authority.at',
    ],
    [
      'a notice to the authority in the future',
      { authority: { at: '2099-01-01T00:00:00.000Z' } },
      'authority.at',
    ],
    [
      'a public notice before the discovery',
      { publicNotice: { decision: 'needed', at: '2026-01-01T00:00:00.000Z' } },
      'publicNotice.at',
    ],
    ['other data without a name', { dataKinds: ['other'] }, 'otherData'],
    ['half a person', { peopleCount: 1.5 }, 'peopleCount'],
  ])('rejects %s', async (_name, data, path) => {
    const response = await patch(await record(), data);
    expect([response.status, errorsOf(response).map((error) => error.path)]).toEqual([400, [path]]);
  });

  it.each(['', '?unpublishAllLocales=true', '?draft=true'])(
    'rejects a discovery that is moved after a notice, with the query “%s”',
    async (query) => {
      const id = await record(completeBreachSample('x'));
      const data = { discoveredAt: '2026-01-07T02:00:00.000Z' };
      const response = await send('customer-care', 'PATCH', `/data-breaches/${id}${query}`, data);
      expect(errorsOf(response).map(({ path }) => path)).toEqual(['persons.at', 'authority.at']);
    },
  );

  describe('is closed', () => {
    it('only with both notices, or why there was none, and names what is missing', async () => {
      const id = await record({ ...completeBreachSample('x'), persons: {}, authority: {} });
      const rejected = await patch(id, { closedAt: CLOSED_AT });
      expect(errorsOf(rejected)).toMatchObject([{ path: 'closedAt' }]);
      expect(errorsOf(rejected)[0]?.message).toBe(
        'Belum lengkap: pemberitahuan kepada subjek data, pemberitahuan kepada lembaga.',
      );
      const persons = { reasonNone: 'Datanya terenkripsi, dan kuncinya aman.' };
      expect((await patch(id, { persons, closedAt: CLOSED_AT })).status).toBe(400);
      const authority = { at: '2026-01-06T02:00:00.000Z' };
      expect((await patch(id, { persons, authority, closedAt: CLOSED_AT })).status).toBe(200);
    });

    it('and then changed and opened again by administrators only', async () => {
      const id = await record(completeBreachSample('x'));
      await patch(id, { closedAt: CLOSED_AT });
      expect((await patch(id, { closedAt: null })).status).toBe(403);
      expect((await patch(id, { conclusion: 'Lain' })).status).toBe(403);
      expect((await stored(id)).closedAt).toBe(CLOSED_AT);
      // It stays complete while it is closed.
      expect((await patch(id, { authority: { at: null } }, 'administrator')).status).toBe(400);
      expect((await patch(id, { closedAt: null }, 'administrator')).status).toBe(200);
      expect((await patch(id, { conclusion: 'Lain' })).status).toBe(200);
    });
  });

  it('keeps every state, and restores none', async () => {
    const id = await record();
    await patch(id, { cause: 'Dugaan pertama.' });
    await patch(id, { cause: 'Yang sebenarnya.' });
    const { docs } = await cms().payload.findVersions({
      collection: 'data-breaches',
      where: { parent: { equals: id } },
      sort: 'id',
    });
    expect(docs.map(({ version }) => version.cause ?? null)).toEqual([
      null,
      'Dugaan pertama.',
      'Yang sebenarnya.',
    ]);
    const restored = await send('administrator', 'POST', `/data-breaches/versions/${docs[1]?.id}`, {});
    expect(restored.status).toBe(403);
    expect((await stored(id)).cause).toBe('Yang sebenarnya.');
  });

  it('is never deleted', async () => {
    const id = await record();
    expect((await send('administrator', 'DELETE', `/data-breaches/${id}`)).status).toBe(403);
    expect((await send('administrator', 'DELETE', `/data-breaches?where[id][equals]=${id}`)).status).toBe(
      403,
    );
    expect((await stored(id)).id).toBe(id);
  });

  it('leaves the changed fields in the audit log, with values of its times only', async () => {
    const id = await record();
    const at = '2026-01-06T02:00:00.000Z';
    const rows = await rowsOf('customer-care', 'PATCH', `/data-breaches/${id}`, {
      title: 'Judul lain',
      cause: 'Surel salah alamat.',
      persons: { at, how: 'Surat' },
    });
    const ofBreach = { action: 'updated', collection: 'data-breaches', document: String(id), label: null };
    expect(rows).toHaveLength(4);
    expect(rows).toMatchObject([
      { ...ofBreach, field: 'title', from: null, to: null },
      { ...ofBreach, field: 'cause', from: null, to: null },
      { ...ofBreach, field: 'persons.at', from: null, to: at },
      { ...ofBreach, field: 'persons.how', from: null, to: null },
    ]);
  });
});
