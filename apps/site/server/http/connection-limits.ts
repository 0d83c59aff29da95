import { isIPv6, type Socket } from 'node:net';

type ConnectionLimitOptions = {
  /** How many connections one address may hold. */
  perAddress: number;
  /** Whether an address is a trusted proxy, which opens connections for many visitors. */
  isProxy: (address: string) => boolean;
  /** After how many milliseconds without progress a slow reader is disconnected. */
  stalledMs: number;
  onRejected: () => void;
};

type ConnectionLimits = {
  /** Counts a new connection. @returns false when it is over the limit; the socket is destroyed then. */
  admit(socket: Socket): boolean;
  stop(): void;
};

/** How often `stalledMs` is checked, as a fraction of it. */
const CHECKS_PER_TIMEOUT = 10;

/** The write counters of a connection at the last check, and since when they have not changed. */
type Progress = { written: number; unsent: number; queued: number; since: number };

/**
 * Limits connections per address, and disconnects slow readers (slowloris): clients that do not read their response.
 * Each connection has at most one response in memory; see `serializeRequests`.
 */
export function createConnectionLimits(options: ConnectionLimitOptions): ConnectionLimits {
  const counts = new Map<string, number>();
  const sockets = new Map<Socket, Progress>();

  function admit(socket: Socket): boolean {
    const address = socket.remoteAddress;
    // The client has already disconnected.
    if (address === undefined) {
      socket.destroy();
      return false;
    }
    if (!options.isProxy(address) && !count(socket, networkOf(address))) {
      socket.destroy();
      options.onRejected();
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
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    });
    return true;
  }

  // One timer for all connections: a timer for each would be reset with every response.
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
 * Bytes of the current write that the kernel has not accepted yet. The socket's public counters change only once the
 * whole write is done; Node's own socket timeout reads this field, too.
 */
function queuedBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/**
 * The key for limits per address: an IPv4 address (also when mapped into IPv6), or the /64 network of an IPv6 address,
 * because a client usually owns the whole network.
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
