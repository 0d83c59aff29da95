import { randomUUID } from 'node:crypto';
import { addDays, addWorkingDays, jakartaDate } from '@beranda/finance';
import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';
import { onOneDatabase } from '../../../../testing/databases.ts';
import { sampleCase } from '../../../../testing/records.ts';
import { makeSignedInTestUsers } from '../../../../testing/test-users.ts';

onOneDatabase('a complaint', (cms) => {
  const people = makeSignedInTestUsers(cms);
  const today = jakartaDate(new Date());

  const newComplaint = (more: Partial<Case> = {}): Promise<Case> =>
    cms().payload.create({
      collection: 'cases',
      data: {
        ...sampleCase(people.next('clock')),
        form: 'complaint',
        receivedAt: new Date().toISOString(),
        ...more,
      },
      overrideAccess: true,
    });

  const read = ({ id }: Case) => cms().payload.findByID({ collection: 'cases', id, depth: 0 });

  const send = (method: string, path: string, body: object) =>
    fetch(`${cms().url}/api/cases/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...people.headersOf('customer-care') },
      body: JSON.stringify(body),
    });

  async function act({ id }: Case, action: string, body: object = {}): Promise<number | string> {
    const response = await send('POST', `${id}/clock/${action}`, body);
    return response.ok ? response.status : ((await response.json()) as { message: string }).message;
  }

  async function eventsOf({ id }: Case, kind: string) {
    const where: Where = { and: [{ case: { equals: id } }, { kind: { equals: kind } }] };
    const { docs } = await cms().payload.find({ collection: 'case-events', where, sort: 'id' });
    return docs;
  }

  async function repliesOf({ id }: Case) {
    const { docs } = await cms().payload.find({
      collection: 'case-replies',
      where: { case: { equals: id } },
    });
    return docs;
  }

  const noonOf = (date: string) => `${date}T05:00:00.000Z`;
  /** The end of a day in Jakarta. */
  const endOf = (date: string) => `${date}T16:59:59.999Z`;

  const closing = { reason: 'withdrawn', explanation: 'Dicabut lewat telepon' };

  it('is closed without an answer only for a reason, which the history keeps', async () => {
    const caseDoc = await newComplaint();
    const patched = await send('PATCH', String(caseDoc.id), { status: 'closed' });
    expect(patched.status).toBe(400);
    expect(await patched.text()).toMatch(/dengan alasannya|with the reason/);
    const reply = { key: randomUUID(), locale: 'id', subject: 'Pengaduan Anda', body: 'Dana sudah kembali.' };
    expect((await send('POST', `${caseDoc.id}/replies`, { ...reply, status: 'closed' })).status).toBe(409);
    expect(await act(caseDoc, 'close')).toMatch(/belum dijawab|not been answered/);
    expect(await read(caseDoc)).toMatchObject({ status: 'new', dueAt: caseDoc.dueAt });

    expect(await act(caseDoc, 'closeUnanswered', closing)).toBe(200);
    expect(await read(caseDoc)).toMatchObject({ status: 'closed', dueAt: null, isInTime: null });
    expect(await eventsOf(caseDoc, 'status')).toEqual([
      expect.objectContaining({ to: 'closed', field: closing.reason, note: closing.explanation }),
    ]);
  });

  it('with an appeal is closed only after its answer', async () => {
    const caseDoc = await newComplaint();
    expect(await act(caseDoc, 'answer', { answer: 'Saldo Anda benar.' })).toBe(200);
    expect(await act(caseDoc, 'appeal', { appeal: 'Salah.', receivedOn: today })).toBe(200);
    expect(await act(caseDoc, 'closeUnanswered', closing)).toMatch(/Keberatan harus|appeal has to/);
    expect((await send('PATCH', String(caseDoc.id), { status: 'closed' })).status).toBe(400);
    expect(await read(caseDoc)).toMatchObject({ status: 'appealed' });
    expect(await act(caseDoc, 'answer', { answer: 'Tetap benar.' })).toBe(200);
    expect((await send('PATCH', String(caseDoc.id), { status: 'closed' })).status).toBe(200);
  });

  it('that was settled or closed before reasons were asked for can still be closed and reopened', async () => {
    const settled = await newComplaint({ status: 'settled' });
    expect((await send('PATCH', String(settled.id), { status: 'closed' })).status).toBe(200);
    expect((await send('PATCH', String(settled.id), { status: 'inProgress' })).status).toBe(200);
  });

  it('of somebody without e-mail waits and is answered only with a proof that they were notified', async () => {
    const caseDoc = await newComplaint({ senderEmail: null });
    const request = { documents: 'KTP' };
    const notification = { notifiedOn: today, proof: 'Telepon 10.15' };
    expect(await act(caseDoc, 'requestDocuments', request)).toMatch(/Tulis bukti|Enter the proof/);
    const tomorrow = { ...request, ...notification, notifiedOn: addDays(today, 1) };
    expect(await act(caseDoc, 'requestDocuments', tomorrow)).toMatch(/belum tiba|in the future/);
    expect(await read(caseDoc)).toMatchObject({ status: 'new', clock: { requests: [], waitingUntil: null } });

    expect(await act(caseDoc, 'requestDocuments', { ...request, ...notification })).toBe(200);
    expect(await act(caseDoc, 'receiveDocuments', { receivedOn: today, isComplete: true })).toBe(200);
    expect(await act(caseDoc, 'answer', { answer: 'Ya.' })).toMatch(/Tulis bukti|Enter the proof/);
    expect(await read(caseDoc)).toMatchObject({ status: 'inProgress', clock: { answeredAt: null } });
    expect(await act(caseDoc, 'answer', { answer: 'Ya.', ...notification, proof: 'Surat 7' })).toBe(200);
    expect((await eventsOf(caseDoc, 'note')).map(({ field, note }) => [field, note])).toEqual([
      ['notice', `${today}: Telepon 10.15`],
      ['notice', `${today}: Surat 7`],
    ]);
  });

  it('of somebody without e-mail is answered on the day on which they were notified, and appealed on the day on which that came', async () => {
    const caseDoc = await newComplaint({ senderEmail: null, receivedAt: noonOf(addDays(today, -6)) });
    const told = addDays(today, -4);
    expect(await act(caseDoc, 'answer', { answer: 'Tidak.', notifiedOn: told, proof: 'Surat 7' })).toBe(200);
    expect(await read(caseDoc)).toMatchObject({
      clock: { answeredAt: noonOf(told) },
      finishedAt: noonOf(told),
      isInTime: true,
    });

    const appeal = { appeal: 'Salah.', receivedOn: addDays(today, -2) };
    expect(await act(caseDoc, 'appeal', { appeal: 'Salah.' })).toMatch(/not valid/);
    expect(await act(caseDoc, 'appeal', { ...appeal, receivedOn: addDays(today, 1) })).toMatch(
      /belum tiba|in the future/,
    );
    expect(await act(caseDoc, 'appeal', { ...appeal, receivedOn: addDays(told, -1) })).toMatch(
      /sebelum|before/,
    );
    expect(await act(caseDoc, 'appeal', appeal)).toBe(200);
    expect(await read(caseDoc)).toMatchObject({
      clock: { appealedAt: noonOf(appeal.receivedOn) },
      dueAt: endOf(addWorkingDays(appeal.receivedOn, 10, new Set())),
    });
  });

  it('is extended by a mail, or with a proof that somebody without e-mail was notified', async () => {
    const extension = { reason: 'external-factors', workingDays: 10 };
    const mailed = await newComplaint();
    expect(await act(mailed, 'extend', extension)).toBe(200);
    expect((await read(mailed)).clock?.extension).toMatchObject({ workingDays: 10, proof: '' });
    expect((await eventsOf(mailed, 'extended')).map(({ note }) => note)).toEqual([null]);

    const called = await newComplaint({ senderEmail: null });
    expect(await act(called, 'extend', extension)).toMatch(/Tulis bukti|Enter the proof/);
    const tomorrow = { ...extension, notifiedOn: addDays(today, 1), proof: 'Surat 7' };
    expect(await act(called, 'extend', tomorrow)).toMatch(/belum tiba|in the future/);
    expect(await act(called, 'extend', { ...extension, notifiedOn: today, proof: 'Surat 7' })).toBe(200);
    expect((await eventsOf(called, 'extended')).map(({ note }) => note)).toEqual([`${today}: Surat 7`]);
  });

  it('that is filed in writing counts from that day, and its sender is told the new deadline', async () => {
    const oral = { arrivedBy: 'phone', clock: { channel: 'oral' } } as const;
    const filedOn = addDays(today, -1);
    const receivedAt = noonOf(addDays(today, -3));
    const caseDoc = await newComplaint({ ...oral, receivedAt });
    expect(await act(caseDoc, 'fileInWriting', { filedOn: addDays(today, -4) })).toMatch(/sebelum|before/);
    expect(await act(caseDoc, 'fileInWriting', { filedOn: addDays(today, 1) })).toMatch(
      /belum tiba|in the future/,
    );
    expect(await act(caseDoc, 'fileInWriting', { filedOn })).toBe(200);
    const deadline = addWorkingDays(filedOn, 10, new Set());
    expect(await read(caseDoc)).toMatchObject({
      dueAt: endOf(deadline),
      clock: { channel: 'written', filedInWritingAt: noonOf(filedOn) },
    });
    const [told] = await repliesOf(caseDoc);
    expect(told?.body).toContain(formatLongDate(filedOn, caseDoc.locale));
    expect(told?.body).toContain(formatLongDate(deadline, caseDoc.locale));

    const called = await newComplaint({ ...oral, receivedAt, senderEmail: null });
    expect(await act(called, 'fileInWriting', { filedOn })).toMatch(/Tulis bukti|Enter the proof/);
    expect(await act(called, 'fileInWriting', { filedOn, notifiedOn: today, proof: 'Surat 8' })).toBe(200);
    expect(await repliesOf(called)).toEqual([]);
    expect((await eventsOf(called, 'note')).map(({ note }) => note)).toEqual([`${today}: Surat 8`]);
  });

  it('that is filed in writing with an unchanged deadline is not called a new one', async () => {
    const inherited = addDays(today, 1);
    const caseDoc = await newComplaint({
      arrivedBy: 'phone',
      receivedAt: noonOf(today),
      clock: { channel: 'oral', inheritedDueAt: endOf(inherited), inheritedAt: noonOf(today) },
    });
    expect(await act(caseDoc, 'fileInWriting', { filedOn: today })).toBe(200);
    const [event] = await eventsOf(caseDoc, 'filed-in-writing');
    expect(event).toMatchObject({ field: today, from: event?.to });
    const [told] = await repliesOf(caseDoc);
    expect(told?.subject).not.toMatch(/baru|new/);
    expect(told?.body).toMatch(/tidak berubah|does not change/);
    expect(told?.body).not.toMatch(/bukan lagi|instead of/);
  });

  it('of somebody without e-mail is not answered on a day before the documents were requested', async () => {
    const caseDoc = await newComplaint({ senderEmail: null, receivedAt: noonOf(addDays(today, -6)) });
    const proof = { notifiedOn: today, proof: 'Surat 7' };
    expect(await act(caseDoc, 'requestDocuments', { documents: 'KTP', ...proof })).toBe(200);
    const earlier = { answer: 'Ya.', ...proof, notifiedOn: addDays(today, -1) };
    expect(await act(caseDoc, 'answer', earlier)).toMatch(/yang mendahuluinya|that it follows/);
    expect(await act(caseDoc, 'answer', { ...earlier, notifiedOn: today })).toBe(200);
  });

  it.each(['withdrawn', 'duplicate', 'not-a-complaint'])(
    'that is closed as "%s" is not closed before its sender is told',
    async (reason) => {
      const mailed = await newComplaint();
      expect(await act(mailed, 'closeUnanswered', { ...closing, reason })).toBe(200);
      const told = await repliesOf(mailed);
      expect(told).toHaveLength(1);
      expect(told[0]?.body, 'what staff explain is for the history').not.toContain(closing.explanation);

      const called = await newComplaint({ senderEmail: null });
      expect(await act(called, 'closeUnanswered', { ...closing, reason })).toMatch(
        /Tulis bukti|Enter the proof/,
      );
      const notification = { notifiedOn: today, proof: 'Surat 9' };
      expect(await act(called, 'closeUnanswered', { ...closing, reason, ...notification })).toBe(200);
      expect((await eventsOf(called, 'note')).map(({ note }) => note)).toEqual([`${today}: Surat 9`]);
    },
  );

  it('that is spam is closed without a mail, which could reach somebody else', async () => {
    for (const senderEmail of ['korban@contoh.example', null]) {
      const caseDoc = await newComplaint({ senderEmail });
      expect(await act(caseDoc, 'closeUnanswered', { ...closing, reason: 'spam' })).toBe(200);
      expect(await repliesOf(caseDoc)).toEqual([]);
    }
  });

  it('of somebody with e-mail is answered by it', async () => {
    const caseDoc = await newComplaint();
    expect(await act(caseDoc, 'answer', { answer: 'Ya.' })).toBe(200);
    expect(await eventsOf(caseDoc, 'note')).toEqual([]);
  });
});
