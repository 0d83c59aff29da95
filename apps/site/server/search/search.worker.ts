import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createDiskCache } from '#src/content/disk-cache/disk-cache.server.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './messages.ts';
import { SiteSearch } from './site-search.ts';
import { TextSource } from './text-source.ts';

const SAVE_INTERVAL_MS = 30_000;

const port = parentPort;
if (!port) throw new Error('This file is the entry of a worker thread.');
const send = (message: FromWorker) => port.postMessage(message);

const { cmsUrl, directory, serviceKey } = workerData as WorkerOptions;
const search = new SiteSearch();
const source = new TextSource({
  cmsUrl,
  serviceKey,
  store: createDiskCache(directory),
  receiver: {
    put: (locale, text) => search.put(locale, text),
    remove: (locale, key) => search.remove(locale, key),
    setContent: (locale, content) => search.locales[locale].setContent(content),
    setBankName: (locale, name) => search.locales[locale].setBankName(name),
    setFunds: (locale, funds) => search.locales[locale].setFunds(funds),
    setCurrencies: (locale, currencies) => search.locales[locale].setCurrencies(currencies),
    updatePlaces: () => search.updatePlaces(),
    // A long batch yields to searches.
    batch: (change) => search.batch(change, () => setImmediate()),
  },
});

let isReady = false;
/** Updates run one after another; of several that wait, the last is enough. */
let next: Extract<ToWorker, { kind: 'versions' }> | undefined;
let isUpdating = false;

async function updateAll(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  while (next) {
    const { versions } = next;
    next = undefined;
    await source.update(versions).catch((error: unknown) => send({ kind: 'updateFailed', error }));
    announceReady();
  }
  isUpdating = false;
}

/** One after another: two would write the same copies. */
let saving = Promise.resolve();

function save(): Promise<void> {
  saving = saving.then(() => source.save()).catch((error: unknown) => send({ kind: 'updateFailed', error }));
  return saving;
}

function announceReady(): void {
  if (isReady || !source.isComplete) return;
  isReady = true;
  send({ kind: 'ready' });
  void save();
}

function handleRequest(message: Extract<ToWorker, { id: number }>): FromWorker {
  const { id } = message;
  try {
    return message.kind === 'search'
      ? { kind: 'result', id, result: search.locales[message.request.locale].search(message.request) }
      : { kind: 'result', id, result: search.locales[message.locale].suggest(message.typed) };
  } catch (error) {
    return { kind: 'failed', id, error };
  }
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') {
    void save().then(() => process.exit());
  } else if (message.kind === 'versions') {
    next = message;
    void updateAll();
  } else send(handleRequest(message));
});

isUpdating = true;
await source.restore();
isUpdating = false;
announceReady();
void updateAll();

setInterval(save, SAVE_INTERVAL_MS).unref();
