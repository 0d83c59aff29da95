import { randomUUID } from 'node:crypto';
import {
  FORM_NAMES,
  FORMS,
  type FormDefinition,
  formResponse,
  hasCheckPage,
  isReceiptSent,
  LOCALES,
} from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '#src/i18n/messages.ts';
import { pdfFile } from '../../../cms/testing/document.ts';
import { addressOfForm } from '../../testing/form-address.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import {
  type Attached,
  cookiesOf,
  formIn,
  handlesIn,
  type OpenedForm,
  openForm,
  postForCheck,
  sendByScript,
  sendPlain,
} from '../../testing/open-form.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

beforeAll(() => offerSampleProduct(cms, site));

const ticketOf = async (response: Response) => {
  expect(response.status).toBe(201);
  return ((await response.json()) as { ticket: string }).ticket;
};

const TICKET = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/;

/** The ticket that a page shows as the result of its form. */
async function shownTicketIn(path: string, cookie: string): Promise<string | undefined> {
  const page = await site.get(path, { cookie });
  return TICKET.exec(/<section[^>]* id="form-result".*?<\/section>/s.exec(await page.text())?.[0] ?? '')?.[0];
}

/** The ticket on the page to which a form that was posted redirects. */
async function shownTicketOf(sent: Response): Promise<string | undefined> {
  expect(sent.status).toBe(303);
  return shownTicketIn(sent.headers.get('location') ?? '', cookiesOf(sent));
}

