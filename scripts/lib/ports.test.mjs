import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ensurePortsAreFree, getFreePort } from './ports.mjs';

const site = { variable: 'SITE_PORT', hostVariable: 'SITE_HOST', host: '127.0.0.1', what: 'the site' };

it('accepts free ports and leaves them free', async () => {
  const port = await getFreePort();

  await ensurePortsAreFree([{ ...site, port }]);
  await ensurePortsAreFree([{ ...site, port }]);
});

it('names the port and its variable when it is in use', async () => {
  const server = createServer();
  const port = await getFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  await expect(ensurePortsAreFree([{ ...site, port }])).rejects.toThrow(
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1, which the site needs, is in use .*SITE_PORT`),
  );
  server.close();
});

it('reports two variables with the same port', async () => {
  const port = await getFreePort();

  await expect(
    ensurePortsAreFree([
      { ...site, port },
      { ...site, variable: 'CMS_PORT', port },
    ]),
  ).rejects.toThrow(`SITE_PORT and CMS_PORT are both ${port}: set one of them to another port.`);
});

it('names the host variable when the address is not one of this machine', async () => {
  const port = await getFreePort();

  await expect(ensurePortsAreFree([{ ...site, host: '192.0.2.1', port }])).rejects.toThrow(
    'SITE_HOST is 192.0.2.1, which is no address of this machine',
  );
});
