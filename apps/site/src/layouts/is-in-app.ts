/** Whether the page among the matched routes is one for the bank's app: its loader answered `isInApp`. */
export function isInApp(matches: readonly { loaderData: unknown }[]): boolean {
  return matches.some(
    ({ loaderData }) =>
      typeof loaderData === 'object' && loaderData !== null && 'isInApp' in loaderData && loaderData.isInApp,
  );
}
