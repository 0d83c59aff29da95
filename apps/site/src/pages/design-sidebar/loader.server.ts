import type { Loader } from '#src/content/loading.ts';
import type { SidebarData } from '#src/widgets/sidebar-list/sidebar-data.ts';

export type DesignSidebarPageData = { sidebar: SidebarData };

export const loadDesignSidebar: Loader<DesignSidebarPageData> = async () => ({
  sidebar: {
    title: 'Panduan',
    groups: [
      {
        items: [
          { text: 'Bilah samping', url: '/design/with-sidebar' },
          { text: 'Tanpa bilah samping', url: '/design/without-sidebar' },
        ],
      },
    ],
  },
});
