/** What the Network Information API says; many browsers have none. */
type Connection = { effectiveType?: string; saveData?: boolean };

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** The slowest kind of connection, on which not even a small file is fetched ahead of need. */
export function isSlow2g(): boolean {
  return connection().effectiveType === 'slow-2g';
}

/** The visitor saves data or is on 2G: nothing is fetched that may turn out not to be needed. */
export function prefersReducedData(): boolean {
  const { effectiveType = '', saveData = false } = connection();
  return saveData || effectiveType.includes('2g');
}
