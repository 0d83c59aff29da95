/** What the loader of a matched route returned for its layout under a name; the innermost route wins. */
export function findLoaderData(matches: readonly { loaderData: unknown }[], name: string): unknown {
  return matches
    .map(({ loaderData }) => (loaderData as Record<string, unknown> | null | undefined)?.[name])
    .findLast((value) => value !== undefined);
}
