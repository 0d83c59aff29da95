import { RELOAD_GUARD_LIFETIME_MS } from '@beranda/contract';
import { readStored, writeStored } from './browser-storage.ts';
import { isUnloading, loadDocument, neverSettles } from './document-unload.ts';
import { saveFormDrafts } from './form-drafts.ts';
import { newestLocation } from './page-state.ts';

/** The record in session storage: which path was reloaded, and until when it is not reloaded again. */
type ReloadRecord = { path: string; expires: number };

const KEY = 'beranda:reload';

/** Session storage may be forbidden; then the browser's own record has to do. */
function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && performance.now() < RELOAD_GUARD_LIFETIME_MS;
}

function mayReload(path: string): boolean {
  const record = readStored<ReloadRecord>('sessionStorage', KEY);
  if (record?.path === path && record.expires >= Date.now()) return false;
  return (
    writeStored('sessionStorage', KEY, { path, expires: Date.now() + RELOAD_GUARD_LIFETIME_MS }) ||
    !wasJustReloaded()
  );
}

/**
 * Loads the page that was asked for last as a document because a part of the site's code did not come, at most once a
 * path in ten seconds. What a person typed into a form is kept. Where a document is on its way already, it is enough.
 *
 * @returns false when this was tried a moment ago; then nothing happens.
 */
export function reloadOnce(): boolean {
  if (isUnloading()) return true;
  const { pathname, search, hash } = newestLocation();
  const path = pathname + search;
  if (!mayReload(path)) return false;
  saveFormDrafts();
  loadDocument(path + hash);
  return true;
}

/**
 * Imports a part of the site's code. Where it does not come the page is loaded anew, and the promise never settles.
 *
 * @param isNeeded whether the page that was asked for last needs it.
 * @throws whatever the import threw, when the page was loaded anew a moment ago, or the code is not needed any more.
 */
export async function importOrReload<Module>(
  load: () => Promise<Module>,
  isNeeded: () => boolean = () => true,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isNeeded() && reloadOnce()) return neverSettles();
    throw error;
  }
}
