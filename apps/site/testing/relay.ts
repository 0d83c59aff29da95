import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './start-site.ts';

export type Relay = {
  url: string;
  /** Resets all connections, like a process that has died. */
  switchOff(): void;
  /** Passes requests on, but resets the connection instead of responding. */
  dropResponses(): void;
  switchOn(): void;
  close(): Promise<void>;
};

/** A TCP relay to a server on loopback, for tests of what happens when that one fails. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let mode: 'on' | 'off' | 'dropping' = 'on';
  const server = createServer((client) => {
    if (mode === 'off') return void client.resetAndDestroy();
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream);
    upstream.on('data', (data) => {
      if (mode === 'dropping') client.resetAndDestroy();
      else client.write(data);
    });
    upstream.on('end', () => client.end());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    switchOff() {
      mode = 'off';
      reset();
    },
    dropResponses() {
      mode = 'dropping';
    },
    switchOn() {
      mode = 'on';
    },
    async close() {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
