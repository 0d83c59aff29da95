import { expect, it } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { CARE, EVERYONE, makeSignedInTestUsers, type TestRole } from '../../../../testing/test-users.ts';
import { listDeskStaff } from './desk-staff.ts';

onOneDatabase('the assignee of a case', (cms) => {
  const people = makeSignedInTestUsers(cms);

  const newCase = (): Promise<Case> =>
    cms().payload.create({ collection: 'cases', data: sampleCase(people.next('key')), overrideAccess: true });

  const assign = (who: TestRole, { id }: Case, assignee: unknown) =>
    fetch(`${cms().url}/api/cases/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...people.headersOf(who) },
      body: JSON.stringify({ assignee }),
    });

  const stored = async ({ id }: Case) =>
    (await cms().payload.findByID({ collection: 'cases', id, depth: 0 })).assignee ?? null;

  const events = async ({ id }: Case) => {
    const where = { case: { equals: id } };
    const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id' });
    return docs
      .filter(({ kind }) => kind === 'assigned')
      .map(({ authorName, from, to }) => ({ by: authorName, from: from ?? null, to: to ?? null }));
  };

  it('is oneself, another user or none, each time with an event and its author', async () => {
    const caseDoc = await newCase();
    const idOf = (who: 'administrator' | 'customer-care') => people.accountOf(who).id;
    for (const assignee of [idOf('customer-care'), idOf('administrator'), idOf('administrator'), null]) {
      expect((await assign('customer-care', caseDoc, assignee)).status).toBe(200);
      expect(await stored(caseDoc)).toBe(assignee);
    }
    expect(await events(caseDoc)).toEqual([
      { by: 'customer-care', from: null, to: 'customer-care' },
      { by: 'customer-care', from: 'customer-care', to: 'administrator' },
      { by: 'customer-care', from: 'administrator', to: null },
    ]);
  });

  it('is chosen by those who work cases only', async () => {
    const caseDoc = await newCase();
    for (const who of EVERYONE) {
      const { status } = await assign(who, caseDoc, people.accountOf('administrator').id);
      expect([who, status]).toEqual([who, CARE.includes(who) ? 200 : 403]);
    }
  });

  it('may work cases: nobody else can be assigned', async () => {
    const caseDoc = await newCase();
    for (const who of ['editor', 'publisher', 'treasury', 'auditor', 'without-role'] as const)
      expect([who, (await assign('administrator', caseDoc, people.accountOf(who).id)).status]).toEqual([
        who,
        400,
      ]);
    for (const id of [999_999, -1, { name: 'administrator' }, 'x'])
      expect((await assign('administrator', caseDoc, id)).status).toBeGreaterThanOrEqual(400);
    expect(await stored(caseDoc)).toBeNull();
  });

  it('stays when they may no longer, until somebody changes it', async () => {
    const caseDoc = await newCase();
    const { payload } = cms();
    const leaver = await payload.create({
      collection: 'users',
      data: {
        name: 'Sari',
        email: 'sari@bank.example',
        password: 'kata sandi sementara',
        roles: ['customer-care'],
      },
    });
    await assign('administrator', caseDoc, leaver.id);
    await payload.update({ collection: 'users', id: leaver.id, data: { roles: ['editor'] } });
    expect((await assign('administrator', caseDoc, leaver.id)).status).toBe(200);
    expect(await stored(caseDoc)).toBe(leaver.id);
    await payload.delete({ collection: 'users', id: leaver.id });
    expect(await stored(caseDoc)).toBeNull();
  });

  it('is chosen among names, and nothing else of an account', async () => {
    const staff = await listDeskStaff(cms().payload, 'contact');
    expect(staff.map(({ name }) => name).sort()).toEqual([...CARE].sort());
    for (const member of staff) expect(Object.keys(member).sort()).toEqual(['id', 'name']);
  });
});
