import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import { findLoaderData } from './loader-data.ts';

/** The sidebar in the data of the matched routes. */
export function findSidebar(matches: readonly { loaderData: unknown }[]): SidebarData | undefined {
  return findLoaderData(matches, 'sidebar') as SidebarData | undefined;
}
