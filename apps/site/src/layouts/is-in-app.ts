/** Whether one of the matched routes is a page for the bank's app (its loader returned `isInApp`). */
export function isInApp(matches: readonly { loaderData: unknown }[]): boolean {
  return matches.some(
    ({ loaderData }) =>
      typeof loaderData === 'object' && loaderData !== null && 'isInApp' in loaderData && loaderData.isInApp,
  );
}
