import { readStored, removeStored, writeStored } from '#src/app/browser-storage.ts';

const KEY = 'beranda:searches';
const MAX_ENTRIES = 8;

/** Recent searches on this device, latest first. */
export function readHistory(): string[] {
  const stored = readStored<unknown>('localStorage', KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((words): words is string => typeof words === 'string').slice(0, MAX_ENTRIES);
}

/** Adds a search to the history; deduplicated, ignoring case. */
export function addToHistory(history: readonly string[], words: string): string[] {
  const others = history.filter((other) => other.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, MAX_ENTRIES);
}

export function writeHistoryEntry(words: string): void {
  writeStored('localStorage', KEY, addToHistory(readHistory(), words));
}

export function removeHistory(): void {
  removeStored('localStorage', KEY);
}
