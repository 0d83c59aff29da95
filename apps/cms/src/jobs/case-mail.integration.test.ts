import {
  FORM_NAMES,
  FORMS,
  type FormDefinition,
  type FormField,
  type FormName,
  fieldsOf,
  formIn,
  LOCALES,
  type Locale,
  SERVICE_KEY_HEADER,
} from '@beranda/contract';
import { type FormSample, sampleOf } from '@beranda/contract/forms/form-sample';
import { HOUR_MS } from '@beranda/finance';
import { createLocalReq, type Where } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFailedMails } from '#cms/collections/cases/failed-mails/failed-mails.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { phoneText } from '#cms/i18n/phone-text.ts';
import { facts } from '../../seed/content/facts.ts';
import { settings } from '../../seed/content/settings.ts';
import { seedFacts } from '../../seed/seed-facts.ts';
import { seedGlobal } from '../../seed/seed-global.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readMail } from '../../testing/read-mail.ts';
import { createUser, signIn } from '../../testing/records.ts';
import { postSubmission } from '../../testing/submissions.ts';
import { AbandonedJobs } from './release-abandoned-jobs.ts';

const STAFF_ADDRESSES = ['layanan@bank.example', 'kepala@bank.example'];
const sample = await sampleOf('contact');
const SUBJECTS = {
  id: (ticket: string) => `Kiriman Anda kepada ${settings.id.bankName} kami terima (${ticket})`,
  en: (ticket: string) => `We have received your form at ${settings.en.bankName} (${ticket})`,
};
/** Fields without typed text. */
const CHOSEN: ReadonlySet<FormField['type']> = new Set(['radio', 'select', 'choice', 'checkbox', 'consent']);

/** The text of the receipt of a form in a language. */
function textsOf(name: FormName, locale: Locale): string[] {
  const { title, nextSteps, receipt = [] } = formIn(locale, name).texts;
  return [title, nextSteps, ...receipt];
}

/** What was chosen in a form, with its label. A product of `publishItem` has its language in its title. */
function chosenIn(name: FormName, locale: Locale, answers: FormSample): string[] {
  const { definition, texts } = formIn(locale, name);
  return Object.entries(fieldsOf(definition)).flatMap(([field, one]) => {
    const value = answers[field] ?? '';
    const label = texts.fields[field]?.label.replace(/\?$/, '');
    if ('options' in one) return `${label}: ${texts.fields[field]?.options?.[value]}`;
    if (one.type !== 'choice') return [];
    return `${label}: ${one.source === 'products' ? `${value.split('/')[1]} ${locale}` : value}`;
  });
}

/** What was typed into a form: as it was, and the digits of numbers. */
function typedIn(name: FormName, answers: FormSample): string[] {
  const typed = Object.entries(fieldsOf(FORMS[name].definition))
    .filter(([, { type }]) => !CHOSEN.has(type))
    .map(([field]) => answers[field] ?? '');
  return [...typed, ...typed.map((value) => value.replaceAll(/\D/g, '')).filter(({ length }) => length > 5)];
}

const server = await startMailServer();
afterAll(() => server.close());

