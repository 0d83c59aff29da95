import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { HOLD_REASON_MAX_LENGTH } from './hold-reason.ts';

onOneDatabase('a legal hold', (cms) => {
  const people = makeSignedInTestUsers(cms);
  const newCase = () =>
    cms().payload.create({
      collection: 'cases',
      data: sampleCase(people.next('hold')),
      overrideAccess: true,
    });
  const hold = (who: TestRole, id: unknown, body: unknown) =>
    fetch(`${cms().url}/api/cases/${id}/legal-hold`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...people.headersOf(who) },
      body: JSON.stringify(body),
    });
  const stored = (id: number) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });

  it.each(EVERYONE)('is set by those who work cases, and lifted by administrators: %s', async (who) => {
    const { id, updatedAt } = await newCase();
    const set = await hold(who, id, { isHeld: true, reason: ' Sengketa di LAPS SJK ' });
    expect(set.status).toBe(CARE.includes(who) ? 200 : rejectionStatusOf(who));
    const after = await stored(id);
    expect([after.legalHold ?? false, after.legalHoldReason ?? null]).toEqual(
      CARE.includes(who) ? [true, 'Sengketa di LAPS SJK'] : [false, null],
    );
    // An open form can still be saved.
    expect(after.updatedAt).toBe(updatedAt);

    await hold('administrator', id, { isHeld: true, reason: 'Sengketa' });
    const lifted = await hold(who, id, { isHeld: false, reason: 'Selesai' });
    expect(lifted.status).toBe(who === 'administrator' ? 200 : rejectionStatusOf(who));
    expect((await stored(id)).legalHold).toBe(who !== 'administrator');
  });

  it('is recorded with author and reason', async () => {
    const { id } = await newCase();
    await hold('customer-care', id, { isHeld: true, reason: 'Sengketa' });
    await hold('administrator', id, { isHeld: false, reason: 'Selesai' });
    const { docs } = await cms().payload.find({
      collection: 'case-events',
      where: { case: { equals: id } },
      sort: 'id',
    });
    expect(docs.slice(1)).toMatchObject([
      { kind: 'legal-hold', note: 'Sengketa', authorName: 'customer-care' },
      { kind: 'legal-hold-lifted', note: 'Selesai', authorName: 'administrator' },
    ]);
  });

  it.each<[string, unknown, unknown, number]>([
    ['no reason', null, { isHeld: true }, 400],
    ['an empty reason', null, { isHeld: true, reason: ' ' }, 400],
    ['too long a reason', null, { isHeld: true, reason: 'x'.repeat(HOLD_REASON_MAX_LENGTH + 1) }, 400],
    ['no action', null, { reason: 'x' }, 400],
    ['too large a body', null, { isHeld: true, reason: 'x'.repeat(9_000) }, 413],
    ['no case', '987654321', { isHeld: true, reason: 'x' }, 404],
    ['a case that is no number', 'x', { isHeld: true, reason: 'x' }, 404],
  ])('rejects %s', async (_what, id, body, status) => {
    expect((await hold('administrator', id ?? (await newCase()).id, body)).status).toBe(status);
  });
});
