import { useMatches } from 'react-router';
import { NarrowNavigation } from '#src/components/page-header/narrow-navigation.ts';
import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import { SidebarList } from '#src/components/sidebar-list/sidebar-list.tsx';
import { Frame, Main } from './frame.tsx';
import { findLoaderData } from './loader-data.ts';

/**
 * Navigation bar, page next to its sidebar, which narrow screens have below the title, footer. Without sidebar data the page
 * has the full width.
 */
export function WithSidebarLayout() {
  const sidebar = findLoaderData(useMatches(), 'sidebar') as SidebarData | undefined;
  return (
    <Frame>
      {sidebar ? (
        <div className="sidebar-frame">
          <div className="sidebar-column">
            <SidebarList sidebar={sidebar} />
          </div>
          <NarrowNavigation value={<SidebarList sidebar={sidebar} isDisclosure />}>
            <Main />
          </NarrowNavigation>
        </div>
      ) : (
        <Main />
      )}
    </Frame>
  );
}
