import { sampleOf } from '@beranda/contract/forms/form-sample';
import { describe, expect, it } from 'vitest';
import { type OpenedForm, openForm } from '../testing/open-form.ts';
import { withSite } from '../testing/with-site.ts';

const API_PATH = '/layanan/situs';

const { site } = withSite({
  env: { API_URL: API_PATH, CSRF_HEADER: 'x-bank-token', LOCALE_COOKIE: 'bahasa' },
});

const send = async (form: OpenedForm, headers: Record<string, string>) =>
  fetch(`${site.url}${API_PATH}/id/v2/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: form.cookie, origin: site.url, ...headers },
    body: JSON.stringify({ _key: form.key, _issued: form.issued, ...(await sampleOf('contact')) }),
  });

it('documents name the configured API, header and cookie to the browser', async () => {
  const html = await (await site.get('/news')).text();
  const { config } = JSON.parse(/id="beranda-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect(config).toMatchObject({ apiUrl: API_PATH, csrfHeader: 'x-bank-token', localeCookie: 'bahasa' });
});

it('a form is received with the token of its page in the configured header, and in no other', async () => {
  const form = await openForm(site, '/about-us/contact-us');
  expect(form.token).not.toBe('');
  const rejected = await send(form, { 'x-csrf-token': form.token });
  expect(rejected.status).toBe(403);
  const { csrfToken } = await rejected.json();
  expect(csrfToken).toMatch(/./);
  // What is missing now is the captcha.
  const received = await send(form, { 'x-bank-token': form.token });
  expect(received.status).toBe(400);
  expect((await received.json()).fields).toMatchObject({ '': ['validateCaptcha'] });
});

it('the language is remembered in the configured cookie', async () => {
  const redirected = await site.get('/', { cookie: 'bahasa=en' });
  expect(redirected.headers.get('location')).toBe('/en');
  expect((await site.get('/', { cookie: 'beranda_locale=en' })).status).toBe(200);
});

describe('the navigation', () => {
  type Entry = { type: string; slug: string; icon: string; iconWidth: number; subTypes?: object[] };

  it('is at the configured address only', async () => {
    expect((await site.get(`${API_PATH}/en/v2/navigations`)).status).toBe(200);
    expect((await site.get('/api/en/v2/navigations')).status).toBe(404);
  });

  it.each([
    ['id', 'flag-id'],
    ['en', 'flag-us'],
  ])(
    'has the sections and entries that the bank prescribes in %s, with the icon %s',
    async (locale, flag) => {
      const { data } = await (await site.get(`${API_PATH}/${locale}/v2/navigations`)).json();
      expect(Object.keys(data).sort()).toEqual(['Footer', 'Navigation Bar']);
      expect(data['Navigation Bar']['Left Menu'].length).toBeGreaterThan(0);
      expect(data.Footer['Left Menu'].length).toBeGreaterThan(0);
      expect(data.Footer['Right Menu'].length).toBeGreaterThan(0);
      const right: Entry[] = data['Navigation Bar']['Right Menu'];
      expect(right.map(({ type }) => type)).toEqual(['search', 'bank-access', 'language']);
      for (const entry of right)
        expect(entry).toMatchObject({
          slug: expect.stringMatching(/./),
          icon: expect.stringMatching(/./),
          iconWidth: expect.any(Number),
        });
      const [search, bankAccess, language] = right;
      expect(search).not.toHaveProperty('subTypes');
      const host = expect.stringMatching(/^https:\/\/[^/]+/);
      expect(bankAccess?.subTypes).toEqual([
        { text: 'navigation.login', icon: 'login', url: host },
        { text: 'navigation.register', icon: 'user-plus', url: host },
      ]);
      expect(language?.icon).toBe(flag);
      expect(language?.subTypes).toEqual([
        { text: 'Bahasa Indonesia', icon: 'flag-id', id: 'id' },
        { text: 'English', icon: 'flag-us', id: 'en' },
      ]);
    },
  );
});
