/** Refuses everyone: what happens here happens through our own endpoints, commands and jobs. */
export function nobody(): boolean {
  return false;
}
