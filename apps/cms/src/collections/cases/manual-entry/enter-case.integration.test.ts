import { randomUUID } from 'node:crypto';
import { FORM_NAMES, type FormName } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { pdfText } from '../../../../testing/pdf-text.ts';
import { EVERYONE, makeSignedInTestUsers, type TestRole } from '../../../../testing/test-users.ts';

const server = await startMailServer();

onOneDatabase(
  'a case that staff enter',
  (cms) => {
    const people = makeSignedInTestUsers(cms);
    beforeEach(async () => {
      await cms().payload.jobs.run({ limit: 50 });
      server.mails.length = 0;
    });

    const post = (who: TestRole, body: object) =>
      fetch(`${cms().url}/api/cases/record`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...people.headersOf(who) },
        body: JSON.stringify(body),
      });

    const bodyOf = async (form: FormName, more: object = {}) => ({
      key: randomUUID(),
      form,
      locale: 'id',
      arrivedBy: 'branch',
      receivedOn: jakartaDate(new Date()),
      receivedTime: '00:00',
      answers: await sampleOf(form),
      ...more,
    });

    const stored = async (response: Response) => {
      const { case: id } = (await response.json()) as { case: number };
      return cms().payload.findByID({ collection: 'cases', id, depth: 0 });
    };

    it('has ticket, deadline, assignee and an event with its author', async () => {
      const caseDoc = await stored(await post('customer-care', await bodyOf('complaint')));
      expect(caseDoc).toMatchObject({
        status: 'new',
        arrivedBy: 'branch',
        assignee: people.accountOf('customer-care').id,
        clock: { channel: 'oral' },
        senderEmail: (await sampleOf('complaint')).email,
        dueAt: expect.any(String),
        ticket: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/),
      });
      const { docs } = await cms().payload.find({
        collection: 'case-events',
        where: { case: { equals: caseDoc.id } },
      });
      expect(docs).toMatchObject([{ kind: 'recorded', to: 'branch', authorName: 'customer-care' }]);
      expect(JSON.stringify(caseDoc.answers)).not.toContain('3273011205850002');
    });

    it('has a receipt that names who recorded it', async () => {
      const { id } = await stored(await post('customer-care', await bodyOf('complaint')));
      const headers = people.headersOf('administrator');
      const response = await fetch(`${cms().url}/api/cases/${id}/receipt.pdf`, { headers });
      const text = pdfText(Buffer.from(await response.arrayBuffer()));
      expect(text).toContain('customer-care');
    });

    it('is stored once, however often it is sent', async () => {
      // The screen sends an empty text for a field that was cleared.
      const body = await bodyOf('contact', { answers: { ...(await sampleOf('contact')), email: '' } });
      const [first, second] = [await post('customer-care', body), await post('customer-care', body)];
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(await second.json()).toEqual(await first.json());
    });

    it.each(['contact', 'complaint', 'data-request'] as const)(
      'of the form %s is not silently kept as it was when it is corrected and sent again',
      async (form) => {
        const body = await bodyOf(form, { receivedOn: '2026-01-05' });
        const first = (await (await post('customer-care', body)).json()) as { case: number; ticket: string };
        const before = await cms().payload.count({ collection: 'cases' });
        const yesterday = { receivedOn: '2026-01-04' };
        for (const correction of [
          { answers: { ...body.answers, phone: '081299998888' } },
          { answers: { ...body.answers, identityNumber: '3273011205850099' } },
          { locale: 'en' },
          { arrivedBy: 'phone' },
          yesterday,
          ...(form === 'data-request' ? [{ receivedTime: '08:30' }] : []),
        ]) {
          const response = await post('customer-care', { ...body, ...correction });
          expect([correction, response.status]).toEqual([correction, 409]);
          expect(await response.json()).toMatchObject({
            ...first,
            message: expect.stringContaining('correction'),
          });
        }
        expect((await post('customer-care', body)).status).toBe(200);
        expect(await cms().payload.count({ collection: 'cases' })).toEqual(before);
      },
    );

    it('gets a receipt by mail only where there is an address', async () => {
      const { email, ...answers } = await sampleOf('complaint');
      const wish = { ...answers, contactChannel: 'email' };
      const without = await stored(await post('customer-care', await bodyOf('complaint', { answers: wish })));
      expect(without.senderEmail).toBeNull();
      await cms().payload.jobs.run({ limit: 20 });
      expect(server.mails).toEqual([]);
      await post('customer-care', await bodyOf('complaint'));
      await cms().payload.jobs.run({ limit: 20 });
      expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
      expect(server.mails[0]?.message).toContain(
        'Kami telah mencatat apa yang Anda sampaikan (lisan di cabang)',
      );
    });

    it('has no status for a caller who knows its ticket alone', async () => {
      const { email: _, ...answers } = await sampleOf('complaint');
      const { ticket } = await stored(await post('customer-care', await bodyOf('complaint', { answers })));
      const { findCaseStatus } = await import('../status/find-case-status.ts');
      const req = await createLocalReq({}, cms().payload);
      for (const contact of ['', ' ', 'null'])
        expect(await findCaseStatus(req, { ticket, contact })).toBeNull();
      expect(await findCaseStatus(req, { ticket, contact: String(answers.phone) })).not.toBeNull();
    });

    it.each(EVERYONE)('is of a form that %s works, and that asks for no consent', async (who) => {
      const allowed: FormName[] = [];
      for (const form of FORM_NAMES)
        if ((await post(who, await bodyOf(form))).status === 201) allowed.push(form);
      const care = who === 'administrator' || who === 'customer-care';
      expect(allowed).toEqual(care ? ['contact', 'complaint', 'data-request'] : []);
    });

    it('has the hour of its receipt where its form promises hours, which run from then', async () => {
      const receipt = { receivedOn: '2026-01-05', receivedTime: '08:30', arrivedBy: 'letter' };
      expect(await stored(await post('customer-care', await bodyOf('data-request', receipt)))).toMatchObject({
        receivedAt: '2026-01-05T01:30:00.000Z',
        dueAt: '2026-01-08T01:30:00.000Z',
      });
      expect(await stored(await post('customer-care', await bodyOf('contact', receipt)))).toMatchObject({
        receivedAt: '2026-01-05T05:00:00.000Z',
      });
    });

    it.each([
      ['missing', undefined, 'time'],
      ['no time', '24:00', 'time'],
      ['a date of its own', '2026-01-05T08:30', 'time'],
    ])('names the field of the hour of its receipt when that is %s', async (_what, receivedTime, code) => {
      const response = await post('customer-care', await bodyOf('data-request', { receivedTime }));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { receivedTime: [code] } });
    });

    it.each([
      ['emptied', '', 'date'],
      ['no date', '2026-02-30', 'date'],
      ['tomorrow', '2999-01-01', 'futureDate'],
    ])('names the field of the day of its receipt when that is %s', async (_what, receivedOn, code) => {
      const response = await post('customer-care', await bodyOf('complaint', { receivedOn }));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { receivedOn: [code] } });
    });

    it.each([
      ['an unknown form', { form: 'loan' }],
      ['an arrival by the site', { arrivedBy: 'site' }],
      ['answers that are not valid', { answers: {} }],
      ['an e-mail address that is none', { answers: { email: 'ratna' } }],
      ['no key', { key: '1' }],
    ])('is rejected with %s', async (_what, more) => {
      const before = await cms().payload.count({ collection: 'cases' });
      const response = await post('customer-care', await bodyOf('complaint', more));
      expect(response.status).toBe(400);
      expect(await cms().payload.count({ collection: 'cases' })).toEqual(before);
    });
  },
  { smtpUrl: server.url },
);
