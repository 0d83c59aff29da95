import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';

/** The sidebar in the data of the matched routes; the innermost route wins. */
export function findSidebar(matches: readonly { loaderData: unknown }[]): SidebarData | undefined {
  for (const { loaderData } of matches.toReversed()) {
    if (typeof loaderData === 'object' && loaderData !== null && 'sidebar' in loaderData) {
      return (loaderData as { sidebar?: SidebarData }).sidebar;
    }
  }
  return undefined;
}
