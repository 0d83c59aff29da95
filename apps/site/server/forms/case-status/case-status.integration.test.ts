import { randomUUID } from 'node:crypto';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOfForm } from '../../../testing/form-address.ts';
import { cookiesOf, openForm, sendPlain } from '../../../testing/open-form.ts';
import { startSite } from '../../../testing/start-site.ts';
import { withSite } from '../../../testing/with-site.ts';

const PAGE = '/about-us/complaint/status';
const COMPLAINT = '/about-us/complaint';
const EMAIL = 'lestari@contoh.example';
const PHONE = '0812 7777 6666';

const { cms, site } = withSite();
let ticket: string;

type Typed = { ticket?: string; contact?: string };

const post = (typed: Typed, { path = PAGE, url = site.url, headers = {} } = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(typed as Record<string, string>),
  });

const textOf = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'");

beforeAll(async () => {
  const form = await openForm(site, COMPLAINT);
  const answers = {
    ...(await sampleOf('complaint')),
    email: EMAIL,
    phone: PHONE,
    fullName: `Lestari ${randomUUID().slice(0, 8)}`,
  };
  expect((await sendPlain(site, form, answers)).status).toBe(303);
  const { docs } = await cms.payload.find({ collection: 'cases', sort: '-id', limit: 1 });
  ticket = docs[0]?.ticket ?? '';
});

it('the page is the same for everybody, and cached', async () => {
  const [first, second] = [await site.get(PAGE), await site.get(PAGE)];
  expect(first.headers.get('cache-control')).not.toContain('no-store');
  expect(await first.text()).toBe(await second.text());
});

