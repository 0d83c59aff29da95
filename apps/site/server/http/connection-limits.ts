import { isIPv6, type Socket } from 'node:net';

export type ConnectionLimitOptions = {
  /** How many connections one address may hold. */
  perAddress: number;
  /** Whether an address is that of a proxy, whose connections are those of many visitors. */
  isProxy: (address: string) => boolean;
  /** After how long a reader that takes nothing of its answer is given up, in milliseconds. */
  stalledMs: number;
  onRefused: () => void;
};

export type ConnectionLimits = {
  /** Counts a new connection. @returns false when it is one too many; it is closed then. */
  admit(socket: Socket): boolean;
  stop(): void;
};

/** How often is looked at readers in each time that they have. */
const CHECKS_PER_TIMEOUT = 10;

/** What of a connection's writing was seen last, and since when it is that. */
type Progress = { written: number; unsent: number; queued: number; since: number };

/**
 * Bounds what one client can hold: connections from one address, and answers that nobody reads. Each connection has at
 * most one answer in memory; see `serializeRequests`.
 */
export function createConnectionLimits(options: ConnectionLimitOptions): ConnectionLimits {
  const counts = new Map<string, number>();
  const sockets = new Map<Socket, Progress>();

  function admit(socket: Socket): boolean {
    const address = socket.remoteAddress;
    // The other side has closed already.
    if (address === undefined) {
      socket.destroy();
      return false;
    }
    if (!options.isProxy(address) && !count(socket, networkOf(address))) {
      socket.destroy();
      options.onRefused();
      return false;
    }
    sockets.set(socket, { written: 0, unsent: 0, queued: 0, since: performance.now() });
    socket.once('close', () => sockets.delete(socket));
    return true;
  }

  function count(socket: Socket, network: string): boolean {
    const open = counts.get(network) ?? 0;
    if (open >= options.perAddress) return false;
    counts.set(network, open + 1);
    socket.once('close', () => {
      const rest = (counts.get(network) ?? 1) - 1;
      if (rest > 0) counts.set(network, rest);
      else counts.delete(network);
    });
    return true;
  }

  // One timer for all: a timer of its own for each connection would be set anew with every answer.
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, seen] of sockets) {
      const { bytesWritten: written, writableLength: unsent } = socket;
      const queued = queuedBytes(socket);
      if (unsent === 0 || unsent !== seen.unsent || written !== seen.written || queued !== seen.queued)
        sockets.set(socket, { written, unsent, queued, since: now });
      else if (now - seen.since >= options.stalledMs) socket.destroy();
    }
  }, options.stalledMs / CHECKS_PER_TIMEOUT).unref();

  return { admit, stop: () => clearInterval(timer) };
}

/**
 * What the kernel has not taken yet of the write under way. The socket's own counters do not move before the whole of
 * it is gone; Node's own time limit for sockets looks here, too.
 */
function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/**
 * What counts as one address: an IPv4 address, also one that is written as IPv6, or the first 64 bits of an IPv6
 * address, since whoever has one has all that begin alike.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = front ? front.split(':') : [];
  if (back !== undefined) {
    const last = back ? back.split(':') : [];
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
