import { randomUUID } from 'node:crypto';
import { FORM_NAMES, FORMS, type FormDefinition, type FormName } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { solve, solveCaptcha } from '../../testing/captcha.ts';
import { answered, CAPTCHA_ERRORS, captchaOf, expectCaptchaError } from '../../testing/captcha-checks.ts';
import { addressOfForm } from '../../testing/form-address.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import { formIn, type OpenedForm, openForm, sendByScript, sendPlain } from '../../testing/open-form.ts';
import { freePort, type RunningSite, type StartSiteOptions, startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();

const CONTACT = addressOfForm('contact', 'id');
const sampleMessage = await sampleOf('contact');
const openContact = (at: RunningSite = site) => openForm(at, CONTACT);
const valid = () => ({ ...sampleMessage, notes: `Pesan ${randomUUID()}` });

async function withAnother<T>(options: Partial<StartSiteOptions>, work: (other: RunningSite) => Promise<T>) {
  const other = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey, ...options });
  try {
    return await work(other);
  } finally {
    await other.stop();
  }
}

const countCases = async (form: FormName) =>
  (await cms.payload.count({ collection: 'cases', where: { form: { equals: form } } })).totalDocs;

beforeAll(() => offerSampleProduct(cms, site));

describe.each(FORM_NAMES)('the form "%s", sent by a program', (name) => {
  it('is rejected without a captcha, as JSON and as a plain post, and accepted with one', async () => {
    const before = await countCases(name);
    const sample = await sampleOf(name);
    const form = await openForm(site, addressOfForm(name, 'id'));
    await expectCaptchaError(await sendByScript(site, form, { ...sample, _captcha: '' }));
    const plain = await sendPlain(site, form, { ...sample, _captcha: '' });
    expect(plain.status).toBe(400);
    const html = await plain.text();
    expect(html).toContain('Silakan validasi reCAPTCHA');
    expect(html).toContain('verifikasi recaptcha');
    const { sender }: FormDefinition = FORMS[name].definition;
    expect(html).toContain(`value="${sample[sender.name]}"`);
    expect(await countCases(name)).toBe(before);
    expect((await sendByScript(site, form, sample)).status).toBe(201);
    expect(await countCases(name)).toBe(before + 1);
  });

  it('is rejected with the captcha of another form, a filled honeypot, or without its time', async () => {
    const sample = await sampleOf(name);
    const form = await openForm(site, addressOfForm(name, 'id'));
    const challenge = await captchaOf().challengeFor?.('another');
    const forms = [
      { _captcha: challenge && (await solve(challenge)) },
      { _website: 'https://spam.example' },
      { _issued: '' },
    ];
    const responses = await Promise.all(
      forms.map((more) => sendByScript(site, form, { ...sample, ...more })),
    );
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
    const errors = await Promise.all(responses.map(async (response) => (await response.json()).fields['']));
    expect(errors).toEqual([['validateCaptcha'], ['hiddenField'], ['malformed']]);
  });
});

describe('a solved captcha', () => {
  it('serves one submission, also across instances of the site', async () => {
    await withAnother({}, async (other) => {
      const [first, second] = [await openContact(), await openContact(other)];
      const _captcha = await solveCaptcha(other.url, 'contact');
      expect((await sendByScript(site, first, { ...valid(), _captcha })).status).toBe(201);
      await expectCaptchaError(await sendByScript(other, second, { ...valid(), _captcha }));
      await expectCaptchaError(await sendByScript(site, first, { ...valid(), _captcha }));
      const plain = await sendPlain(other, second, { ...valid(), _captcha });
      expect(plain.status).toBe(400);
      expect((await sendByScript(other, second, valid())).status).toBe(201);
    });
  });

  it('serves one of many submissions that race for it', async () => {
    const _captcha = await solveCaptcha(site.url, 'contact');
    const forms = await Promise.all(Array.from({ length: 5 }, () => openContact()));
    const responses = await Promise.all(
      forms.map((form) => sendByScript(site, form, { ...valid(), _captcha })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  });

  it('gets the first ticket again with the same submission, also with another captcha', async () => {
    const form = await openContact();
    const message = { ...valid(), _captcha: await solveCaptcha(site.url, 'contact') };
    const ticketOf = async (fields: object) => (await (await sendByScript(site, form, fields)).json()).ticket;
    const ticket = await ticketOf(message);
    expect(ticket).toBeTruthy();
    expect(await ticketOf(message)).toBe(ticket);
    expect(await ticketOf({ ...message, _captcha: await solveCaptcha(site.url, 'contact') })).toBe(ticket);
  });

  it('is not used up by a rejection: invalid fields, or a back office that is down', async () => {
    const cmsUrl = `http://127.0.0.1:${await freePort()}`;
    await withAnother({ cmsUrl }, async (offline) => {
      const form = await openContact();
      const message = { ...valid(), _captcha: await solveCaptcha(site.url, 'contact') };
      expect((await sendByScript(site, form, { ...message, email: 'x' })).status).toBe(400);
      expect((await sendByScript(offline, form, message)).status).toBe(503);
      expect((await sendByScript(site, form, message)).status).toBe(201);
    });
  });

  it.each<[string, () => Promise<string>]>([
    [
      'expired',
      async () => {
        const challenge = await captchaOf({}, { lifetimeMs: -2_000 }).challengeFor?.('contact');
        return challenge ? solve(challenge) : '';
      },
    ],
    [
      'of another site',
      async () => {
        const challenge = await captchaOf({ COOKIE_SECRET: 'x'.repeat(32) }).challengeFor?.('contact');
        return challenge ? solve(challenge) : '';
      },
    ],
    [
      'made easier than it was',
      async () => {
        const challenge = await captchaOf().challengeFor?.('contact');
        if (!challenge) return '';
        const parameters = { ...challenge.parameters, cost: 1, keyPrefix: '0' };
        return solve({ ...challenge, parameters });
      },
    ],
    [
      'not solved',
      async () => {
        const challenge = await captchaOf().challengeFor?.('contact');
        return btoa(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }));
      },
    ],
    ['no base64', async () => 'öäü'],
    ['no payload', async () => btoa('{"challenge":null}')],
    ['prototype pollution', async () => btoa('{"__proto__":{"challenge":1}}')],
  ])('that is %s is rejected', async (_which, solution) => {
    const form = await openContact();
    await expectCaptchaError(await sendByScript(site, form, { ...valid(), _captcha: await solution() }));
  });

  it('reports other invalid fields at the same time', async () => {
    const form = await openContact();
    const response = await sendByScript(site, form, { ...valid(), _captcha: '', email: 'x' });
    expect((await response.json()).fields).toEqual({ ...CAPTCHA_ERRORS, email: ['email'] });
  });

  it('has a challenge for existing forms only, which is never cached', async () => {
    const response = await site.get('/api/id/v2/captcha/contact');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await site.get('/api/id/v2/captcha/nothing')).status).toBe(404);
    expect((await site.get('/api/fr/v2/captcha/contact')).status).toBe(404);
  });
});

