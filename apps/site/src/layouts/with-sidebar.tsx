import { useMatches } from 'react-router';
import { SidebarList } from '#src/components/sidebar-list/sidebar-list.tsx';
import { findSidebar } from './find-sidebar.ts';
import { Frame, Main } from './frame.tsx';

/** Navigation bar, page next to its sidebar, footer. Without sidebar data the page has the full width. */
export function WithSidebarLayout() {
  const sidebar = findSidebar(useMatches());
  return (
    <Frame>
      {sidebar ? (
        <div className="sidebar-frame">
          <div className="sidebar-column">
            <SidebarList sidebar={sidebar} />
          </div>
          <Main />
        </div>
      ) : (
        <Main />
      )}
    </Frame>
  );
}
