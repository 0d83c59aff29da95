/** Reads a JSON value from web storage; undefined if it is missing, damaged or storage is blocked. */
export function readStored<T>(storage: 'localStorage' | 'sessionStorage', key: string): T | undefined {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** @returns false if storage is full or blocked. */
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

/** Removes a value; does nothing if storage is blocked. */
export function removeStored(storage: 'localStorage' | 'sessionStorage', key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
