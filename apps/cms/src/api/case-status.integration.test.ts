import { randomUUID } from 'node:crypto';
import {
  type CaseStatusResponse,
  caseStatusResponse,
  type FormName,
  IDEMPOTENCY_KEY_HEADER,
  SERVICE_KEY_HEADER,
  submissionResponse,
} from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { addWorkingDays, jakartaDate } from '@beranda/finance';
import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { EventKind } from '#cms/collections/cases/history/event-kinds.ts';
import { recordEvent } from '#cms/collections/cases/history/record-event.ts';
import { onOneDatabase } from '../../testing/databases.ts';

const email = 'Ratna.Wulandari@contoh.example';
const phone = '0812-3456-7890';

onOneDatabase('the status of a case', (cms) => {
  let ticket: string;

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms().url}/api/${path}`, {
      method: 'POST',
      headers: {
        [SERVICE_KEY_HEADER]: cms().serviceKey,
        [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });

  async function send(form: FormName = 'complaint', more: Record<string, string> = {}): Promise<string> {
    const answers = { ...(await sampleOf(form)), email, phone, ...more };
    const body = { answers, locale: 'id', captcha: `altcha:${randomUUID()}` };
    return submissionResponse.parse(await (await post(`submissions/${form}`, body)).json()).ticket;
  }

  async function ask(query: { ticket: string; contact: string }): Promise<CaseStatusResponse['status']> {
    const response = await post('case-status', query);
    expect(response.status).toBe(200);
    return caseStatusResponse.parse(await response.json()).status;
  }

  const idOf = async (one: string) =>
    (await cms().payload.find({ collection: 'cases', where: { ticket: { equals: one } } })).docs[0]?.id ?? 0;

  const update = async (one: string, data: object) =>
    cms().payload.update({ collection: 'cases', id: await idOf(one), data, overrideAccess: true });

  beforeAll(async () => {
    ticket = await send();
  });

  it.each([
    ['the address', email],
    ['the address in other letters', ' RATNA.wulandari@CONTOH.example '],
    ['the number', phone],
    ['the number with its country code', '+62 812 3456 7890'],
    ['the number without spaces', '081234567890'],
  ])('is returned to %s', async (_what, contact) => {
    const status = await ask({ ticket, contact });
    expect(status).toMatchObject({ stage: 'received' });
    expect(status?.stageAt).toBe(status?.receivedAt);
  });

  it.each([
    ['21 555 0101', '021 555 0101'],
    ['62 811 123 456', '0811 123 456'],
    // Which a form of the site accepts no more.
    ['8123 4567', '8123 4567'],
  ])(
    'of a case with the number %s, as earlier releases accept it, is returned to %s',
    async (typed, contact) => {
      const one = await send('complaint', { phone: typed });
      expect(await ask({ ticket: one, contact: typed })).toMatchObject({ stage: 'received' });
      expect(await ask({ ticket: one, contact })).toMatchObject({ stage: 'received' });
    },
  );

  it('has stage and dates, and nothing else', async () => {
    expect(Object.keys((await ask({ ticket, contact: email })) ?? {}).toSorted()).toEqual([
      'appealReceivedOn',
      'canAppeal',
      'closingReason',
      'documentsReceivedOn',
      'dueAt',
      'hasEmail',
      'hasMail',
      'isAnswered',
      'isAppealDecided',
      'isComplaint',
      'isExtended',
      'isReceiptHourKnown',
      'receivedAt',
      'sendBy',
      'stage',
      'stageAt',
      'takesDocuments',
    ]);
  });

  it('follows what staff do', async () => {
    const other = await send('contact');
    await update(other, { status: 'inProgress' });
    expect(await ask({ ticket: other, contact: email })).toMatchObject({ stage: 'inProgress' });
    await update(other, { status: 'settled' });
    const settled = await ask({ ticket: other, contact: email });
    expect(settled).toMatchObject({ stage: 'answered', canAppeal: false });
    expect(Date.parse(settled?.stageAt ?? '')).toBeGreaterThan(Date.parse(settled?.receivedAt ?? ''));
  });

  it('has no `isReceiptHourKnown` for what staff have entered, unless its form promises hours', async () => {
    const isHourKnown = async (one: string) =>
      (await ask({ ticket: one, contact: email }))?.isReceiptHourKnown;
    for (const [form, expected] of [
      ['contact', false],
      ['data-request', true],
    ] as const) {
      const one = await send(form);
      expect(await isHourKnown(one)).toBe(true);
      await update(one, { arrivedBy: 'letter' });
      expect(await isHourKnown(one)).toBe(expected);
    }
  });

  it('has `isAnswered` of a data request only if an answer is on record', async () => {
    const closed = await send('data-request');
    await update(closed, { status: 'closed' });
    expect(await ask({ ticket: closed, contact: email })).toMatchObject({
      stage: 'closed',
      isAnswered: false,
    });
    const settled = await send('data-request');
    await update(settled, { status: 'settled' });
    await update(settled, { status: 'closed' });
    expect(await ask({ ticket: settled, contact: email })).toMatchObject({
      stage: 'closed',
      isAnswered: true,
    });
    const replied = await send('data-request');
    await cms().payload.create({
      collection: 'case-events',
      data: { case: await idOf(replied), kind: 'reply-sent', at: new Date().toISOString() },
    });
    await update(replied, { status: 'closed' });
    expect(await ask({ ticket: replied, contact: email })).toMatchObject({
      stage: 'closed',
      isAnswered: true,
    });
    const contact = await send('contact');
    await update(contact, { status: 'closed' });
    expect(await ask({ ticket: contact, contact: email })).toMatchObject({
      stage: 'closed',
      isAnswered: true,
    });
  });

  it('has `sendBy` while the bank waits for documents', async () => {
    const one = await send();
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ canAppeal: false, sendBy: null });
    const requestedAt = new Date().toISOString();
    await update(one, { status: 'waiting', clock: { requests: [{ requestedAt }] } });
    const status = await ask({ ticket: one, contact: email });
    expect(status).toMatchObject({ stage: 'waiting', dueAt: null });
    const lastDay = addWorkingDays(jakartaDate(requestedAt), 10, new Set());
    expect(jakartaDate(status?.sendBy ?? '')).toBe(lastDay);
  });

  it('offers an appeal once, after the answer', async () => {
    const one = await send();
    const id = await idOf(one);
    const at = new Date().toISOString();
    // As staff leave it, whose actions have tests of their own.
    const store = (status: string, clock: object) =>
      cms().payload.db.updateOne({ collection: 'cases', id, data: { status, clock } });
    const read = () => ask({ ticket: one, contact: email });
    await store('settled', { answeredAt: at });
    expect(await read()).toMatchObject({ canAppeal: true, isAnswered: true, isAppealDecided: false });
    await store('appealed', { answeredAt: at, appealedAt: at });
    expect(await read()).toMatchObject({ stage: 'appealed', canAppeal: false, isAppealDecided: false });
    for (const status of ['settled', 'closed']) {
      await store(status, { answeredAt: at, appealedAt: at, appealAnsweredAt: at });
      expect(await read()).toMatchObject({ canAppeal: false, isAnswered: true, isAppealDecided: true });
    }
  });

  it('has `closingReason` of a complaint that was closed without an answer, null of older ones', async () => {
    const [one, older] = [await send(), await send()];
    await cms().payload.update({
      collection: 'cases',
      id: await idOf(one),
      data: { status: 'closed' },
      context: { closing: { reason: 'withdrawn', explanation: 'Lewat telepon' } },
      overrideAccess: true,
    });
    const closed = { stage: 'closed', canAppeal: false, isAnswered: false, isComplaint: true };
    expect(await ask({ ticket: one, contact: email })).toMatchObject({
      ...closed,
      closingReason: 'withdrawn',
    });
    await cms().payload.db.updateOne({
      collection: 'cases',
      id: await idOf(older),
      data: { status: 'closed' },
    });
    expect(await ask({ ticket: older, contact: email })).toMatchObject({ ...closed, closingReason: null });
  });

  it('has `isAnswered` of another closed form, whose answer may have been a call', async () => {
    const one = await send('contact');
    await update(one, { status: 'closed' });
    expect(await ask({ ticket: one, contact: email })).toMatchObject({
      stage: 'closed',
      isAnswered: true,
      isComplaint: false,
    });
  });

  it('has `hasEmail` if the bank can write by e-mail', async () => {
    expect(await ask({ ticket, contact: email })).toMatchObject({ hasEmail: true });
    const one = await send('complaint', { email: '', contactChannel: 'phone' });
    expect(await ask({ ticket: one, contact: phone })).toMatchObject({ hasEmail: false });
  });

  it('has `hasMail` only after a sent mail: an address alone does not show it', async () => {
    const one = await send();
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ hasEmail: true, hasMail: false });
    const record = async (kind: EventKind) =>
      recordEvent(await createLocalReq({}, cms().payload), { case: await idOf(one), kind });
    await record('receipt-limited');
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ hasMail: false });
    await record('receipt-mailed');
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ hasMail: true });
  });

  it('has `takesDocuments` by its form', async () => {
    expect(await ask({ ticket, contact: email })).toMatchObject({ takesDocuments: true });
    const one = await send('msme-consultation');
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ takesDocuments: false });
  });

  it('has `isExtended` after an extension, but not for the deadline of an appeal', async () => {
    const one = await send();
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ isExtended: false });
    const noticedAt = new Date().toISOString();
    const extension = { reason: 'special-documents', workingDays: 5, noticedAt, proof: 'x' };
    await update(one, { status: 'inProgress', clock: { extension } });
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ isExtended: true });
    // As staff leave it, whose actions have tests of their own.
    await cms().payload.db.updateOne({
      collection: 'cases',
      id: await idOf(one),
      data: { status: 'appealed', clock: { extension, appealedAt: noticedAt } },
    });
    expect(await ask({ ticket: one, contact: email })).toMatchObject({
      stage: 'appealed',
      isExtended: false,
    });
  });

  it('has no `isExtended` for the earlier deadline of a merged case', async () => {
    const one = await send();
    const now = new Date();
    const extension = {
      reason: 'special-documents',
      workingDays: 5,
      noticedAt: new Date(now.getTime() - 1000).toISOString(),
      proof: 'x',
    };
    await update(one, {
      status: 'inProgress',
      clock: { extension, inheritedAt: now.toISOString(), inheritedDueAt: now.toISOString() },
    });
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ isExtended: false });
  });

  it('is that of the case into which it was merged', async () => {
    const [source, into] = [await send('contact'), await send('contact')];
    await update(into, { status: 'inProgress' });
    await cms().payload.update({
      collection: 'cases',
      id: await idOf(source),
      data: { status: 'merged', mergedInto: await idOf(into) },
      context: { isMerge: true },
      overrideAccess: true,
    });
    expect(await ask({ ticket: source, contact: email })).toMatchObject({ stage: 'inProgress' });
  });

  it.each([
    ['another address', () => ({ ticket, contact: 'ratna@lain.example' })],
    ['another number', () => ({ ticket, contact: '0812-3456-7891' })],
    ['the end of the number', () => ({ ticket, contact: '7890' })],
    ['what is not a number', () => ({ ticket, contact: '-' })],
    ['a pattern', () => ({ ticket, contact: '%' })],
    ['an unknown ticket', () => ({ ticket: '0000-0000-0000', contact: email })],
  ])('is not returned to %s, in the same words', async (_what, query) => {
    const response = await post('case-status', query());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"status":null}');
  });

  it.each([{}, { ticket: 'x', contact: email }, { ticket: '0000-0000-0000', contact: { like: '%' } }, []])(
    'is rejected with %j',
    async (body) => {
      expect((await post('case-status', body)).status).toBe(400);
    },
  );

  it('is returned to the site only', async () => {
    const response = await post(
      'case-status',
      { ticket, contact: email },
      { [SERVICE_KEY_HEADER]: 'guessed' },
    );
    expect(response.status).toBe(403);
  });
});
