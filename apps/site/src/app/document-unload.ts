declare global {
  /** Kept by `code-after-paint.js`, which runs before any of this code is fetched. */
  var isDocumentUnloading: boolean | undefined;
}

/**
 * Whether the browser is loading another document in place of this one: a link or form was followed without script,
 * say, or a page is being loaded anew. Firefox and WebKit reject imports and calls that are under way at that moment.
 * That is no failure, and to load a document for it would cancel the one that was asked for.
 *
 * It stays true where the load comes to nothing, as with a file that is downloaded; then the next navigation is a full
 * load, which is always right.
 */
export function isUnloading(): boolean {
  return globalThis.isDocumentUnloading === true;
}

/**
 * Loads an address as a document. To assign the address that is shown already, as it is after Back, would only scroll to
 * its fragment where it has one.
 */
export function loadDocument(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.href = address;
}

/** For whoever must neither go on nor fail while the page is being left. */
export const neverSettles = () => new Promise<never>(() => {});
