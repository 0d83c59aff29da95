/**
 * Latest call wins: each call returns a function that returns whether no newer call has started, to discard
 * stale responses.
 */
export function latestOnly(): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const own = latest;
    return () => own === latest;
  };
}
