import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** @typedef {{ variable: string, hostVariable?: string, host: string, port: number, what: string }} WantedPort */

/**
 * Checks that the ports are free.
 * @throws UserError when a port is in use, configured twice, or not allowed
 * @param {readonly WantedPort[]} ports
 */
export async function ensurePortsAreFree(ports) {
  for (const [index, port] of ports.entries()) {
    const twin = ports.slice(0, index).find((other) => other.port === port.port);
    if (twin) {
      throw new UserError(
        `${twin.variable} and ${port.variable} are both ${port.port}: set one of them to another port.`,
      );
    }
    const code = await tryToListen(port.host, port.port);
    if (code) throw new UserError(messageFor(port, code));
  }
}

/**
 * A free port.
 * @param {string} [host]
 */
export async function getFreePort(host = '127.0.0.1') {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  return address.port;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the system's error code
 */
function tryToListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : 'UNKNOWN'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * @param {WantedPort} wanted
 * @param {string} code
 */
function messageFor({ variable, hostVariable, host, port, what }, code) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host}, which ${what} needs, is in use (perhaps Beranda runs already): stop what uses it, or set ${variable} to another port.`;
    case 'EACCES':
      return `This user may not open port ${port}, which ${what} needs: set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostVariable ?? variable} is ${host}, which is no address of this machine: set it to one that is, 127.0.0.1 for example.`;
    default:
      return `${what} cannot listen on ${host}:${port} (${code}): set ${variable} to another port.`;
  }
}
