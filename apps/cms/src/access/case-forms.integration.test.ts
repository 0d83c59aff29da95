import { FORM_NAMES, FORMS, type FormName } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { sampleCase } from '../../testing/records.ts';
import { EVERYONE, makeSignedInTestUsers, type TestRole } from '../../testing/test-users.ts';

const FORMS_OF: Partial<Record<TestRole, readonly FormName[]>> = {
  administrator: FORM_NAMES,
  'customer-care': ['contact', 'complaint', 'data-request'],
  sales: ['product-registration'],
  'business-banking': ['msme-consultation', 'supply-chain-financing'],
};

onOneDatabase('cases, by the desk of their form', (cms) => {
  const people = makeSignedInTestUsers(cms);
  const cases = new Map<FormName, Case>();
  const attachments = new Map<FormName, number>();

  beforeAll(async () => {
    const { payload } = cms();
    for (const form of FORM_NAMES) {
      const data = { ...sampleCase(people.next(form)), form };
      const caseDoc = await payload.create({ collection: 'cases', data, overrideAccess: true });
      cases.set(form, caseDoc);
      const file = { case: caseDoc.id, key: people.next(form), form, name: `${form}.jpg`, bytes: 3 };
      const { id } = await payload.create({
        collection: 'attachments',
        data: { ...file, format: 'jpg', scan: 'clean' },
        overrideAccess: true,
      });
      attachments.set(form, id);
    }
  });

  const get = (who: TestRole, path: string, init: RequestInit = {}) =>
    fetch(`${cms().url}/api${path}`, { ...init, headers: { ...people.headersOf(who), ...init.headers } });

  /** The forms with a ticket in a response. */
  const formsNamed = (text: string) =>
    FORM_NAMES.filter((form) => text.includes(cases.get(form)?.ticket ?? '?'));

  const worked = (who: TestRole) => FORM_NAMES.filter((form) => FORMS_OF[who]?.includes(form));
  const read = (who: TestRole) => (who === 'auditor' ? FORM_NAMES : worked(who));

  it('have a desk that is a role', () => {
    for (const form of FORM_NAMES)
      expect([form, FORMS_OF[FORMS[form].definition.desk]?.includes(form)]).toEqual([form, true]);
  });

  it.each(EVERYONE)(
    'are listed, searched, counted and exported by %s only if they are theirs',
    async (who) => {
      const list = await (await get(who, '/cases?limit=100&depth=0')).text();
      expect(formsNamed(list)).toEqual(read(who));
      const found = await (await get(who, '/cases?where[senderName][like]=a&limit=100')).text();
      expect(formsNamed(found)).toEqual(read(who));
      const exported = await (await get(who, '/cases/export?format=csv')).text();
      expect(formsNamed(exported)).toEqual(read(who));
      const counted = await get(who, '/cases/count');
      if (counted.ok) expect(await counted.json()).toEqual({ totalDocs: read(who).length });
      else expect(read(who)).toEqual([]);
    },
  );

  it.each(EVERYONE)('are opened, with history and files, by %s only if they are theirs', async (who) => {
    for (const form of FORM_NAMES) {
      const { id } = cases.get(form) as Case;
      const canRead = read(who).includes(form);
      expect([form, (await get(who, `/cases/${id}`)).status === 200]).toEqual([form, canRead]);
      const events = await (await get(who, `/case-events?where[case][equals]=${id}&depth=0`)).json();
      expect([form, (events.docs ?? []).length > 0]).toEqual([form, canRead]);
      const files = await (await get(who, `/attachments?where[case][equals]=${id}&depth=0`)).json();
      expect([form, (files.docs ?? []).length > 0]).toEqual([form, worked(who).includes(form)]);
      // The file itself is not stored here: hence 404.
      const file = await get(who, `/attachments/${attachments.get(form)}/file`);
      expect(file.status).not.toBe(200);
    }
  });

  it.each(EVERYONE)('are changed by %s only if they are theirs', async (who) => {
    for (const form of FORM_NAMES) {
      const { id } = cases.get(form) as Case;
      const headers = { 'content-type': 'application/json' };
      const note = await get(who, `/cases/${id}/notes`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ note: 'Halo' }),
      });
      expect([form, note.status === 201]).toEqual([form, worked(who).includes(form)]);
      const change = await get(who, `/cases/${id}?depth=0`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ assignee: null }),
      });
      expect([form, change.status === 200]).toEqual([form, worked(who).includes(form)]);
    }
  });
});
