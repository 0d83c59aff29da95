import { FORM_NAMES, formIn } from '@beranda/contract';
import { beforeAll, expect, it } from 'vitest';
import { untilReady } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { site } = withSite();

beforeAll(() => untilReady(site));

it.each([
  ['/about-us/personal-data', 'paling lama 72 jam'],
  ['/en/about-us/personal-data', 'within 72 hours'],
])('%s promises the time that the definition of its form has', async (target, time) => {
  const page = await (await site.get(target)).text();
  expect(page).toContain(time);
  expect(page).not.toContain('{answerTime}');
  expect(page).toContain('type="file"');
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
