import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FORM_NAMES, FORMS, type FormDefinition, type FormName } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import {
  createFinder,
  listLeaks,
  type Marker,
  markersIn,
  sampleMarkers,
} from '@beranda/contract/testing/personal-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOfForm } from '../../testing/form-address.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import { openForm, sendByScript, sendPlain, upload } from '../../testing/open-form.ts';
import { type RunningSite, startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms } = withSite();

/** How a back office may fail with what it got. Each repeats it in its response, if it sends one. */
const FAILURES: Record<string, (response: ServerResponse, got: string) => void> = {
  // A text of up to 20 characters is repeated as a whole by the error of JSON.parse.
  'a number instead of JSON': (response, got) =>
    response.writeHead(201).end(/"(\+?\d[\d -]{9,})"/.exec(got)?.[1] ?? 'x'),
  'broken JSON': (response, got) => response.writeHead(201).end(`{"ticket": ${got.slice(0, 200)}`),
  'JSON of another shape': (response, got) => response.writeHead(201).end(JSON.stringify({ ticket: got })),
  'a conflict that is not JSON': (response, got) => response.writeHead(409).end(got),
  'errors of fields': (response, got) =>
    response
      .writeHead(400)
      .end(JSON.stringify({ statusCode: 400, message: got, fields: { fullName: [got] } })),
  'a crash': (response, got) => response.writeHead(500).end(JSON.stringify({ message: `params: ${got}` })),
  'a page of a proxy': (response, got) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end(`<h1>${got}</h1>`),
  'a status that does not exist': (response, got) => response.writeHead(299).end(got),
  'half a response': (response, got) => {
    response.writeHead(201, { 'content-length': '9999' }).write(got);
    setTimeout(() => response.destroy(), 50);
  },
  'nothing at all': (response) => response.destroy(),
};

let failure: keyof typeof FAILURES | undefined;
/** Passes everything on to the back office, except what visitors typed while it fails. */
let proxy: Server;
let site: RunningSite;

beforeAll(async () => {
  proxy = createServer((incoming, response) => {
    const fails = failure && incoming.method === 'POST' ? FAILURES[failure] : undefined;
    if (!fails) {
      const { method = 'GET', url, headers } = incoming;
      const target = request(cms.url + url, { method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
      });
      incoming.pipe(target);
      return;
    }
    let got = '';
    incoming
      .setEncoding('utf8')
      .on('data', (part: string) => {
        got += part;
      })
      .on('end', () => fails(response, got));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  site = await startSite({
    cmsUrl: `http://127.0.0.1:${port}`,
    serviceKey: cms.serviceKey,
    env: { LOG_LEVEL: 'trace', FORM_RATE_PER_MINUTE: '1000' },
  });
  await offerSampleProduct(cms, site);
});
afterAll(async () => {
  await site.stop();
  proxy.closeAllConnections();
  proxy.close();
});

/** What this test sends beside the samples. */
const TYPED: Marker[] = [
  { kind: 'ticket', value: '7K2M-Q0ZD-94XA' },
  { kind: 'contact', value: 'lestari.rahasia@contoh.example' },
  { kind: 'fileName', value: 'slip gaji lestari.pdf' },
];
const PDF = Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n');

async function expectClean(): Promise<void> {
  const find = createFinder([...(await sampleMarkers()), ...TYPED]);
  const log = site.log.join('');
  expect(listLeaks(log, find)).toEqual([]);
  expect(log).toContain('"path":');
  site.log.length = 0;
  const { registry } = site.site.metrics;
  expect(listLeaks(await registry.metrics(), find)).toEqual([]);
}

/** A sample by a sender of its own, so that no rate limit and no idempotency stands before the back office. */
async function ownSample(name: FormName, serial: string) {
  const { sender }: FormDefinition = FORMS[name].definition;
  const answers = { ...(await sampleOf(name)), [sender.name]: `Lestari Rahasia ${serial}` };
  TYPED.push(...markersIn(answers));
  return answers;
}

it.each(Object.keys(FAILURES))(
  'a back office that responds with %s leaves nothing in the log',
  async (kind) => {
    const [name = 'contact', other = 'complaint'] = FORM_NAMES.slice(Object.keys(FAILURES).indexOf(kind) % 5);
    for (const [form, send] of [
      [name, sendByScript],
      [other, sendPlain],
    ] as const) {
      const opened = await openForm(site, addressOfForm(form, 'id'));
      const answers = await ownSample(form, `${kind} ${send.name}`);
      failure = kind;
      const sent = await send(site, opened, answers);
      expect(sent.status, kind).toBeGreaterThanOrEqual(400);
      expect(sent.headers.get('cache-control')).toContain('no-store');
      const file = await upload(site, opened, ['slip gaji lestari.pdf', PDF]);
      expect(file.headers.get('cache-control')).toContain('no-store');
      failure = undefined;
    }
    failure = kind;
    const asked = await fetch(`${site.url}/about-us/complaint/status`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({ ticket: '7K2M-Q0ZD-94XA', contact: 'lestari.rahasia@contoh.example' }),
    });
    failure = undefined;
    expect(asked.headers.get('cache-control')).toContain('no-store');
    await expectClean();
  },
);

it('bodies that cannot be read leave nothing in the log either', async () => {
  const { fullName, email } = await ownSample('contact', 'rusak');
  const opened = await openForm(site, addressOfForm('contact', 'id'));
  // As of somebody who has sent a form before: its ticket is in a cookie.
  const cookie = `${opened.cookie}; beranda_ticket_contact=7K2M-Q0ZD-94XA.copy.x`;
  const headers = { origin: site.url, cookie, 'x-csrf-token': opened.token };
  const typed = JSON.stringify({ fullName, email });
  for (const [type, body] of [
    ['application/json', `${typed}}`],
    ['application/json', typed.slice(0, -4)],
    ['application/json', `{"__proto__": ${typed}}`],
    ['application/x-www-form-urlencoded', typed],
    ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: ${typed}\r\n\r\n`],
    ['text/plain', typed],
    [`application/${encodeURIComponent(String(fullName))}`, typed],
  ] as const) {
    const url = `${site.url}/api/id/v2/forms/contact`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    });
    expect(response.status, body).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
  await site.get(`/about-us/contact-us?fullName=${encodeURIComponent(String(fullName))}`, {
    referer: `${site.url}/?email=${email}`,
    'user-agent': String(fullName),
  });
  await expectClean();
});

it('a page with a form is the same for the next visitor', async () => {
  const find = createFinder([...(await sampleMarkers()), ...TYPED]);
  for (const name of FORM_NAMES) {
    const page = await site.get(addressOfForm(name, 'id'));
    expect(listLeaks(await page.text(), find)).toEqual([]);
  }
});
