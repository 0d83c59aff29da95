/** `Promise.all` for an object: its values, each under its own name. */
export async function resolveAll<T extends object>(
  promises: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(promises).map(async ([name, promise]) => [name, await promise] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof T]: Awaited<T[Name]> };
}
