import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, LibsqlError } from '@libsql/client';

const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
}

/** Tries again, later and later, while another writer holds the database; gives up after `patienceMs`. */
async function waitingForTurn<T>(patienceMs: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    // Jitter, so that many who wait do not all come back at once.
    await sleep(pause * (0.5 + Math.random()));
  }
}

/**
 * A SQLite client that waits for its turn without stopping the process.
 *
 * SQLite has one writer at a time. Its own busy timeout sleeps inside the call, and this driver's calls are
 * synchronous: while the second writer sleeps, the first one, in the same process, cannot go on and finish,
 * so both stand still until the timeout fails. It is also a setting of one connection, and the driver opens
 * a new one for each transaction. So connections keep a timeout of zero, and the waiting is done here.
 */
export function openPatientSqliteClient(url: string, patienceMs: number): Client {
  const client = createClient({ url });
  const patiently = <T>(attempt: () => Promise<T>) => waitingForTurn(patienceMs, attempt);
  const patient = {
    execute: (...given: Parameters<Client['execute']>) => patiently(() => client.execute(...given)),
    batch: (...given: Parameters<Client['batch']>) => patiently(() => client.batch(...given)),
    migrate: (...given: Parameters<Client['migrate']>) => patiently(() => client.migrate(...given)),
    transaction: (...given: Parameters<Client['transaction']>) =>
      patiently(() => client.transaction(...given)),
    executeMultiple: (sql: string) => patiently(() => client.executeMultiple(sql)),
    sync: () => client.sync(),
    reconnect: () => (client as { reconnect?: () => void }).reconnect?.(),
    close: () => client.close(),
    get closed() {
      return client.closed;
    },
    get protocol() {
      return client.protocol;
    },
  };
  return patient as Client;
}