describe.each([
  ['id', PAGE, 'Kami terima', 'Tidak ada kiriman dengan nomor tiket dan kontak ini'],
  ['en', `/en${PAGE}`, 'We have received it', 'No form with this ticket number and contact'],
])('in %s', (_locale, path, received, notFound) => {
  it.each([
    ['the address', () => ({ ticket, contact: EMAIL })],
    ['the number', () => ({ ticket, contact: '+62812-7777-6666' })],
    [
      'the number as a phone copies it',
      () => ({ ticket, contact: '\u202A+62 812\u20117777\u20116666\u202C' }),
    ],
    ['the address as a link has it', () => ({ ticket, contact: `mailto:${EMAIL}` })],
    ['the address with the name before it', () => ({ ticket, contact: `Lestari <${EMAIL}>` })],
    ['the address with an invisible character', () => ({ ticket, contact: `${EMAIL}\u200B` })],
    [
      'a ticket in small letters without dashes',
      () => ({ ticket: ticket.toLowerCase().replaceAll('-', ''), contact: EMAIL }),
    ],
  ])('shows stage and dates for %s', async (_what, typed) => {
    const response = await post(typed(), { path });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(new URL(response.url).search).toBe('');
    const html = await textOf(response);
    expect(html).toContain(received);
    expect(html).toContain(ticket);
    expect(html).toMatch(/<dd[^>]*>[^<]*\d{4}[^<]* WIB<\/dd>/);
    expect(html).not.toContain('Lestari');
    expect(html).not.toContain('4000123456789010');
  });

  it('is the same page for an unknown ticket and for a wrong contact', async () => {
    const wrong = { ticket, contact: 'orang@lain.example' };
    const unknown = { ticket: '0000-0000-0000', contact: 'orang@lain.example' };
    const responses = await Promise.all([post(wrong, { path }), post(unknown, { path })]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [a, b] = await Promise.all(responses.map(textOf));
    expect(a).toContain(notFound);
    expect(a?.replaceAll(wrong.ticket, unknown.ticket)).toBe(b);
  });
});

it('has the day until which the bank waits for the sender, the passed deadline, and where to appeal', async () => {
  const { docs } = await cms.payload.find({ collection: 'cases', where: { ticket: { equals: ticket } } });
  async function shownFor(data: object): Promise<string> {
    await cms.payload.update({ collection: 'cases', id: docs[0]?.id ?? 0, data, overrideAccess: true });
    return textOf(await post({ ticket, contact: EMAIL }));
  }
  const received = await shownFor({});
  expect(received).toContain('Belum ada kabar sampai tanggal itu?');
  // With the time zone, for senders abroad.
  expect(received).toMatch(/\d\d\.\d\d WIB/);
  expect(received).not.toMatch(/kami mohon maaf|Mohon kirim|#appeal|perpanjang/);
  const requests = [{ requestedAt: new Date().toISOString() }];
  const waiting = await shownFor({ status: 'waiting', clock: { requests } });
  expect(waiting).toMatch(/Mohon kirim paling lambat.*dihentikan sementara/s);
  expect(waiting).not.toContain('Kami jawab paling lambat');
  const extension = {
    reason: 'special-documents',
    workingDays: 5,
    noticedAt: new Date().toISOString(),
    proof: 'x',
  };
  const extended = await shownFor({ status: 'inProgress', clock: { requests: [], extension } });
  expect(extended).toContain('Batas waktu ini sudah kami perpanjang satu kali');
  const late = await shownFor({
    status: 'inProgress',
    receivedAt: '2026-01-05T03:00:00.000Z',
    clock: { requests: [] },
  });
  expect(late).toMatch(/kami mohon maaf\. Telepon \(021\)/);
  expect(late).not.toContain('Belum ada kabar sampai tanggal itu?');
  const answeredAt = new Date().toISOString();
  const clock = { requests: [], answeredAt };
  const answered = await shownFor({ status: 'settled', clock });
  expect(answered).toContain('href="/about-us/complaint#appeal"');
  expect(answered).toContain('Balas email kami');
  expect(await shownFor({ status: 'closed' })).toMatch(/#appeal".*Sudah kami jawab/s);
  const appealed = { ...clock, appealedAt: answeredAt, appealAnsweredAt: answeredAt };
  const decided = await shownFor({ clock: appealed });
  expect(decided).toContain('Keberatan Anda sudah kami putuskan');
  expect(decided).not.toContain('#appeal"');
});

it('has the reason of a complaint closed without an answer, and no answer among its steps', async () => {
  const sent = await sendPlain(site, await openForm(site, COMPLAINT), {
    ...(await sampleOf('complaint')),
    email: EMAIL,
    fullName: `Wulan ${randomUUID().slice(0, 8)}`,
  });
  expect(sent.status).toBe(303);
  const { docs } = await cms.payload.find({ collection: 'cases', sort: '-id', limit: 1 });
  await cms.payload.update({
    collection: 'cases',
    id: docs[0]?.id ?? 0,
    data: { status: 'closed' },
    context: { closing: { reason: 'withdrawn', explanation: 'Lewat telepon' } },
    overrideAccess: true,
  });
  const html = await textOf(await post({ ticket: docs[0]?.ticket ?? '', contact: EMAIL }));
  expect(html).toMatch(/Ditutup tanpa jawaban.*Pengaduan ini dicabut.*melapor kepada OJK.*LAPS SJK/s);
  expect(html).not.toMatch(/Sudah kami jawab|Lewat telepon|#appeal"/);
});

it('a complaint of somebody without email gets a ticket and no receipt, and shows its status for the phone number', async () => {
  const { email: _, ...sample } = await sampleOf('complaint');
  const phone = '+852 5123 4567';
  const sent = await sendPlain(site, await openForm(site, COMPLAINT), {
    ...sample,
    phone,
    contactChannel: 'phone',
  });
  expect(sent.status).toBe(303);
  const { docs } = await cms.payload.find({ collection: 'cases', sort: '-id', limit: 1 });
  const [stored] = docs;
  expect(stored).toMatchObject({ senderEmail: null, senderPhone: phone });
  const where = { 'input.case': { equals: String(stored?.id) } };
  const jobs = await cms.payload.find({ collection: 'payload-jobs', where });
  expect(jobs.docs.map(({ taskSlug }) => taskSlug)).toEqual(['notifyStaff']);
  const page = await site.get(sent.headers.get('location') ?? '', { cookie: cookiesOf(sent) });
  expect(await textOf(page)).toContain('Catat atau foto nomor ini');
  const status = await textOf(await post({ ticket: stored?.ticket ?? '', contact: '00852 51234567' }));
  expect(status).toMatch(/Kami terima.*Ada dokumen yang tertinggal\? Bawa ke kantor mana pun/s);
  const answeredAt = new Date().toISOString();
  const clocks = [
    { status: 'waiting', clock: { requests: [{ requestedAt: answeredAt }] } },
    { status: 'settled', clock: { requests: [], answeredAt } },
    { status: 'appealed', clock: { requests: [], answeredAt, appealedAt: answeredAt } },
  ] as const;
  for (const data of clocks) {
    await cms.payload.update({
      collection: 'cases',
      id: stored?.id ?? 0,
      data: data as never,
      overrideAccess: true,
    });
    const shown = await textOf(await post({ ticket: stored?.ticket ?? '', contact: phone }));
    const panel = /id="status".*?<\/dl>/s.exec(shown)?.[0] ?? '';
    expect(panel).toContain('lewat telepon atau surat');
    expect(panel).not.toContain('email');
  }
});

it('names OJK to nobody but who complained', async () => {
  const sent = await sendPlain(site, await openForm(site, addressOfForm('data-request', 'id')), {
    ...(await sampleOf('data-request')),
    email: EMAIL,
  });
  expect(sent.status).toBe(303);
  const { docs } = await cms.payload.find({ collection: 'cases', sort: '-id', limit: 1 });
  const panel = async () => {
    const html = await textOf(await post({ ticket: docs[0]?.ticket ?? '', contact: EMAIL }));
    return /id="status".*?<\/ol>/s.exec(html)?.[0] ?? '';
  };
  const received = await panel();
  expect(received).toMatch(/Belum ada kabar sampai tanggal itu\? Telepon \(021\)/);
  expect(received).not.toContain('OJK');
  await cms.payload.update({
    collection: 'cases',
    id: docs[0]?.id ?? 0,
    data: { receivedAt: '2026-01-05T03:00:00.000Z' },
    overrideAccess: true,
  });
  const late = await panel();
  expect(late).toContain('kami mohon maaf');
  expect(late).not.toContain('OJK');
});

it.each([
  ['nothing', {}, ['Nomor tiket: Data wajib diisi', 'Email atau nomor telepon: Data wajib diisi'], []],
  [
    'half a ticket',
    { ticket: '7K2M-Q0ZD', contact: EMAIL },
    ['Nomor tiket tidak lengkap'],
    ['7K2M-Q0ZD', EMAIL],
  ],
  [
    'no contact',
    { ticket: '7K2M-Q0ZD-94XA', contact: 'Lestari' },
    ['Tulis alamat email atau nomor telepon'],
    ['7K2M-Q0ZD-94XA', 'Lestari'],
  ],
  [
    'a script',
    { ticket: '<script>alert(1)</script>', contact: '"><img src=x>' },
    ['Nomor tiket tidak lengkap'],
    [],
  ],
])('keeps what was typed and names the field: %s', async (_what, typed: Typed, messages, kept) => {
  const response = await post(typed);
  expect(response.status).toBe(400);
  const html = (await textOf(response)).replaceAll(/<!-- -->/g, '');
  for (const message of messages) expect(html).toContain(message);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x>');
  for (const value of kept) expect(html).toContain(`value="${value}"`);
});

it('is not asked by another site', async () => {
  const response = await post({ ticket, contact: EMAIL }, { headers: { origin: 'https://lain.example' } });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('Tahap ini sejak');
});

it('stops guesses for one ticket, known or unknown, after twenty', async () => {
  const guess = (one: string, number: number) => post({ ticket: one, contact: `0812 0000 ${1000 + number}` });
  for (const one of ['1111-1111-1111', '2222-2222-2222']) {
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, number) => guess(one, number)));
    expect(
      guesses.filter(({ status }) => status === 429),
      'at once',
    ).toHaveLength(10);
    const response = await guess(one, 30);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    const html = await response.text();
    expect(html).toMatch(/Nomor tiket ini sudah terlalu sering dicoba[^<]* Coba lagi dalam (59|60) menit/);
    expect(html, 'its owner did nothing').not.toContain('jaringan Anda');
  }
});

it('leaves neither ticket nor contact in the log', async () => {
  for (const contact of [EMAIL, PHONE]) await post({ ticket, contact });
  const log = site.log.join('');
  expect(log).toContain(PAGE);
  for (const typed of [ticket, EMAIL, PHONE]) expect(log).not.toContain(typed);
  // In any notation; four digits alone may also be those of a time.
  expect(log.replaceAll(/[^\da-z]/gi, '')).not.toContain('81277776666');
});

it('limits the questions of one address', async () => {
  const other = await startSite({
    cmsUrl: cms.url,
    serviceKey: cms.serviceKey,
    env: { FORM_RATE_PER_MINUTE: '2' },
  });
  try {
    const typed = { ticket: '3333-3333-3333', contact: EMAIL };
    const ask = () => post(typed, { url: other.url });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const response = await ask();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain(`value="${typed.contact}"`);
  } finally {
    await other.stop();
  }
});

it('is a notice with status 503 while the back office is down', async () => {
  const other = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
  try {
    await other.get(PAGE);
    await cms.stop();
    const response = await post({ ticket, contact: EMAIL }, { url: other.url });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('Status belum dapat ditampilkan');
    expect(html).toContain(`value="${EMAIL}"`);
  } finally {
    await other.stop();
  }
});
