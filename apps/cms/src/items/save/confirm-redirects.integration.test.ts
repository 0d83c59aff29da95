import { beforeEach, expect, it } from 'vitest';
import { CONFIRMATION_HEADER, type Confirmation } from '#cms/confirmation/confirmation-header.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem, itemSamples } from '../../../testing/items.ts';
import { addRedirect, removeRedirects, storedRedirects } from '../../../testing/redirects.ts';
import { makeSignedInTestUsers } from '../../../testing/test-users.ts';

onOneDatabase('a publication at an address that staff have redirected', (cms) => {
  const { headersOf, next } = makeSignedInTestUsers(cms);
  beforeEach(() => removeRedirects(cms()));

  async function send(method: 'PATCH' | 'POST', path: string, body: object, digest = '') {
    const response = await fetch(`${cms().url}/api/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        ...headersOf('publisher'),
        'accept-language': 'en',
        'content-type': 'application/json',
        [CONFIRMATION_HEADER]: digest,
      },
    });
    const json = (await response.json()) as {
      errors?: { message: string; data?: { confirmation?: Confirmation } }[];
    };
    const [error] = json.errors ?? [];
    return { status: response.status, question: error?.data?.confirmation, message: error?.message };
  }
  const publish = (id: number, digest = '', data: object = {}) =>
    send('PATCH', `news/${id}?locale=id&publishSpecificLocale=id`, { ...data, _status: 'published' }, digest);
  async function draft(): Promise<[number, string]> {
    const slug = next('dialihkan');
    return [await createItem(cms(), 'news', slug, 'id', 'draft'), `/news/${slug}`];
  }

  it('names the redirect that it deletes, with its note, and deletes it once confirmed', async () => {
    const [id, at] = await draft();
    const redirect = await addRedirect(cms(), at, '/promo/hut');
    await cms().payload.update({
      collection: 'redirects',
      id: redirect,
      data: { note: 'Kode QR di brosur' },
    });
    const { question, status } = await publish(id);
    expect([status, question]).toMatchObject([
      409,
      {
        question: `Staff have redirected the address of this page (${at}) to another place.`,
        consequences: [
          `The redirect from ${at} to /promo/hut is deleted, and does not come back when this page is withdrawn. Its note: “Kode QR di brosur”`,
        ],
        action: 'Publish all the same',
      },
    ]);
    expect(await storedRedirects(cms())).toEqual({ [at]: '/promo/hut' });
    expect((await publish(id, question?.digest)).status).toBe(200);
    expect(await storedRedirects(cms())).toEqual({});
  });

  it('names the redirect of all addresses below another one, which hides the page', async () => {
    const [id] = await draft();
    await addRedirect(cms(), '/news/**', '/promo');
    const { question, status } = await publish(id);
    expect([status, question?.consequences]).toEqual([
      409,
      ['The redirect from /news/** to /promo stays: visitors get there, and do not see this page.'],
    ]);
    expect((await publish(id, question?.digest)).status).toBe(200);
    // The page is hidden already.
    expect((await publish(id, '', { title: 'Judul lain' })).status).toBe(200);
  });

  it('is asked about for a new address, and for a new item', async () => {
    const [id] = await draft();
    expect((await publish(id)).status).toBe(200);
    const slug = next('pindah');
    await addRedirect(cms(), `/en/news/${slug}`, '/en/promo');
    const moved = await publish(id, '', { slug });
    expect([moved.status, moved.question?.consequences]).toEqual([
      409,
      [expect.stringContaining(`from /en/news/${slug} to /en/promo is deleted`)],
    ]);
    const news = { ...(await itemSamples.news.fields(slug, cms())), ...itemSamples.news.text('Baru') };
    const created = await send('POST', 'news?locale=id', { ...news, _status: 'published' });
    expect([created.status, created.question?.consequences.length]).toEqual([409, 1]);
  });

  it('needs no confirmation of a redirect that the program has made, nor of another address', async () => {
    const [id, at] = await draft();
    const data = { from: at, to: '/promo', status: 'permanent' as const, isAutomatic: true };
    await cms().payload.create({ collection: 'redirects', data, overrideAccess: true });
    await addRedirect(cms(), `${at}/lanjutan`, '/promo');
    await addRedirect(cms(), '/blog/**', '/promo');
    expect((await publish(id)).status).toBe(200);
  });

  it('is left out of a bulk publication, and named', async () => {
    const [id, at] = await draft();
    await addRedirect(cms(), at, '/promo');
    const path = `news?locale=id&where[id][equals]=${id}`;
    const { question } = await send('PATCH', path, { _status: 'published' });
    const { message, status } = await send('PATCH', path, { _status: 'published' }, question?.digest);
    expect([status, message]).toEqual([
      400,
      expect.stringMatching(/Staff have redirected the address .* Open its form to confirm this\.$/),
    ]);
    expect(await storedRedirects(cms())).toEqual({ [at]: '/promo' });
  });
});
