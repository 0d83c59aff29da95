import {
  FORM_NAMES,
  FORMS,
  type FormDefinition,
  type FormName,
  LOCALES,
  type Locale,
} from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '#src/i18n/messages.ts';
import { addressOfForm } from '../../testing/form-address.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import { hiddenFields, openForm, sendByScript, sendPlain } from '../../testing/open-form.ts';
import { type Relay, startRelay } from '../../testing/relay.ts';
import { type RunningSite, startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms } = withSite();

let relay: Relay;
let site: RunningSite;
beforeAll(async () => {
  relay = await startRelay(Number(new URL(cms.url).port));
  site = await startSite({ cmsUrl: relay.url, serviceKey: cms.serviceKey });
  await offerSampleProduct(cms, site);
});
afterAll(async () => {
  await site.stop();
  await relay.close();
});

const casesOf = async (senderName: string) =>
  (await cms.payload.find({ collection: 'cases', where: { senderName: { equals: senderName } } })).docs;

type Case = { name: FormName; locale: Locale; isByScript: boolean };

const CASES: Case[] = FORM_NAMES.flatMap((name, index) => [
  { name, locale: LOCALES[index % 2] ?? 'id', isByScript: true },
  { name, locale: LOCALES[(index + 1) % 2] ?? 'en', isByScript: false },
]);

/** Opens a form that can be sent repeatedly, by a sender of its own. */
async function openCase({ name, locale, isByScript }: Case, senderName: string) {
  const { sender }: FormDefinition = FORMS[name].definition;
  const answers = { ...(await sampleOf(name)), [sender.name]: senderName };
  const form = await openForm(site, addressOfForm(name, locale));
  const { _captcha = '' } = await hiddenFields(site, form);
  const send = () => (isByScript ? sendByScript : sendPlain)(site, form, { ...answers, _captcha });

  /** The form may not have been received, says so, and keeps what was typed. */
  async function expectFailure(): Promise<void> {
    const failed = await send();
    expect(failed.status).toBe(503);
    if (isByScript) return expect((await failed.json()).fields).toEqual({ '': ['sendFailed'] });
    const html = await failed.text();
    const { form: texts } = messagesOf(locale);
    expect(html).toContain(texts.form.sendFailed);
    expect(html).toContain(`>${texts.maybeSentTitle}</h2>`);
    expect(html).not.toContain(texts.summaryTitle);
    expect(html).toContain(`value="${senderName}"`);
    expect(html).toContain(`name="_key" value="${form.key}"`);
  }

  return { send, expectFailure };
}

describe('while the back office is down', () => {
  it.each(CASES)(
    'the form $name in $locale says so, keeps what was typed, and is stored once on the next press (script: $isByScript)',
    async (caseDoc) => {
      const senderName = `Pengirim ${caseDoc.name} ${caseDoc.locale}`;
      const { send, expectFailure } = await openCase(caseDoc, senderName);
      relay.switchOff();
      await expectFailure();
      expect(await casesOf(senderName)).toEqual([]);

      relay.switchOn();
      expect((await send()).status).toBe(caseDoc.isByScript ? 201 : 303);
      expect(await casesOf(senderName)).toMatchObject([{ form: caseDoc.name, locale: caseDoc.locale }]);
    },
  );
});

describe('when the response of the back office is lost', () => {
  it.each(CASES)(
    'the form $name in $locale says that it failed, and on the next press gets the ticket of what is stored (script: $isByScript)',
    async (caseDoc) => {
      const senderName = `Jawaban hilang ${caseDoc.name} ${caseDoc.locale}`;
      const { send, expectFailure } = await openCase(caseDoc, senderName);
      relay.dropResponses();
      await expectFailure();
      const [stored] = await casesOf(senderName);
      expect(stored).toMatchObject({ form: caseDoc.name, locale: caseDoc.locale });

      relay.switchOn();
      const received = await send();
      expect(received.status).toBe(caseDoc.isByScript ? 201 : 303);
      const content = caseDoc.isByScript ? await received.text() : received.headers.getSetCookie().join();
      expect(content).toContain(stored?.ticket);
      expect(await casesOf(senderName)).toHaveLength(1);
    },
  );
});