describe.each(FORM_NAMES.map((name, index) => [name, LOCALES[index % 2] ?? 'id'] as const))(
  'the form "%s" in %s',
  async (name, locale) => {
    const definition: FormDefinition = FORMS[name].definition;
    const sample = await sampleOf(name);
    const page = addressOfForm(name, locale);
    const answersOf = (senderName: string) => ({ ...sample, [definition.sender.name]: senderName });
    const open = (cookie?: string) => openForm(site, page, cookie);

    async function casesOf(senderName: string) {
      const where = { senderName: { equals: senderName } };
      return (await cms.payload.find({ collection: 'cases', where, sort: 'id' })).docs;
    }

    async function expectOneCase(senderName: string, ticket: string | undefined): Promise<void> {
      const stored = await casesOf(senderName);
      expect(stored).toMatchObject([{ form: name, locale, ticket }]);
      const where = { 'input.case': { equals: String(stored[0]?.id) } };
      const { docs } = await cms.payload.find({ collection: 'payload-jobs', where, sort: 'taskSlug' });
      expect(docs.map(({ taskSlug }) => taskSlug)).toEqual([
        'notifyStaff',
        ...(isReceiptSent(definition, sample) ? ['sendReceipt'] : []),
      ]);
    }

    it('arrives once by script, however often and in how many tabs it is sent', async () => {
      const senderName = `Sekali ${randomUUID()}`;
      const form = await open();
      const send = () => sendByScript(site, form, answersOf(senderName)).then(ticketOf);
      const tickets = new Set(await Promise.all([send(), send(), send()]));
      tickets.add(await send());
      expect(tickets.size).toBe(1);
      await expectOneCase(senderName, [...tickets][0]);
    });

    it('shows its ticket again when the page is reloaded after it was sent by script', async () => {
      const sent = await sendByScript(site, await open(), answersOf(`Muat ulang ${randomUUID()}`));
      const cookies = cookiesOf(sent);
      const response = formResponse.parse(await sent.json());
      const address = `${page}?sent=${response.sent}`;
      expect(await shownTicketIn(address, cookies)).toBe(response.ticket);
      expect(await shownTicketIn(page, cookies)).toBeUndefined();
      // A phone that loads the page again on the next day shows no empty form without a word.
      expect(sent.headers.getSetCookie().find((cookie) => cookie.startsWith('beranda_ticket'))).toContain(
        'Max-Age=86400',
      );
      const { title } = messagesOf(locale).form.ticketGone;
      expect(await (await site.get(address)).text()).toContain(title);
      expect(await (await site.get(page)).text()).not.toContain(title);
    });

    it('arrives again when an answer was changed', async () => {
      const form = await open();
      const names = [`Pertama ${randomUUID()}`, `Kedua ${randomUUID()}`] as const;
      for (const senderName of names)
        await expectOneCase(
          senderName,
          await ticketOf(await sendByScript(site, form, answersOf(senderName))),
        );
    });

    it('arrives once without JavaScript: posted twice, its result reloaded, and sent again from the page before', async () => {
      const senderName = `Tanpa skrip ${randomUUID()}`;
      const form = await open();
      const send = () => sendPlain(site, form, answersOf(senderName));
      const [first, second] = await Promise.all([send(), send()]);
      expect(first?.headers.get('location')).toMatch(/\?sent=[\w-]+#form-result$/);
      const ticket = await shownTicketOf(first as Response);
      expect(ticket).toMatch(TICKET);
      for (const sent of [second as Response, first as Response, await send()])
        expect(await shownTicketOf(sent)).toBe(ticket);
      expect(first?.headers.get('location')).not.toContain(ticket);
      const cookies = first?.headers.getSetCookie() ?? [];
      expect(cookies.find((cookie) => cookie.startsWith('beranda_ticket'))).toContain('HttpOnly');
      await expectOneCase(senderName, ticket);
    });

    it('arrives once from two pages that one browser has opened, with and without JavaScript', async () => {
      const senderName = `Dua tab ${randomUUID()}`;
      const form = await open();
      const other = await open(form.cookie);
      expect([other.cookie, other.key === form.key]).toEqual([form.cookie, false]);
      const ticket = await ticketOf(await sendByScript(site, form, answersOf(senderName)));
      expect(await ticketOf(await sendByScript(site, other, answersOf(senderName)))).toBe(ticket);
      const third = await open(form.cookie);
      expect(await shownTicketOf(await sendPlain(site, third, answersOf(senderName)))).toBe(ticket);
      await expectOneCase(senderName, ticket);
    });

    it('is another case with another ticket when another browser sends the same', async () => {
      const senderName = `Dua peramban ${randomUUID()}`;
      const ticket = await ticketOf(await sendByScript(site, await open(), answersOf(senderName)));
      const other = await open();
      expect(await ticketOf(await sendByScript(site, other, answersOf(senderName)))).not.toBe(ticket);
      expect(await casesOf(senderName)).toHaveLength(2);
    });

    it.runIf(definition.hasAttachments)(
      'arrives once when its files are chosen again, and again with another file',
      async () => {
        const senderName = `Berkas ${randomUUID()}`;
        const [file, changed] = [pdfFile('x').data, pdfFile('x', senderName).data];
        const form = await open();
        async function sendAttached(attached: Attached): Promise<Response> {
          const answers = answersOf(senderName);
          if (!hasCheckPage(definition)) return sendPlain(site, form, answers, attached);
          const check = await postForCheck(site, form, answers, attached);
          const handles = handlesIn(await check.text());
          return sendPlain(site, form, answers, { handles });
        }
        const ticket = await shownTicketOf(await sendAttached({ files: [['bukti.pdf', file]] }));
        expect(await shownTicketOf(await sendAttached({ files: [['bukti.pdf', file]] }))).toBe(ticket);
        await expectOneCase(senderName, ticket);
        expect(await shownTicketOf(await sendAttached({ files: [['bukti.pdf', changed]] }))).not.toBe(ticket);
        expect(await casesOf(senderName)).toHaveLength(2);
      },
    );
  },
);

it('of two forms that one browser has sent, each page shows its own ticket after a reload', async () => {
  const cookies: string[] = [];
  const sent: { form: OpenedForm; location: string; ticket: string | undefined }[] = [];
  for (const name of FORM_NAMES.slice(0, 2)) {
    const form = await openForm(site, addressOfForm(name, 'id'));
    const response = await sendPlain(site, form, await sampleOf(name));
    cookies.push(cookiesOf(response));
    sent.push({
      form,
      location: response.headers.get('location') ?? '',
      ticket: await shownTicketOf(response),
    });
  }
  for (const { location, ticket } of sent) {
    const html = await (await site.get(location, { cookie: cookies.join('; ') })).text();
    expect(html).toContain(messagesOf('id').form.received);
    expect(html).toContain(ticket);
  }
  const query = sent[0]?.location.split('?')[1];
  const other = await site.get(`${addressOfForm('msme-consultation', 'id')}?${query}`, {
    cookie: cookies.join('; '),
  });
  expect(formIn(await other.text(), { page: '', cookie: '' }).name).toBe('msme-consultation');
});

it('of a form that one browser has sent twice, each address shows the ticket of what was sent there', async () => {
  const page = addressOfForm('contact', 'id');
  const sample = await sampleOf('contact');
  const first = await sendPlain(site, await openForm(site, page), {
    ...sample,
    notes: 'Pertanyaan pertama.',
  });
  const ticket = await shownTicketOf(first);
  const form = await openForm(site, page, cookiesOf(first));
  const cookie = `${form.cookie}; ${cookiesOf(first)}`;
  const second = await sendPlain(site, { ...form, cookie }, { ...sample, notes: 'Pertanyaan kedua.' });
  expect(await shownTicketOf(second)).not.toBe(ticket);
  expect(await shownTicketIn(first.headers.get('location') ?? '', cookiesOf(second))).toBe(ticket);
});
