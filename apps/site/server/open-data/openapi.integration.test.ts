import { fundsOpenData, navigationsOpenData } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { describe, expect, it } from 'vitest';
import { errorOf, OTHER_ORIGIN, readOpen } from '../../testing/open-data.ts';
import { cookiesOf, hiddenFields, openForm } from '../../testing/open-form.ts';
import { withSite } from '../../testing/with-site.ts';

const { site } = withSite();

/** Fills the parameters of a path with values that exist. */
async function addresses(): Promise<(path: string) => string> {
  const { funds } = await readOpen(site, '/api/id/v2/nab', fundsOpenData);
  const slug = String(funds[0]?.slug);
  return (path) => `/api${path}`.replace('{locale}', 'id').replace('{code}', 'USD').replace('{slug}', slug);
}

describe('the OpenAPI document', () => {
  it('lists every operation, and each exists', async () => {
    const response = await site.get('/api/openapi.json');
    const document = (await response.json()) as {
      openapi: string;
      servers: { url: string }[];
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: `${site.url}/api` }]);
    const addressOf = await addresses();
    expect(Object.keys(document.paths)).toContain('/{locale}/v2/calculators/loan.csv');
    for (const [path, methods] of Object.entries(document.paths)) {
      if (!('get' in methods)) continue;
      expect((await site.get(addressOf(path))).status, path).toBe(200);
    }
  });

  it('has schemas that responses match, without extensions of the validator', async () => {
    const text = await (await site.get('/api/openapi.json')).text();
    expect(text).not.toContain('"$schema"');
    expect(text).toContain('"changePercent"');
    expect(text).toContain('"identityNumber"');
    const { Error: error } = JSON.parse(text).components.schemas;
    expect(Object.keys(error.properties)).toEqual(
      expect.arrayContaining(['maintenance', 'csrfToken', 'fields']),
    );
    await readOpen(site, '/api/id/v2/navigations', navigationsOpenData);
  });
});

type Described = {
  $ref?: string;
  parameters: { name?: string; $ref?: string }[];
  responses: Record<string, { $ref?: string; headers?: object }>;
};

describe('headers in the OpenAPI document', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document is walked through by its names
  type Part = any;

  async function describedAs() {
    const document: Part = await (await site.get('/api/openapi.json')).json();
    const addressOf = await addresses();
    const partOf = (part: Part): Part =>
      part.$ref
        ? part.$ref
            .slice(2)
            .split('/')
            .reduce((found: Part, name: string) => found?.[name], document)
        : part;
    const gets = Object.entries<Part>(document.paths).flatMap(([path, { get }]) =>
      get ? [{ target: addressOf(path), get: get as Described }] : [],
    );
    return { document, partOf, gets };
  }

  it('has no broken reference, and a description of every header, error and parameter', async () => {
    const { document, partOf } = await describedAs();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref);
    expect(references.length).toBeGreaterThan(50);
    for (const ref of references) expect(partOf({ $ref: ref }), ref).toBeDefined();
    for (const operation of Object.values<Part>(document.paths).flatMap((path) => Object.values<Part>(path)))
      for (const [status, response] of Object.entries<Part>(operation.responses)) {
        expect(partOf(response).description, status).toBeTruthy();
        for (const header of Object.values<Part>(partOf(response).headers ?? {}))
          expect(partOf(header)).toMatchObject({
            description: expect.any(String),
            schema: expect.any(Object),
          });
      }
  });

  it('match the headers of responses, of 304 and of other methods', async () => {
    const { partOf, gets } = await describedAs();
    const expectHeaders = (target: string, response: Response, described: Part) => {
      const documented = Object.keys(partOf(described).headers);
      expect(
        documented.filter((name) => !response.headers.has(name)),
        `${target} ${response.status}`,
      ).toEqual([]);
    };
    for (const { target, get } of gets) {
      const first = await site.get(target, OTHER_ORIGIN);
      expectHeaders(target, first, get.responses[200]);
      const documented = Object.keys(get.responses[200]?.headers ?? {});
      for (const name of ['ETag', 'Access-Control-Allow-Origin', 'Content-Disposition'])
        expect(documented.includes(name), `${target} ${name}`).toBe(first.headers.has(name));

      const etag = first.headers.get('etag');
      const requested = get.parameters.some((parameter) => partOf(parameter).name === 'If-None-Match');
      expect([requested, '304' in get.responses]).toEqual([etag !== null, etag !== null]);
      if (etag) {
        const again = await site.get(target, { 'if-none-match': etag });
        expect(again.status).toBe(304);
        expectHeaders(target, again, get.responses[304]);
      }
      const posted = await fetch(site.url + target, { method: 'PUT' });
      expect(posted.status).toBe(405);
      expectHeaders(target, posted, get.responses[405]);
      await errorOf(posted);
    }
  });

  it('describes the CSRF token of forms: 403 without it, 201 with the one from that response', async () => {
    const { document, partOf } = await describedAs();
    const { post }: Part = document.paths['/{locale}/v2/forms/contact'];
    const { csrfCookie, csrfToken } = document.components.securitySchemes;
    expect(post.security).toEqual([{ csrfCookie: [], csrfToken: [] }]);
    const send = (headers: Record<string, string>, body: object) =>
      fetch(`${site.url}/api/id/v2/forms/contact`, {
        method: 'POST',
        headers: { origin: site.url, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const form = await openForm(site, '/about-us/contact-us');
    const hidden = await hiddenFields(site, form);
    const sample = await sampleOf('contact');
    const message = { ...sample, ...hidden };
    const rejected = await send({}, message);
    expect(rejected.status).toBe(403);
    expect(partOf(post.responses[403]).description).toContain('csrfToken');
    const token = String((await errorOf(rejected)).csrfToken);
    const cookie = cookiesOf(rejected);
    expect(cookie).toMatch(new RegExp(`^${csrfCookie.name}=`));
    const headers = { cookie, [csrfToken.name]: token };
    expect((await send({ ...headers, origin: OTHER_ORIGIN.origin }, message)).status).toBe(403);
    expect((await send({ ...headers, 'content-type': 'application/xml' }, message)).status).toBe(415);
    expect((await send(headers, sample)).status).toBe(400);
    const received = await send(headers, message);
    expect(received.status).toBe(201);
    const body = await received.json();
    expect(await (await send(headers, message)).json()).toEqual(body);
  });
});