describe('the question for visitors without JavaScript', () => {
  it.each([CONTACT, `/en${CONTACT}`])(
    'is in words of the language of %s, inside <noscript>',
    async (page) => {
      const html = await (await site.get(page)).text();
      const hidden = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)]
        .map(([, markup = '']) => markup)
        .find((markup) => markup.includes('name="_captchaAnswer"'));
      expect(hidden).toBeDefined();
      expect(html.replace(hidden ?? '', '')).not.toContain('_captchaAnswer');
      const { text } = formIn(html, { page, cookie: '' }).question;
      expect(text).toMatch(page === CONTACT ? /^Berapa \w+ ditambah \w+\?/ : /^What is \w+ plus \w+\?/);
      expect(text).not.toMatch(/\d/);
    },
  );

  it('serves one submission, which may be sent again', async () => {
    const form = await openContact();
    const message = { ...valid(), ...answered(form) };
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await sendPlain(site, form, message)).status).toBe(303);
    const other = await openContact();
    const rejected = await sendPlain(site, other, { ...valid(), ...answered(form) });
    expect(rejected.status).toBe(400);
    const again = formIn(await rejected.text(), other);
    expect(again.question.token).not.toBe(form.question.token);
    expect((await sendPlain(site, again, { ...valid(), ...answered(again) })).status).toBe(303);
  });

  it('is another one after a wrong answer, outside <noscript>, with what was typed', async () => {
    const form = await openContact();
    const message = valid();
    const rejected = await sendPlain(site, form, { ...message, ...answered(form, '99') });
    expect(rejected.status).toBe(400);
    const html = await rejected.text();
    expect(html).not.toContain('<noscript><div');
    expect(html).toContain(`>${message.notes}</textarea>`);
    expect(html).toMatch(
      /href="#form-captcha-answer"[^>]*>Pemeriksaan keamanan<!-- -->: <!-- -->verifikasi recaptcha/,
    );
    const again = formIn(html, form);
    expect(again.question.token).not.toBe(form.question.token);
    expect((await sendPlain(site, again, { ...message, ...answered(again) })).status).toBe(303);
  });

  it('stays answered when other fields are rejected', async () => {
    const form = await openContact();
    const message = { ...valid(), ...answered(form) };
    const html = await (await sendPlain(site, form, { ...message, email: 'x' })).text();
    expect(formIn(html, form).question).toEqual(form.question);
    expect(html).toMatch(new RegExp(`name="_captchaAnswer" value="${message._captchaAnswer}"`));
  });

  it.each<[string, (form: OpenedForm) => object]>([
    ['of another form', () => ({ _captchaQuestion: captchaOf().ask('other' as never, 'id').token })],
    [
      'that has expired',
      () => ({ _captchaQuestion: captchaOf({}, { questionLifetimeMs: -1 }).ask('contact', 'id').token }),
    ],
    ['that is forged', ({ question }) => ({ _captchaQuestion: `x${question.token}` })],
    ['that is missing', () => ({ _captchaQuestion: '' })],
  ])('%s is rejected with any answer', async (_which, change) => {
    const form = await openContact();
    for (let answer = 4; answer <= 18; answer++) {
      const fields = { ...valid(), ...answered(form, String(answer)), ...change(form) };
      await expectCaptchaError(await sendByScript(site, form, fields));
    }
  });

  it('has a limit per address, which wrong answers count for, and one for all addresses', async () => {
    const env = {
      TRUST_PROXY: '127.0.0.1',
      CAPTCHA_QUESTION_RATE_PER_HOUR: '2',
      CAPTCHA_QUESTION_TOTAL_PER_HOUR: '3',
    };
    await withAnother({ env }, async (limited) => {
      const send = async (address: string, answer?: string) => {
        const form = await openContact(limited);
        const fields = { ...valid(), ...answered(form, answer) };
        const response = await sendByScript(limited, form, fields, { 'x-forwarded-for': address });
        return response.status === 201 ? 'received' : (await response.json()).fields[''][0];
      };
      expect(await send('192.0.2.1', '99')).toBe('validateCaptcha');
      expect(await send('192.0.2.1')).toBe('received');
      expect(await send('192.0.2.1')).toBe('questionLimit');
      expect(await send('192.0.2.2')).toBe('received');
      expect(await send('192.0.2.3')).toBe('received');
      expect(await send('192.0.2.4')).toBe('questionLimit');
      // Forms with JavaScript are not affected.
      expect((await sendByScript(limited, await openContact(limited), valid())).status).toBe(201);
    });
  });
});

