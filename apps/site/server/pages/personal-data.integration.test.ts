import { FORM_NAMES, formIn } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { waitUntilReady } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { site } = withSite();

beforeAll(() => waitUntilReady(site));

it.each([
  ['/about-us/personal-data', 'paling lama 72 jam', 'Foto kartu identitas'],
  ['/en/about-us/personal-data', 'within 72 hours', 'Picture of your identity card'],
])('%s promises the time of its form, and asks for the identity card', async (target, time, card) => {
  const page = (await (await site.get(target)).text()).replaceAll('\u00A0', ' ');
  expect(page).toContain(time);
  expect(page).not.toContain('{answerTime}');
  expect(page).toMatch(new RegExp(`<label for="form-attachments"[^>]*>${card}.*?<input[^>]* type="file"`));
});

it.each([
  ['id', '/privacy-notice', '5 tahun', 'href="/about-us/personal-data"'],
  ['en', '/en/privacy-notice', '5 years', 'href="/en/about-us/personal-data"'],
] as const)(
  'the privacy notice in %s says how long each form is kept',
  async (locale, target, time, link) => {
    const page = await (await site.get(target)).text();
    for (const name of FORM_NAMES) expect(page).toContain(formIn(locale, name).texts.title);
    expect(page).toContain(time);
    expect(page).toContain(link);
  },
);
