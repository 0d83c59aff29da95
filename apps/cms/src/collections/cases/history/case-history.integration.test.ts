import { describe, expect, it } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { NOTE_MAX_LENGTH } from './event-kinds.ts';

const identityNumber = '3171234507890001';
const NO_ID = '987654321';

onEachDatabase('the history of a case', (cms) => {
  const people = makeSignedInTestUsers(cms);

  const newCase = (): Promise<Case> =>
    cms().payload.create({ collection: 'cases', data: sampleCase(people.next('key')), overrideAccess: true });

  const send = (who: TestRole, method: string, path: string, body?: unknown) =>
    fetch(`${cms().url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...people.headersOf(who) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const historyOf = async ({ id }: Case) => {
    const response = await send('auditor', 'GET', `/case-events?where[case][equals]=${id}&sort=id&depth=0`);
    return ((await response.json()) as { docs: object[] }).docs;
  };
  const received = { kind: 'received', at: '2026-01-02T03:04:05.000Z' };

  it('begins with its receipt, by the system', async () => {
    expect(await historyOf(await newCase())).toEqual([expect.objectContaining({ ...received })]);
    expect((await historyOf(await newCase()))[0]).not.toHaveProperty('authorName', expect.any(String));
  });

  it('records each change of the status with its author, and no other save', async () => {
    const caseDoc = await newCase();
    const author = people.accountOf('customer-care').id;
    for (const status of ['inProgress', 'inProgress', 'waiting'])
      expect((await send('customer-care', 'PATCH', `/cases/${caseDoc.id}`, { status })).status).toBe(200);
    expect(await historyOf(caseDoc)).toEqual([
      expect.objectContaining(received),
      expect.objectContaining({
        kind: 'status',
        from: 'new',
        to: 'inProgress',
        author,
        authorName: 'customer-care',
      }),
      expect.objectContaining({ kind: 'status', from: 'inProgress', to: 'waiting', author }),
    ]);
  });

  it('has no event for a change that was rolled back', async () => {
    const caseDoc = await newCase();
    const response = await send('customer-care', 'PATCH', `/cases/${caseDoc.id}`, { status: 'lost' });
    expect(response.status).toBe(400);
    expect(await historyOf(caseDoc)).toHaveLength(1);
  });

  describe('notes', () => {
    it('are added by those who work cases, with author and time', async () => {
      const caseDoc = await newCase();
      for (const who of EVERYONE) {
        const { status } = await send(who, 'POST', `/cases/${caseDoc.id}/notes`, {
          note: ` Catatan ${who}\n`,
        });
        expect([who, status]).toEqual([who, CARE.includes(who) ? 201 : rejectionStatusOf(who)]);
      }
      const [, ...notes] = await historyOf(caseDoc);
      expect(notes).toEqual(
        CARE.map((who) =>
          expect.objectContaining({
            kind: 'note',
            note: `Catatan ${who}`,
            authorName: who,
            at: expect.any(String),
          }),
        ),
      );
    });

    it.each<[string, unknown, number]>([
      ['nothing', {}, 400],
      ['an empty note', { note: ' \n' }, 400],
      ['a note that is no text', { note: { $ne: '' } }, 400],
      ['too long a note', { note: 'x'.repeat(NOTE_MAX_LENGTH + 1) }, 400],
      ['too large a body', { note: 'x'.repeat(NOTE_MAX_LENGTH * 8) }, 413],
    ])('reject %s', async (_what, body, status) => {
      const caseDoc = await newCase();
      expect((await send('customer-care', 'POST', `/cases/${caseDoc.id}/notes`, body)).status).toBe(status);
      expect(await historyOf(caseDoc)).toHaveLength(1);
    });

    it.each([NO_ID, '0', '-1', 'x', '1%20OR%201=1'])('need a case: %s', async (id) => {
      expect((await send('customer-care', 'POST', `/cases/${id}/notes`, { note: 'Halo' })).status).toBe(404);
    });
  });

  describe('sensitive answers', () => {
    const reveal = (who: TestRole, id: unknown, field: unknown) =>
      send(who, 'POST', `/cases/${id}/reveal`, { field });

    it('are shown in full to those who work cases, each time with an event', async () => {
      const caseDoc = await newCase();
      for (const who of EVERYONE) {
        const response = await reveal(who, caseDoc.id, 'identityNumber');
        const body = await response.text();
        if (!CARE.includes(who)) expect([who, response.status]).toEqual([who, rejectionStatusOf(who)]);
        else expect(JSON.parse(body)).toEqual({ value: identityNumber });
        expect(body.includes(identityNumber), who).toBe(CARE.includes(who));
        expect(response.headers.get('cache-control') ?? 'no-store').toContain('no-store');
      }
      const [, ...events] = await historyOf(caseDoc);
      expect(events).toEqual(
        CARE.map((who) =>
          expect.objectContaining({ kind: 'revealed', field: 'identityNumber', authorName: who }),
        ),
      );
      expect(JSON.stringify(events)).not.toContain(identityNumber);
    });

    it.each(['notes', 'senderEmail', 'idempotencyKey', 'constructor', ''])(
      'are the only ones: %s',
      async (field) => {
        const caseDoc = await newCase();
        expect((await reveal('customer-care', caseDoc.id, field)).status).toBe(404);
        expect(await historyOf(caseDoc)).toHaveLength(1);
      },
    );

    it('need a case and the name of a field', async () => {
      expect((await reveal('customer-care', NO_ID, 'identityNumber')).status).toBe(404);
      expect((await reveal('customer-care', 'x', 'identityNumber')).status).toBe(404);
      const caseDoc = await newCase();
      expect((await reveal('customer-care', caseDoc.id, ['identityNumber'])).status).toBe(400);
    });

    it.each(EVERYONE)('are masked in every read of %s', async (who) => {
      const caseDoc = await newCase();
      for (const path of [
        `/cases/${caseDoc.id}`,
        `/cases?where[id][equals]=${caseDoc.id}`,
        `/cases?where[id][equals]=${caseDoc.id}&select[answers]=true`,
        `/case-events?where[case][equals]=${caseDoc.id}&depth=2`,
      ])
        expect(await (await send(who, 'GET', path)).text(), path).not.toContain(identityNumber.slice(0, 12));
    });
  });

  it.each(EVERYONE)('is not changed by any request of %s', async (who) => {
    const caseDoc = await newCase();
    const before = await historyOf(caseDoc);
    const [{ id }] = before as [{ id: number }];
    const event = { case: caseDoc.id, kind: 'note', at: new Date().toISOString(), note: 'Palsu' };
    const where = `where[id][equals]=${id}`;
    for (const [method, path] of [
      ['POST', '/case-events'],
      ['PATCH', `/case-events/${id}`],
      ['PATCH', `/case-events?${where}`],
      ['DELETE', `/case-events/${id}`],
      ['DELETE', `/case-events?${where}`],
      ['POST', `/case-events/${id}/duplicate`],
    ] as const) {
      const response = await send(who, method, path, event);
      expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(401);
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
    }
    expect(await historyOf(caseDoc)).toEqual(before);
    expect((await send(who, 'DELETE', `/cases/${caseDoc.id}`)).status).toBeGreaterThanOrEqual(401);
  });
});