describe('traps for scripts', () => {
  it('a form that is sent too fast is rejected, and keeps its input and its time', async () => {
    await withAnother({ env: { FORM_MIN_SECONDS: '60' } }, async (slow) => {
      const form = await openContact(slow);
      const message = valid();
      const byScript = await sendByScript(slow, form, message);
      expect([byScript.status, await byScript.json()]).toMatchObject([400, { fields: { '': ['tooFast'] } }]);
      const rejected = await sendPlain(slow, form, message);
      expect(rejected.status).toBe(400);
      const html = await rejected.text();
      expect(html).toContain('terlalu cepat');
      expect(html).toContain(`>${message.notes}</textarea>`);
      const again = formIn(html, form);
      expect(again.issued).toBe(form.issued);
      // An instance with the same secret for which enough time has passed.
      expect((await sendPlain(site, again, message)).status).toBe(303);
    });
  });

  it('the time of a form belongs to its rendering', async () => {
    const [form, other] = [await openContact(), await openContact()];
    const response = await sendByScript(site, form, { ...valid(), _issued: other.issued });
    expect((await response.json()).fields).toEqual({ '': ['malformed'] });
  });

  it('the honeypot is found neither by people nor by screen readers, and empty when it is shown again', async () => {
    const form = await openContact();
    const rejected = await sendPlain(site, form, { ...valid(), _website: 'https://spam.example' });
    const html = await rejected.text();
    expect([rejected.status, html]).toEqual([400, expect.stringContaining('Kolom yang tidak terlihat')]);
    expect(html).not.toContain('spam.example');
    expect(html).toMatch(/<div aria-hidden="true" class="sr-only">.{0,80}<input[^>]*name="_website"/s);
    expect(html).toMatch(/<input(?=[^>]*name="_website")(?=[^>]*tabindex="-1")(?=[^>]*autoComplete="off")/i);
  });

  it('the same text is received a limited number of times an hour, from any address', async () => {
    const env = { TRUST_PROXY: '127.0.0.1', FORM_SAME_TEXT_PER_HOUR: '2' };
    await withAnother({ env }, async (limited) => {
      const statuses = [];
      for (let sender = 1; sender <= 3; sender++) {
        const message = { ...sampleMessage, fullName: `Nama ${sender}`, notes: `Menang undian ${sender}!` };
        const headers = { 'x-forwarded-for': `192.0.2.${sender}` };
        const response = await sendByScript(limited, await openContact(limited), message, headers);
        const { fields } = await response.json();
        statuses.push(response.status === 201 ? 201 : [response.status, fields]);
        // The window begins with the first, a moment ago.
        if (response.status === 429)
          expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
      }
      expect(statuses).toEqual([201, 201, [429, { '': ['repeatedContent'] }]]);
    });
  });

  it('addresses of one IPv6 network share a limit', async () => {
    const env = { TRUST_PROXY: '127.0.0.1', FORM_RATE_PER_MINUTE: '2' };
    await withAnother({ env }, async (limited) => {
      const form = await openContact(limited);
      const send = async (address: string) =>
        (
          await sendByScript(
            limited,
            form,
            { ...sampleMessage, _captcha: 'x' },
            { 'x-forwarded-for': address },
          )
        ).status;
      expect(await send('2001:db8::1')).toBe(400);
      expect(await send('2001:db8::2')).toBe(400);
      expect(await send('2001:db8::3')).toBe(429);
      expect(await send('2001:db8:1::1')).toBe(400);
    });
  });
});
