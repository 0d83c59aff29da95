import { readStored, removeStored, writeStored } from '#src/app/browser-storage.ts';

const KEY = 'beranda:searches';
const MAX_ENTRIES = 8;

/** Recent searches on this device, latest first. */
export function readHistory(): string[] {
  const stored = readStored<unknown>('localStorage', KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((query): query is string => typeof query === 'string').slice(0, MAX_ENTRIES);
}

/** Adds a search to the history; deduplicated, ignoring case. */
export function addToHistory(history: readonly string[], query: string): string[] {
  const others = history.filter((other) => other.toLowerCase() !== query.toLowerCase());
  return [query, ...others].slice(0, MAX_ENTRIES);
}

export function writeHistoryEntry(query: string): void {
  writeStored('localStorage', KEY, addToHistory(readHistory(), query));
}

export function removeHistory(): void {
  removeStored('localStorage', KEY);
}
