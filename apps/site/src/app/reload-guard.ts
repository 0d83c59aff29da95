import { readStored, writeStored } from './browser-storage.ts';
import { isUnloading, loadDocument, pendingForever } from './document-unload.ts';
import { writeFormDrafts } from './form-drafts.ts';
import { newestLocation } from './page-state.ts';

/** The record in session storage: the reloaded path and until when it must not be reloaded again. */
type ReloadRecord = { path: string; expires: number };

const KEY = 'beranda:reload';
/** Between two reloads after a failed import. */
const MIN_RELOAD_INTERVAL_MS = 10_000;

/** Fallback if session storage is blocked: the browser's navigation timing. */
function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && performance.now() < MIN_RELOAD_INTERVAL_MS;
}

function canReload(path: string): boolean {
  const record = readStored<ReloadRecord>('sessionStorage', KEY);
  if (record?.path === path && record.expires >= Date.now()) return false;
  return (
    writeStored('sessionStorage', KEY, { path, expires: Date.now() + MIN_RELOAD_INTERVAL_MS }) ||
    !wasJustReloaded()
  );
}

/**
 * Loads the newest requested page as a document because a chunk failed to load; at most once per path within ten
 * seconds, to prevent reload loops. Form drafts are saved. Does nothing if a document load is already in progress.
 *
 * @returns false if the page was just reloaded; nothing happens then.
 */
export function reloadOnce(): boolean {
  if (isUnloading()) return true;
  const { pathname, search, hash } = newestLocation();
  const path = pathname + search;
  if (!canReload(path)) return false;
  writeFormDrafts();
  loadDocument(path + hash);
  return true;
}

/**
 * Imports a chunk. If that fails the page is reloaded and the promise never settles.
 *
 * @param isNeeded whether the newest requested page needs the chunk.
 * @throws the import error if the page was just reloaded or the chunk is no longer needed.
 */
export async function importOrReload<Module>(
  load: () => Promise<Module>,
  isNeeded: () => boolean = () => true,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isNeeded() && reloadOnce()) return pendingForever();
    throw error;
  }
}
