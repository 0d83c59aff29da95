declare global {
  /** Set by `deferred-loader.js`, which runs before any other code is fetched. */
  var isDocumentUnloading: boolean | undefined;
}

/**
 * Whether the browser is loading another document: after a native link or form, or a reload. Firefox and WebKit then
 * reject pending imports and fetches; these rejections are not errors, and loading a document because of one would
 * cancel the navigation in progress.
 *
 * It stays true if no document is loaded, as with a download; the next navigation is then a full page load, which is
 * always correct.
 */
export function isUnloading(): boolean {
  return globalThis.isDocumentUnloading === true;
}

/**
 * Loads a URL as a document. Assigning the current URL (as after Back) would only scroll to its fragment, so it
 * reloads instead.
 */
export function loadDocument(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.href = address;
}

/** A promise that never settles: stops the caller without an error while the document is replaced. */
export const pendingForever = () => new Promise<never>(() => {});
