const EVENT = 'beranda:case-history';

/** Notifies the timeline on this screen that another part of it has added to the history. */
export function announceHistoryChange(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back after each announced change. Returns the function that stops it. */
export function onHistoryChange(callback: () => void): () => void {
  window.addEventListener(EVENT, callback);
  return () => window.removeEventListener(EVENT, callback);
}
