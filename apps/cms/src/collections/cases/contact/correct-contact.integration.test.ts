import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Case } from '#cms/payload-types.ts';
import { auditAfter, auditEnd } from '../../../../testing/audit.ts';
import { onEachDatabase } from '../../../../testing/databases.ts';
import { startMailServer } from '../../../../testing/mail-server.ts';
import { sampleCase } from '../../../../testing/records.ts';
import {
  CARE,
  EVERYONE,
  makeSignedInTestUsers,
  rejectionStatusOf,
  type TestRole,
} from '../../../../testing/test-users.ts';
import { getThread } from '../replies/mail-thread.ts';

const server = await startMailServer();
afterAll(() => server.close());

const reason = 'Diminta lewat telepon; data diri dicocokkan.';
const wrong = { senderEmail: 'dewi@salah.example', senderPhone: '0812000000' };
const right = { senderEmail: 'dewi@contoh.example', senderPhone: '0813-0000-00' };

onEachDatabase(
  'correcting the contact of a sender',
  (cms) => {
    const { mails } = server;
    const people = makeSignedInTestUsers(cms);
    let serial = 0;
    beforeEach(() => {
      mails.length = 0;
    });

    /** Each of another sender: an address gets few receipts a day. */
    const another = ({ senderEmail, senderPhone }: typeof wrong) => ({
      senderEmail: `${serial}.${senderEmail}`,
      senderPhone: senderPhone + String(serial).padStart(2, '0'),
    });
    async function newCase(more: Partial<Case> = {}) {
      serial += 1;
      const data = { ...sampleCase(people.next('contact')), ...another(wrong), ...more };
      const caseDoc = await cms().payload.create({ collection: 'cases', data, overrideAccess: true });
      return { caseDoc, correct: another(right), former: another(wrong) };
    }

    const post = (path: string, body: object, who: TestRole = 'customer-care') =>
      fetch(`${cms().url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...people.headersOf(who) },
        body: JSON.stringify(body),
      });
    /** Sends a correction from a screen that shows the given state of the case. */
    const correctContact = ({ id, senderEmail, senderPhone }: Case, contact: object, who?: TestRole) => {
      const seen = { senderEmail: senderEmail ?? '', senderPhone };
      return post(`cases/${id}/contact`, { reason, seen, ...contact }, who);
    };
    const stored = ({ id }: Case) =>
      cms().payload.findByID({ collection: 'cases', id, depth: 0, overrideAccess: true });
    const notesOf = async ({ id }: Case) => {
      const where = { case: { equals: id } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id', depth: 0 });
      return docs.filter(({ kind }) => kind === 'note');
    };
    /** Whether the public site shows the status of a case to somebody. */
    async function isShownTo(ticket: string, contact: string): Promise<boolean> {
      const response = await fetch(`${cms().url}/api/case-status`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SERVICE_KEY_HEADER]: cms().serviceKey },
        body: JSON.stringify({ ticket, contact }),
      });
      return ((await response.json()) as { status: object | null }).status !== null;
    }
    const idsOf = async (person: object) => {
      const response = await post('cases/person/find', { person }, 'administrator');
      return ((await response.json()) as { cases: { id: number }[] }).cases.map(({ id }) => id);
    };
    const isFoundBy = async (text: string, { id }: Case) => {
      const where = `where[and][0][searchText][like]=${encodeURIComponent(text)}&where[and][1][id][equals]=${id}`;
      const response = await fetch(`${cms().url}/api/cases?${where}`, {
        headers: people.headersOf('customer-care'),
      });
      return ((await response.json()) as { totalDocs: number }).totalDocs === 1;
    };

    it('is for those who work the case; history and audit log have it, the log without the contact', async () => {
      for (const who of EVERYONE) {
        const { caseDoc, correct, former } = await newCase();
        const before = await auditEnd(cms());
        const { status } = await correctContact(caseDoc, correct, who);
        const isAllowed = CARE.includes(who);
        expect([who, status]).toEqual([who, isAllowed ? 200 : rejectionStatusOf(who)]);
        expect(await stored(caseDoc)).toMatchObject(isAllowed ? correct : former);
        expect(await notesOf(caseDoc)).toEqual(
          isAllowed
            ? (['senderEmail', 'senderPhone'] as const).map((field) =>
                expect.objectContaining({
                  field,
                  from: former[field],
                  to: correct[field],
                  note: reason,
                  authorName: who,
                }),
              )
            : [],
        );
        const rows = await auditAfter(cms(), before);
        expect(rows.filter(({ action }) => action === 'contact-corrected')).toHaveLength(isAllowed ? 2 : 0);
        // Hashes have any digits.
        const values = rows.map(({ hash: _hash, keyId: _keyId, previousHash: _previous, ...row }) => row);
        expect(JSON.stringify(values)).not.toMatch(/@|0813|0812|telepon/);
      }
    });

    it('leaves the answers as received', async () => {
      const { caseDoc, correct } = await newCase();
      const before = await stored(caseDoc);
      await correctContact(caseDoc, correct);
      const { answers, receivedAt, senderName, ticket } = before;
      expect(await stored(caseDoc)).toMatchObject({ answers, receivedAt, senderName, ticket });
    });

    it('changes with what the sender looks up the status, also of a case that was merged into this one', async () => {
      const { caseDoc, correct, former } = await newCase();
      const { caseDoc: duplicate } = await newCase(former);
      await post(`cases/${duplicate.id}/merge`, { ticket: caseDoc.ticket });
      await correctContact(caseDoc, correct);
      for (const { ticket } of [caseDoc, duplicate]) {
        for (const contact of Object.values(correct)) expect(await isShownTo(ticket, contact)).toBe(true);
        for (const contact of Object.values(former)) expect(await isShownTo(ticket, contact)).toBe(false);
      }
    });

    it('changes by what the case is found', async () => {
      const { caseDoc, correct, former } = await newCase();
      await correctContact(caseDoc, correct);
      expect(await idsOf({ email: former.senderEmail })).toEqual([]);
      expect(await idsOf({ phone: former.senderPhone })).toEqual([]);
      expect(await idsOf({ email: correct.senderEmail })).toEqual([caseDoc.id]);
      expect(await idsOf({ phone: correct.senderPhone.replace('0', '+62 ') })).toEqual([caseDoc.id]);
      expect(await isFoundBy(correct.senderPhone.replaceAll('-', ' '), caseDoc)).toBe(true);
      expect(await isFoundBy(former.senderEmail, caseDoc)).toBe(false);
    });

    it('sends the receipt to the new address of an open case, whatever was sent to the former one', async () => {
      const { caseDoc, correct } = await newCase({ form: 'complaint', answers: { product: 'card' } });
      await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: String(caseDoc.id) } });
      await cms().payload.jobs.run();
      await correctContact(caseDoc, correct);
      await cms().payload.jobs.run();
      expect(mails.map(({ to }) => to)).toEqual([[caseDoc.senderEmail], [correct.senderEmail]]);
      expect((await getThread(cms().payload, caseDoc)).references).toHaveLength(1);
      const { caseDoc: finished, ...other } = await newCase({ form: 'complaint', status: 'closed' });
      await correctContact(finished, other.correct);
      const { caseDoc: sameAddress, former } = await newCase({ form: 'complaint' });
      await correctContact(sameAddress, { ...former, senderPhone: '0813-0000-0099' });
      await cms().payload.jobs.run();
      expect(mails).toHaveLength(2);
    });

    it('sends one receipt where an address is corrected again before that was sent, and none for other capitals', async () => {
      const { caseDoc, correct } = await newCase({ form: 'complaint', answers: { product: 'card' } });
      await cms().payload.jobs.queue({ task: 'sendReceipt', input: { case: String(caseDoc.id) } });
      await correctContact(caseDoc, { ...correct, senderEmail: `x${correct.senderEmail}` });
      await correctContact(await stored(caseDoc), correct);
      await cms().payload.jobs.run();
      expect(mails.map(({ to }) => to)).toEqual([[correct.senderEmail]]);
      await correctContact(await stored(caseDoc), {
        ...correct,
        senderEmail: correct.senderEmail.toUpperCase(),
      });
      await cms().payload.jobs.run();
      expect(mails).toHaveLength(1);
    });

    it('corrects the address of somebody whose stored number the forms would not take now', async () => {
      const { caseDoc, correct } = await newCase({ senderPhone: '81234567' });
      const contact = { senderEmail: correct.senderEmail, senderPhone: '81234567' };
      expect((await correctContact(caseDoc, contact)).status).toBe(200);
      expect(await stored(caseDoc)).toMatchObject(contact);
      const corrected = await stored(caseDoc);
      expect((await correctContact(corrected, { ...contact, senderPhone: '81234568' })).status).toBe(400);
    });

    it('removes an address that the sender does not have: then a request needs the proof of a notification', async () => {
      const { caseDoc, former } = await newCase({ form: 'complaint' });
      const contact = { senderEmail: ' ', senderPhone: former.senderPhone };
      expect((await correctContact(caseDoc, contact)).status).toBe(200);
      expect((await stored(caseDoc)).senderEmail).toBeNull();
      expect(await notesOf(caseDoc)).toEqual([
        expect.objectContaining({ field: 'senderEmail', from: former.senderEmail, to: null }),
      ]);
      const { status } = await post(`cases/${caseDoc.id}/clock/requestDocuments`, { documents: 'KTP' });
      expect(status).toBe(409);
      expect(mails).toEqual([]);
    });

    it('records a mail that waits for an address which is removed as failed', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      const { caseDoc, former } = await newCase({ form: 'complaint' });
      await post(`cases/${caseDoc.id}/clock/answer`, { answer: 'Ya.' });
      await correctContact(caseDoc, { senderEmail: '', senderPhone: former.senderPhone });
      await cms().payload.jobs.run();
      vi.restoreAllMocks();
      const { docs } = await cms().payload.find({
        collection: 'case-events',
        where: { case: { equals: caseDoc.id } },
      });
      expect(docs.map(({ kind }) => kind)).toContain('answer-failed');
      expect(mails).toEqual([]);
    });

    it('lets a case of the same person be merged, and reaches those that were merged before', async () => {
      const { caseDoc, correct, former } = await newCase();
      const { caseDoc: duplicate } = await newCase(former);
      expect((await post(`cases/${duplicate.id}/merge`, { ticket: caseDoc.ticket })).status).toBe(200);
      const { caseDoc: later } = await newCase(correct);
      expect((await post(`cases/${later.id}/merge`, { ticket: caseDoc.ticket })).status).toBe(409);
      await correctContact(caseDoc, correct);
      expect((await post(`cases/${later.id}/merge`, { ticket: caseDoc.ticket })).status).toBe(200);
      expect(await stored(duplicate)).toMatchObject(correct);
      expect(await notesOf(duplicate)).toEqual(
        (['senderEmail', 'senderPhone'] as const).map((field) =>
          expect.objectContaining({ field, from: former[field], to: correct[field], note: reason }),
        ),
      );
      expect(await idsOf({ email: correct.senderEmail })).toEqual([later.id, duplicate.id, caseDoc.id]);
      expect(await isFoundBy(correct.senderEmail, duplicate)).toBe(true);
      expect((await correctContact(duplicate, former)).status).toBe(409);
    });

    it('is rejected on a screen that was opened before a colleague corrected the contact', async () => {
      const { caseDoc, correct, former } = await newCase({ form: 'complaint', answers: { product: 'card' } });
      const ofColleague = { ...former, senderEmail: correct.senderEmail };
      expect((await correctContact(caseDoc, ofColleague)).status).toBe(200);
      const onlyPhone = { ...former, senderPhone: correct.senderPhone };
      expect((await correctContact(caseDoc, onlyPhone)).status).toBe(409);
      expect(await stored(caseDoc)).toMatchObject(ofColleague);
      await cms().payload.jobs.run();
      expect(mails.map(({ to }) => to)).toEqual([[correct.senderEmail]]);
      expect((await correctContact(await stored(caseDoc), correct)).status).toBe(200);
    });

    it('needs a valid contact that is another one, and a reason', async () => {
      const { caseDoc, correct, former } = await newCase();
      for (const [contact, errors] of [
        [{ ...correct, senderEmail: 'dewi@' }, { senderEmail: ['email'] }],
        [{ ...correct, senderPhone: '0000000000' }, { senderPhone: ['phone'] }],
        [{ ...correct, senderPhone: '' }, { senderPhone: ['required'] }],
        [{ ...correct, reason: ' ' }, { reason: ['required'] }],
        [{ ...correct, reason: 'x'.repeat(501) }, { reason: ['tooLong'] }],
        [{}, { senderPhone: ['required'] }],
      ] as const) {
        const response = await correctContact(caseDoc, contact);
        expect([response.status, ((await response.json()) as { fields: object }).fields]).toEqual([
          400,
          errors,
        ]);
      }
      expect((await correctContact(caseDoc, former)).status).toBe(409);
      expect((await correctContact({ ...caseDoc, id: 999_999 }, correct)).status).toBe(404);
      expect(await stored(caseDoc)).toMatchObject(former);
      expect(await notesOf(caseDoc)).toEqual([]);
    });
  },
  { smtpUrl: server.url },
);
