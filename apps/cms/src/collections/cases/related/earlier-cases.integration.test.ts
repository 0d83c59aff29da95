import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { CARE, EVERYONE, makeTestUsers, OTHER_DESKS } from '../../../../testing/test-users.ts';
import { listEarlierCases, MAX_EARLIER_CASES } from './earlier-cases.ts';

onEachDatabase('other cases of a person', (cms) => {
  const people = makeTestUsers(cms);

  const newCase = (senderEmail: string, senderPhone: string, receivedAt = '2026-01-02T03:04:05.000Z') =>
    cms().payload.create({
      collection: 'cases',
      data: { ...sampleCase(people.next('earlier')), senderEmail, senderPhone, receivedAt },
      overrideAccess: true,
    });

  const find = async (who: (typeof EVERYONE)[number], caseDoc: Case) => {
    const req = await createLocalReq({}, cms().payload);
    const user = who === 'nobody' ? null : people.accountOf(who);
    return listEarlierCases({ ...req, user } as typeof req, caseDoc);
  };

  it('have the same e-mail address or phone, however spelled, latest first, for those who may read them', async () => {
    const caseDoc = await newCase('ratna@contoh.example', '081200000001');
    const byMail = await newCase('Ratna@Contoh.example', '081200000002', '2026-01-03T00:00:00.000Z');
    const byPhone = await newCase('lain@contoh.example', '+62 812-0000-0001', '2026-01-04T00:00:00.000Z');
    await newCase('orang@contoh.example', '081200000003');
    for (const who of EVERYONE) {
      const attempt = await find(who, caseDoc).catch(() => null);
      expect([who, attempt?.cases.map(({ id }) => id) ?? null]).toEqual([
        who,
        [...CARE, 'auditor'].includes(who) ? [byPhone.id, byMail.id] : OTHER_DESKS.includes(who) ? [] : null,
      ]);
    }
    const sensitive = JSON.stringify(await find('customer-care', caseDoc));
    expect(sensitive).not.toContain('3171234507890001');
  });

  it('are limited, with their number', async () => {
    const all: Case[] = [];
    for (let count = 0; count < MAX_EARLIER_CASES + 3; count += 1)
      all.push(await newCase('sering@contoh.example', '081299999999'));
    const { cases, total } = await find('customer-care', all[0] as Case);
    expect([cases.length, total]).toEqual([MAX_EARLIER_CASES, MAX_EARLIER_CASES + 2]);
  });
});
