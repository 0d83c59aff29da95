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
import { beforeAll, expect, it } from 'vitest';
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

  async function send(form: FormName = 'complaint'): Promise<string> {
    const answers = { ...(await sampleOf(form)), email, phone };
    const body = { answers, locale: 'id', captcha: `altcha:${randomUUID()}` };
    return submissionResponse.parse(await (await post(`submissions/${form}`, body)).json()).ticket;
  }

  async function ask(asked: { ticket: string; contact: string }): Promise<CaseStatusResponse['status']> {
    const response = await post('case-status', asked);
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
  ])('is answered to %s', async (_what, contact) => {
    const status = await ask({ ticket, contact });
    expect(status).toMatchObject({ stage: 'received' });
    expect(status?.stageAt).toBe(status?.receivedAt);
  });

  it('has stage and dates, and nothing else', async () => {
    expect(Object.keys((await ask({ ticket, contact: email })) ?? {}).toSorted()).toEqual([
      'canAppeal',
      'dueAt',
      'receivedAt',
      'sendBy',
      'stage',
      'stageAt',
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

  it('says until when the bank waits for documents', async () => {
    const one = await send();
    expect(await ask({ ticket: one, contact: email })).toMatchObject({ canAppeal: true, sendBy: null });
    await update(one, {
      status: 'waiting',
      clock: { requests: [{ requestedAt: new Date().toISOString() }] },
    });
    const status = await ask({ ticket: one, contact: email });
    expect(status).toMatchObject({ stage: 'waiting', dueAt: null });
    // Ten working days.
    expect(Date.parse(status?.sendBy ?? '') - Date.now()).toBeGreaterThan(13 * 86_400_000);
  });

  it('is that of the case into which it was merged', async () => {
    const [source, into] = [await send('contact'), await send('contact')];
    await update(into, { status: 'inProgress' });
    await cms().payload.update({
      collection: 'cases',
      id: await idOf(source),
      data: { status: 'merged', mergedInto: await idOf(into) },
      context: { mergesCase: true },
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
  ])('is not answered to %s, in the same words', async (_what, asked) => {
    const response = await post('case-status', asked());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('{"status":null}');
  });

  it.each([{}, { ticket: 'x', contact: email }, { ticket: '0000-0000-0000', contact: { like: '%' } }, []])(
    'is not asked with %j',
    async (body) => {
      expect((await post('case-status', body)).status).toBe(400);
    },
  );

  it('is answered to the site only', async () => {
    const response = await post(
      'case-status',
      { ticket, contact: email },
      { [SERVICE_KEY_HEADER]: 'guessed' },
    );
    expect(response.status).toBe(403);
  });
});
