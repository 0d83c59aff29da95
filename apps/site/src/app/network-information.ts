/** The part of the Network Information API that is used; many browsers lack it. */
type Connection = { effectiveType?: string; saveData?: boolean };

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** On slow-2g not even small files are prefetched. */
export function isSlow2g(): boolean {
  return connection().effectiveType === 'slow-2g';
}

/** Data saver or 2G: nothing is prefetched. */
export function prefersReducedData(): boolean {
  const { effectiveType = '', saveData = false } = connection();
  return saveData || effectiveType.includes('2g');
}
