import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from 'vitest';

export const respondWithBody = (body: string, status = 200): RequestListener => {
  return (_request, response) => response.writeHead(status).end(body);
};

/** A local server as source of figures, shared by the tests of a file; responses are configurable. */
export async function startFiguresSource() {
  let currentListener: RequestListener = respondWithBody('');
  const server = createServer((request, response) => currentListener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  afterEach(() => server.closeAllConnections());
  afterAll(() => {
    server.close();
  });

  return {
    port,
    url: `http://127.0.0.1:${port}/kurs`,
    /** The allowed hosts. */
    hosts: [`127.0.0.1:${port}`],
    respond(listener: RequestListener) {
      currentListener = listener;
    },
  };
}