onEachDatabase(
  'mail about a case',
  (cms) => {
    const { mails } = server;

    beforeAll(async () => {
      await createUser(cms(), 'administrator', ['administrator']);
      const { payload } = cms();
      const req = await createLocalReq({}, payload);
      await inTransaction(req, async () => {
        await seedFacts(req, facts);
        await seedGlobal(req, 'settings', settings);
      });
      const { product } = await sampleOf('product-registration');
      await publishItem(cms(), 'products', String(product).replace('simpanan/', ''), LOCALES);
    });
    beforeEach(async () => {
      mails.length = 0;
      server.isRejecting = false;
      await notify(STAFF_ADDRESSES);
    });
    afterEach(() => vi.restoreAllMocks());

    const notify = (addresses: string[]) =>
      cms().payload.updateGlobal({
        slug: 'service',
        data: { notify: addresses.length > 0 ? [{ for: 'customer-care', addresses }] : [] },
      });

    const submit = (more: object = {}) =>
      postSubmission(cms(), 'contact', { answers: { ...sample, sendCopy: 'false', ...more }, locale: 'en' });

    const newCase = async (more: object = {}) => caseOf(await submit(more));

    async function caseOf(received: Response) {
      const { ticket } = (await received.json()) as { ticket: string };
      const { docs } = await cms().payload.find({
        collection: 'cases',
        where: { ticket: { equals: ticket } },
      });
      return { id: docs[0]?.id ?? 0, ticket };
    }

    const kindsOf = async (id: number) => {
      const where = { case: { equals: id } };
      const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id' });
      return docs.map(({ kind }) => kind);
    };

    /** Runs the jobs as if their pauses were over. */
    async function runJobs() {
      const { payload } = cms();
      const where = { hasError: { equals: false } };
      await payload.update({ collection: 'payload-jobs', where, data: { waitUntil: null } as never });
      await payload.jobs.run();
    }

    it('names form, ticket and link to the desk, and nothing about the sender', async () => {
      const { id, ticket } = await newCase();
      await runJobs();
      expect(mails).toHaveLength(1);
      const [{ to = [], message = '' } = {}] = mails;
      expect(to).toEqual(STAFF_ADDRESSES);
      expect(message).toContain(ticket);
      expect(message).toContain(`${cms().env.cmsUrl}/admin/collections/cases/${id}`);
      for (const value of [sample.fullName, sample.email, sample.phone, sample.notes, 'ratna', 'Wulandari'])
        expect(message).not.toContain(value);
      expect(await kindsOf(id)).toEqual(['received', 'staff-notified']);
    });

    it('reaches staff also where the sender has no e-mail address, and its failure is recorded', async () => {
      const { email: _, ...answers } = await sampleOf('complaint');
      const byPhone = { answers: { ...answers, contactChannel: 'phone' }, locale: 'id' };
      const sent = await caseOf(await postSubmission(cms(), 'complaint', byPhone));
      await runJobs();
      expect(mails.map(({ to }) => to)).toEqual([STAFF_ADDRESSES]);
      expect(await kindsOf(sent.id)).toEqual(['received', 'staff-notified']);
      server.isRejectingRecipients = true;
      const other = { ...byPhone, answers: { ...byPhone.answers, phone: '081299990001' } };
      const failed = await caseOf(await postSubmission(cms(), 'complaint', other));
      await runJobs();
      server.isRejectingRecipients = false;
      expect(await kindsOf(failed.id)).toEqual(['received', 'staff-failed']);
    });

    describe.each(FORM_NAMES)('as receipt of the form "%s"', async (name) => {
      const answers = await sampleOf(name);
      const { sender }: FormDefinition = FORMS[name].definition;

      it.each(LOCALES)(
        'is in the language of its sender, and repeats nothing that was typed: %s',
        async (locale) => {
          const email = `${name}-${locale}@contoh.example`;
          const body = { answers: { ...answers, [sender.email]: email }, locale };
          const { id, ticket } = await caseOf(await postSubmission(cms(), name, body));
          await runJobs();
          const receipts = mails.filter(({ to }) => to.join() === email);
          expect(receipts).toHaveLength(1);
          const { subject, text } = readMail(receipts[0]?.message ?? '');
          expect(subject).toBe(SUBJECTS[locale](ticket));
          const phone = phoneText(settings[locale].headOffice.phone, locale);
          for (const said of [ticket, phone, ...textsOf(name, locale), ...chosenIn(name, locale, answers)])
            expect(text).toContain(said);
          const foreign = LOCALES.filter((other) => other !== locale).flatMap((other) =>
            textsOf(name, other),
          );
          for (const unsaid of [...foreign, ...typedIn(name, answers), email])
            expect(text).not.toContain(unsaid);
          expect(await kindsOf(id)).toContain('receipt-mailed');
        },
      );
    });

    it('leaves out chosen values that the site does not offer (spam relay)', async () => {
      const name = 'product-registration';
      const email = 'korban@contoh.example';
      const forged = { product: 'https://palsu.example', city: 'Klik palsu.example' };
      const body = { answers: { ...(await sampleOf(name)), ...forged, email }, locale: 'id' };
      expect((await postSubmission(cms(), name, body)).status).toBe(201);
      await runJobs();
      expect(mails.find(({ to }) => to.join() === email)?.message).toBeTruthy();
      expect(JSON.stringify(mails)).not.toContain('palsu');
    });

    it('is retried, and sent once', async () => {
      const error = vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      const { id } = await newCase({ sendCopy: 'on' });
      server.isRejecting = true;
      await runJobs();
      expect([mails.length, await kindsOf(id)]).toEqual([0, ['received']]);
      expect(error).toHaveBeenCalled();
      server.isRejecting = false;
      await runJobs();
      // A job that runs again, as after a crash.
      for (const task of ['notifyStaff', 'sendReceipt'] as const)
        await cms().payload.jobs.queue({ task, input: { case: String(id) } });
      await runJobs();
      expect(mails.map(({ to }) => to.join()).sort()).toEqual([STAFF_ADDRESSES.join(), sample.email]);
      expect((await kindsOf(id)).sort()).toEqual(['receipt-mailed', 'received', 'staff-notified']);
    });

    it('is tried for more than a day, at least once an hour, and then recorded as failed', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      server.isRejecting = true;
      const { id } = await newCase({ sendCopy: 'on', email: 'lain@contoh.example' });
      const { payload } = cms();
      const backoffs: number[] = [];
      const findJob = async () => {
        const where: Where = {
          and: [{ taskSlug: { equals: 'sendReceipt' } }, { hasError: { equals: false } }],
        };
        return (await payload.find({ collection: 'payload-jobs', where })).docs[0];
      };
      await runJobs();
      for (let job = await findJob(); job; job = await findJob()) {
        // Times are stored before the attempt's row.
        backoffs.push(new Date(job.waitUntil ?? 0).getTime() - new Date(job.updatedAt).getTime());
        expect(await kindsOf(id)).toEqual(['received']);
        await runJobs();
      }
      expect(Math.max(...backoffs)).toBeLessThanOrEqual(HOUR_MS);
      expect(backoffs.reduce((sum, backoff) => sum + backoff)).toBeGreaterThan(24 * HOUR_MS);
      expect((await kindsOf(id)).sort()).toEqual(['receipt-failed', 'received', 'staff-failed']);
      server.isRejecting = false;
      await runJobs();
      expect(mails).toEqual([]);
    });

    it('whose failure was recorded before a crash is neither sent nor recorded again', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      server.isRejectingRecipients = true;
      const { payload } = cms();
      const { id } = await newCase();
      const { updateJobs } = payload.db;
      // Payload marks an ended job like this; its process is killed before.
      const marks = vi
        .spyOn(payload.db, 'updateJobs')
        .mockImplementation(async (args) => (args.data.processing === false ? [] : updateJobs(args)));
      await runJobs();
      marks.mockRestore();
      const failed = (await listFailedMails(payload, FORM_NAMES)).filter(({ caseId }) => caseId === id);
      expect(failed).toMatchObject([{ task: 'notifyStaff', isRecipientUnknown: true }]);
      await new AbandonedJobs(payload).release(0);
      server.isRejectingRecipients = false;
      await runJobs();
      expect([mails.length, await kindsOf(id)]).toEqual([0, ['received', 'staff-failed']]);
    });

    it('that was rejected is tried again if its failure could not be recorded', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      server.isRejectingRecipients = true;
      const { payload } = cms();
      const { id } = await newCase();
      const { create } = payload;
      const events = vi.spyOn(payload, 'create').mockImplementation((args) => {
        if (args.collection === 'case-events') throw new Error('the database is busy');
        return create.call(payload, args) as never;
      });
      await runJobs();
      events.mockRestore();
      expect(await kindsOf(id)).toEqual(['received']);
      await runJobs();
      server.isRejectingRecipients = false;
      expect(await kindsOf(id)).toEqual(['received', 'staff-failed']);
    });

    it('to several staff reports in the log which replies some of them got, without addresses', async () => {
      const warn = vi.spyOn(cms().payload.logger, 'warn').mockImplementation(() => {});
      const [accepted = '', greylisted = ''] = STAFF_ADDRESSES;
      server.greylisted.add(greylisted);
      await newCase();
      await runJobs();
      server.greylisted.clear();
      expect(mails.map(({ to }) => to)).toEqual([[accepted]]);
      expect(warn.mock.calls).toEqual([
        [{ msg: 'Some recipients of a mail were rejected', rejected: 1, codes: [451] }],
      ]);
    });

    it('is not sent without addresses', async () => {
      await notify([]);
      const { id } = await newCase();
      await runJobs();
      expect([mails.length, await kindsOf(id)]).toEqual([0, ['received']]);
    });

    it('and the case are stored together: without the job there is no case', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      vi.spyOn(cms().payload.jobs, 'queue').mockRejectedValueOnce(new Error('the disk is full'));
      const counts = async () =>
        Promise.all(
          (['cases', 'case-events', 'payload-jobs'] as const).map(
            async (collection) => (await cms().payload.count({ collection })).totalDocs,
          ),
        );
      const before = await counts();
      expect((await submit()).status).toBe(500);
      expect(await counts()).toEqual(before);
    });

    it('has addresses that no response to the site contains', async () => {
      const headers = { [SERVICE_KEY_HEADER]: cms().serviceKey };
      const read = async (slug: string) => {
        const response = await fetch(`${cms().url}/api/content/globals/${slug}?locale=id`, { headers });
        return [response.status, await response.text()] as const;
      };
      expect((await read('service'))[0]).toBe(404);
      expect((await read('settings'))[1]).not.toContain(STAFF_ADDRESSES[0]);
      expect((await fetch(`${cms().url}/api/globals/service`, { headers })).status).toBe(403);
    });

    it.each([
      ['no address', [{ for: 'sales', addresses: [] }]],
      ['what is no address', [{ for: 'sales', addresses: ['layanan'] }]],
      [
        'two rows for one desk',
        ['a', 'b'].map((name) => ({ for: 'sales', addresses: [`${name}@bank.example`] })),
      ],
      [
        'too many',
        [{ for: 'sales', addresses: Array.from({ length: 11 }, (_, at) => `a${at}@bank.example`) }],
      ],
    ])('rejects %s in the settings', async (_what, rows) => {
      const response = await fetch(`${cms().url}/api/globals/service`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'administrator')) },
        body: JSON.stringify({ notify: rows }),
      });
      expect(response.status).toBe(400);
    });
  },
  { smtpUrl: server.url },
);
