import { FORM_NAMES } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { createUser, sampleCase, signIn } from '../../../../testing/records.ts';
import { CASE_STATUSES, type CaseStatus, manualNextStatuses } from './case-status.ts';
import { changeStatus } from './change-status.ts';

onOneDatabase('the status of a case', (cms) => {
  let session: Record<string, string>;
  let serial = 0;
  beforeAll(async () => {
    await createUser(cms(), 'petugas', ['administrator']);
    session = await signIn(cms(), 'petugas');
  });

  async function caseWith(form: Case['form'], status: CaseStatus): Promise<Case> {
    serial += 1;
    return cms().payload.create({
      collection: 'cases',
      data: { ...sampleCase(`status-${serial}`), form, status },
      overrideAccess: true,
    });
  }

  const patch = async ({ id }: Case, data: object) => {
    const response = await fetch(`${cms().url}/api/cases/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify(data),
    });
    return { status: response.status, text: await response.text() };
  };

  const stored = ({ id }: Case) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });

  it.each(FORM_NAMES)('changes by REST along the table of its form only: %s', async (form) => {
    for (const from of CASE_STATUSES) {
      for (const to of CASE_STATUSES.filter((candidate) => candidate !== from)) {
        const caseDoc = await caseWith(form, from);
        const isAllowed = manualNextStatuses(form, from).includes(to);
        const response = await patch(caseDoc, { status: to });
        expect([from, to, response.status < 300], response.text).toEqual([from, to, isAllowed]);
        expect((await stored(caseDoc)).status).toBe(isAllowed ? to : from);
      }
    }
  });

  it('that may not follow is rejected with a message that names both', async () => {
    const response = await patch(await caseWith('contact', 'settled'), { status: 'waiting' });
    expect(response.status).toBe(400);
    expect(response.text).toMatch(/Terjawab.*Menunggu pengirim|Settled.*Waiting for the sender/);
  });

  it('"merged" is final: nothing of the case changes any more', async () => {
    const caseDoc = await caseWith('contact', 'merged');
    expect((await patch(caseDoc, { status: 'merged' })).status).toBe(409);
  });

  it('keeps the time of closing until the case is reopened', async () => {
    const caseDoc = await caseWith('contact', 'new');
    expect((await stored(caseDoc)).closedAt ?? null).toBeNull();
    await patch(caseDoc, { status: 'closed' });
    expect(Date.now() - Date.parse((await stored(caseDoc)).closedAt ?? '')).toBeLessThan(60_000);
    await patch(caseDoc, { status: 'inProgress', closedAt: '2020-01-01T00:00:00.000Z' });
    expect((await stored(caseDoc)).closedAt ?? null).toBeNull();
  });

  it('is changed by one of two requests at once', async () => {
    const caseDoc = await caseWith('contact', 'settled');
    const responses = await Promise.all(['closed', 'inProgress'].map((status) => patch(caseDoc, { status })));
    const events = await cms().payload.find({
      collection: 'case-events',
      where: { and: [{ case: { equals: caseDoc.id } }, { kind: { equals: 'status' } }] },
      sort: 'id',
    });
    // Closed and reopened is a way through the table; reopened and closed is one too. No change is lost.
    const succeeded = responses.filter(({ status }) => status === 200).length;
    expect(events.docs).toHaveLength(succeeded);
    expect(events.docs.at(-1)?.to).toBe((await stored(caseDoc)).status);
    for (const [index, event] of events.docs.entries())
      expect(event.from).toBe(index === 0 ? 'settled' : events.docs[index - 1]?.to);
  });

  it('is changed with what else a transaction does, or not at all', async () => {
    const caseDoc = await caseWith('contact', 'new');
    const { payload } = cms();
    const attempt = async (fails: boolean) => {
      const req = await createLocalReq({}, payload);
      await inTransaction(req, async () => {
        await changeStatus(req, caseDoc.id, 'inProgress');
        if (fails) throw new Error('the rest failed');
      });
    };
    await expect(attempt(true)).rejects.toThrow('the rest failed');
    expect((await stored(caseDoc)).status).toBe('new');
    await attempt(false);
    expect((await stored(caseDoc)).status).toBe('inProgress');
    const req = await createLocalReq({}, payload);
    await expect(changeStatus(req, caseDoc.id, 'appealed')).rejects.toThrow();
  });
});
