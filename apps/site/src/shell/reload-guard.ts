import { RELOAD_GUARD_LIFETIME_MS } from '@beranda/contract';
import { keepForms } from './kept-forms.ts';
import { readRecord, writeRecord } from './kept-records.ts';

/** The record in session storage: which path was reloaded, and until when it is not reloaded again. */
type ReloadRecord = { path: string; expires: number };

const KEY = 'beranda:reload';

/** Session storage may be forbidden; then the browser's own record has to do. */
function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && performance.now() < RELOAD_GUARD_LIFETIME_MS;
}

function mayReload(path: string): boolean {
  const record = readRecord<ReloadRecord>('sessionStorage', KEY);
  if (record?.path === path && record.expires >= Date.now()) return false;
  return (
    writeRecord('sessionStorage', KEY, { path, expires: Date.now() + RELOAD_GUARD_LIFETIME_MS }) ||
    !wasJustReloaded()
  );
}

/**
 * Loads a page anew because a part of the site's code did not come, at most once a path in ten seconds. What a
 * person typed into a form is kept.
 *
 * @param path complete path with query.
 * @returns false when this was tried a moment ago; then nothing happens.
 */
export function reloadOnce(path: string): boolean {
  if (!mayReload(path)) return false;
  keepForms();
  if (path === location.pathname + location.search) location.reload();
  else location.href = path;
  return true;
}

/**
 * Imports a part of the site's code. Where it does not come the page is loaded anew, and the promise never settles.
 *
 * @param path the page that the code is for.
 * @throws whatever the import threw, when the page was loaded anew a moment ago.
 */
export async function importOrReload<Module>(
  load: () => Promise<Module>,
  path: () => string,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (reloadOnce(path())) return new Promise<never>(() => {});
    throw error;
  }
}
