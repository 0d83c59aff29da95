import { randomUUID } from 'node:crypto';
import { addDays, jakartaDate } from '@beranda/finance';
import type { Where } from 'payload';
import { expect, it } from 'vitest';
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
    expect(await act(caseDoc, 'appeal', { appeal: 'Salah.' })).toBe(200);
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
    const notice = { noticedOn: today, proof: 'Telepon 10.15' };
    expect(await act(caseDoc, 'requestDocuments', request)).toMatch(/Tulis bukti|Enter the proof/);
    const tomorrow = { ...request, ...notice, noticedOn: addDays(today, 1) };
    expect(await act(caseDoc, 'requestDocuments', tomorrow)).toMatch(/belum tiba|in the future/);
    expect(await read(caseDoc)).toMatchObject({ status: 'new', clock: { requests: [], waitingUntil: null } });

    expect(await act(caseDoc, 'requestDocuments', { ...request, ...notice })).toBe(200);
    expect(await act(caseDoc, 'receiveDocuments', { receivedOn: today, isComplete: true })).toBe(200);
    expect(await act(caseDoc, 'answer', { answer: 'Ya.' })).toMatch(/Tulis bukti|Enter the proof/);
    expect(await read(caseDoc)).toMatchObject({ status: 'inProgress', clock: { answeredAt: null } });
    expect(await act(caseDoc, 'answer', { answer: 'Ya.', ...notice, proof: 'Surat 7' })).toBe(200);
    expect((await eventsOf(caseDoc, 'note')).map(({ field, note }) => [field, note])).toEqual([
      ['notice', `${today}: Telepon 10.15`],
      ['notice', `${today}: Surat 7`],
    ]);
  });

  it('of somebody with e-mail is answered by it', async () => {
    const caseDoc = await newComplaint();
    expect(await act(caseDoc, 'answer', { answer: 'Ya.' })).toBe(200);
    expect(await eventsOf(caseDoc, 'note')).toEqual([]);
  });
});
