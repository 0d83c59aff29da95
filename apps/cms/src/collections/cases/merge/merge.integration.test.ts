import { setTimeout as sleep } from 'node:timers/promises';
import { jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { inTransaction } from '#cms/database/sql.ts';
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
import { lockCases } from './lock-cases.ts';
import { listIdsOfMergedCases } from './merged-cases.ts';

onEachDatabase('merging a case', (cms) => {
  const people = makeSignedInTestUsers(cms);

  const newCase = (more: Partial<Case> = {}): Promise<Case> =>
    cms().payload.create({
      collection: 'cases',
      data: { ...sampleCase(people.next('merge')), ...more },
      overrideAccess: true,
    });

  const send = (who: TestRole, method: string, path: string, body?: unknown) =>
    fetch(`${cms().url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...people.headersOf(who) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const merge = (source: { id: unknown }, ticket: unknown, who: TestRole = 'customer-care') =>
    send(who, 'POST', `/cases/${source.id}/merge`, { ticket });

  const stored = ({ id }: Case) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });
  const eventsOf = async ({ id }: Case) => {
    const where = { case: { equals: id } };
    const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id', depth: 0 });
    return docs.filter(({ kind }) => kind === 'merged');
  };

  it('ends it, and is in the history of both', async () => {
    const source = await newCase();
    const into = await newCase();
    expect((await merge(source, ` ${into.ticket.toLowerCase()} `)).status).toBe(200);
    const after = await stored(source);
    expect(after).toMatchObject({ status: 'merged', mergedInto: into.id });
    expect(after.closedAt).toEqual(expect.any(String));
    expect(await stored(into)).toMatchObject({ status: 'new', mergedInto: null });
    const authorName = 'customer-care';
    expect(await eventsOf(source)).toEqual([expect.objectContaining({ to: into.ticket, authorName })]);
    expect(await eventsOf(into)).toEqual([expect.objectContaining({ from: source.ticket, authorName })]);
  });

  it('finds its target by a ticket as people type it', async () => {
    const typed = { hyphens: '7k2m\u2011qo0d\u201194xa', spaces: ' 7K2M Q00D 94XA' };
    const into = await newCase({ ticket: '7K2M-Q00D-94XA' });
    for (const ticket of Object.values(typed)) {
      const response = await merge(await newCase(), ticket);
      expect([ticket, response.status]).toEqual([ticket, 200]);
      expect(await response.json()).toMatchObject({ case: into.id });
    }
  });

  it('is for those who work cases', async () => {
    const into = await newCase();
    for (const who of EVERYONE)
      expect([who, (await merge(await newCase(), into.ticket, who)).status]).toEqual([
        who,
        CARE.includes(who) ? 200 : rejectionStatusOf(who),
      ]);
  });

  it('needs another open case of the same person and form', async () => {
    const into = await newCase();
    const itself = await newCase();
    const gone = await newCase({ status: 'merged' });
    for (const [source, ticket] of [
      [itself, itself.ticket],
      [await newCase(), gone.ticket],
      [await newCase(), (await newCase({ status: 'settled' })).ticket],
      [await newCase(), (await newCase({ status: 'closed' })).ticket],
      [await newCase({ form: 'complaint' }), into.ticket],
      [await newCase({ senderEmail: 'lain@contoh.example', senderPhone: '081200009999' }), into.ticket],
      [await newCase({ status: 'settled' }), into.ticket],
      [gone, into.ticket],
    ] as const) {
      const before = await stored(source);
      expect((await merge(source, ticket)).status).toBe(409);
      expect(await stored(source)).toEqual(before);
    }
    for (const ticket of ['TIDAK-ADA-ADA', ''])
      expect((await merge(await newCase(), ticket)).status).toBe(404);
    expect((await merge({ id: 'x' }, into.ticket)).status).toBe(404);
    expect((await merge(await newCase(), ['x'])).status).toBe(400);
  });

  it('needs one of e-mail address and phone', async () => {
    const into = await newCase({ senderEmail: 'Budi@contoh.example', senderPhone: '081300000001' });
    for (const sender of [
      { senderEmail: 'budi@contoh.example', senderPhone: '081300000002' },
      { senderEmail: 'kantor@contoh.example', senderPhone: '081300000001' },
    ])
      expect((await merge(await newCase(sender), into.ticket)).status).toBe(200);
  });

  it('leaves it read-only', async () => {
    const source = await newCase();
    await merge(source, (await newCase()).ticket);
    const before = await stored(source);
    for (const data of [{ status: 'inProgress' }, { assignee: people.accountOf('administrator').id }, {}])
      expect((await send('administrator', 'PATCH', `/cases/${source.id}`, data)).status).toBe(409);
    expect((await send('administrator', 'POST', `/cases/${source.id}/notes`, { note: 'Halo' })).status).toBe(
      409,
    );
    expect(await stored(source)).toEqual(before);
  });

  it('is not done by any other request', async () => {
    const source = await newCase();
    const { id: mergedInto } = await newCase();
    const response = await send('administrator', 'PATCH', `/cases/${source.id}`, {
      status: 'merged',
      mergedInto,
    });
    expect(response.status).toBe(400);
    await send('administrator', 'PATCH', `/cases/${source.id}`, { mergedInto });
    expect((await stored(source)).mergedInto ?? null).toBeNull();
  });

  it('shows what was merged before with the last target', async () => {
    const [first, second, third] = [await newCase(), await newCase(), await newCase()];
    await merge(first, second.ticket);
    await merge(second, third.ticket);
    expect((await stored(first)).mergedInto).toBe(third.id);
    expect((await listIdsOfMergedCases(cms().payload, third.id)).sort()).toEqual(
      [first.id, second.id, third.id].sort(),
    );
  });

  it('takes the earlier deadline, which its history records', async () => {
    const receivedAt = { early: '2026-03-02T03:00:00.000Z', late: '2026-03-05T03:00:00.000Z' };
    for (const form of ['complaint', 'contact', 'data-request'] as const) {
      const early = await newCase({ form, receivedAt: receivedAt.early });
      const late = await newCase({ form, receivedAt: receivedAt.late });
      expect(String(early.dueAt) < String(late.dueAt)).toBe(true);
      expect((await merge(early, late.ticket)).status).toBe(200);
      expect((await stored(late)).dueAt).toBe(early.dueAt);
      // Whatever is saved later keeps it.
      await cms().payload.update({ collection: 'cases', id: late.id, data: { status: 'inProgress' } });
      expect((await stored(late)).dueAt).toBe(early.dueAt);
      const where = { case: { equals: late.id }, kind: { equals: 'deadline-inherited' } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, depth: 0 });
      const asDay = (caseDoc: Case) => jakartaDate(String(caseDoc.dueAt));
      const [from, to] = form === 'data-request' ? [late.dueAt, early.dueAt] : [asDay(late), asDay(early)];
      expect(docs).toEqual([expect.objectContaining({ from, to })]);
    }
  });

  it('keeps its own deadline if that is the earlier one', async () => {
    const early = await newCase({ form: 'complaint', receivedAt: '2026-03-02T03:00:00.000Z' });
    const late = await newCase({ form: 'complaint', receivedAt: '2026-03-05T03:00:00.000Z' });
    await merge(late, early.ticket);
    expect(await stored(early)).toMatchObject({ dueAt: early.dueAt, updatedAt: early.updatedAt });
  });

  it('takes no note that was sent while it ran', async () => {
    const { payload } = cms();
    const [source, into] = [await newCase(), await newCase()];
    const req = await createLocalReq({}, payload);
    const merged = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const merging = inTransaction(req, async () => {
      await lockCases(req, [source.id]);
      const data = { status: 'merged', mergedInto: into.id } as const;
      await payload.update({ collection: 'cases', id: source.id, data, context: { isMerge: true }, req });
      merged.resolve();
      await committing.promise;
    });
    await merged.promise;
    const note = send('customer-care', 'POST', `/cases/${source.id}/notes`, { note: 'Sudah ditelepon.' });
    await sleep(300);
    committing.resolve();
    await merging;
    expect((await note).status).toBe(409);
  });

  it('in both directions at once leaves one of the two open', async () => {
    const [a, b] = [await newCase(), await newCase()];
    const responses = await Promise.all([merge(a, b.ticket), merge(b, a.ticket)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const statuses = [(await stored(a)).status, (await stored(b)).status];
    expect(statuses.sort()).toEqual(['merged', 'new']);
  });
});
