/**
 * Takes turns: each begins with a call, and the answer tells from then on whether no other one has begun since. What
 * comes back for an earlier turn is of no use any more.
 */
export function latestOnly(): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const own = latest;
    return () => own === latest;
  };
}
