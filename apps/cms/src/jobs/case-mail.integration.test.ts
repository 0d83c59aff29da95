import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createUser, signIn } from '../../testing/records.ts';
import { postSubmission } from '../../testing/submissions.ts';

const ATTEMPTS = 7;
const STAFF_ADDRESSES = ['layanan@bank.example', 'kepala@bank.example'];
const sample = await sampleOf('contact');

const server = await startMailServer();
afterAll(() => server.close());

onEachDatabase(
  'mail about a case',
  (cms) => {
    const { mails } = server;

    beforeAll(async () => {
      await createUser(cms(), 'administrator', ['administrator']);
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

    async function newCase(more: object = {}) {
      const { ticket } = (await (await submit(more)).json()) as { ticket: string };
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

    it('tells the desk about form, ticket and link, and nothing about the sender', async () => {
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

    it('is recorded as failed after the last attempt, and not before', async () => {
      vi.spyOn(cms().payload.logger, 'error').mockImplementation(() => {});
      server.isRejecting = true;
      const { id } = await newCase({ sendCopy: 'on', email: 'lain@contoh.example' });
      for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) await runJobs();
      expect(await kindsOf(id)).toEqual(['received']);
      await runJobs();
      expect((await kindsOf(id)).sort()).toEqual(['receipt-failed', 'received', 'staff-failed']);
      server.isRejecting = false;
      await runJobs();
      expect(mails).toEqual([]);
    });

    it('goes to nobody without addresses', async () => {
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

    it('has addresses that no answer for the site contains', async () => {
      const headers = { [SERVICE_KEY_HEADER]: cms().serviceKey };
      const read = async (slug: string) => {
        const answer = await fetch(`${cms().url}/api/content/globals/${slug}?locale=id`, { headers });
        return [answer.status, await answer.text()] as const;
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
      const answer = await fetch(`${cms().url}/api/globals/service`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await signIn(cms(), 'administrator')) },
        body: JSON.stringify({ notify: rows }),
      });
      expect(answer.status).toBe(400);
    });
  },
  { smtpUrl: server.url },
);
