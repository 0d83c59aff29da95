import { connect, createServer, type Socket } from 'node:net';
import { FORM_NAMES, FORMS, type FormDefinition, LOCALES } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '#src/i18n/messages.ts';
import { addressOfForm } from '../../testing/form-address.ts';
import { offerSampleProduct } from '../../testing/offer-sample-product.ts';
import { hiddenFields, openForm, sendByScript, sendPlain } from '../../testing/open-form.ts';
import { freePort, type RunningSite, startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms } = withSite();

/** A relay to the back office that can be switched off: connections are then reset, as by a process that has died. */
async function startRelay(target: number) {
  const sockets = new Set<Socket>();
  let isOff = false;
  const server = createServer((client) => {
    if (isOff) return void client.resetAndDestroy();
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    switchOff() {
      isOff = true;
      reset();
    },
    switchOn() {
      isOff = false;
    },
    async close() {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let relay: Awaited<ReturnType<typeof startRelay>>;
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

const CASES = FORM_NAMES.flatMap((name, index) => [
  { name, locale: LOCALES[index % 2] ?? 'id', byScript: true },
  { name, locale: LOCALES[(index + 1) % 2] ?? 'en', byScript: false },
]);

describe('while the back office is down', () => {
  it.each(CASES)(
    'the form $name in $locale says so, keeps what was typed, and is stored once on the next press (script: $byScript)',
    async ({ name, locale, byScript }) => {
      const { sender }: FormDefinition = FORMS[name].definition;
      const senderName = `Pengirim ${name} ${locale}`;
      const answers = { ...(await sampleOf(name)), [sender.name]: senderName };
      const form = await openForm(site, addressOfForm(name, locale));
      const { _captcha = '' } = await hiddenFields(site, form);
      const send = () => (byScript ? sendByScript : sendPlain)(site, form, { ...answers, _captcha });

      relay.switchOff();
      const failed = await send();
      expect(failed.status).toBe(503);
      if (byScript) expect((await failed.json()).fields).toEqual({ '': ['sendFailed'] });
      else {
        const html = await failed.text();
        expect(html).toContain(messagesOf(locale).form.form.sendFailed);
        expect(html).toContain(`value="${senderName}"`);
        expect(html).toContain(`name="_key" value="${form.key}"`);
      }
      expect(await casesOf(senderName)).toEqual([]);

      relay.switchOn();
      expect((await send()).status).toBe(byScript ? 201 : 303);
      expect(await casesOf(senderName)).toMatchObject([{ form: name, locale }]);
    },
  );
});
