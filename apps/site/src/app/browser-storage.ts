/** Reads a record that this browser keeps; undefined where there is none, it is damaged, or storage is forbidden. */
export function readStored<T>(storage: 'localStorage' | 'sessionStorage', key: string): T | undefined {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** @returns false where storage is full or forbidden. */
export function writeStored(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: unknown,
): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a record, if it is there and storage is allowed. */
export function removeStored(storage: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing can have been kept, then.
  }
}
