import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item } from '#src/content/items.ts';
import type { ShownBlock } from '#src/features/blocks/shown-blocks.ts';

export type CmsPageData = {
  kind: 'page';
  page: Omit<Item<'pages'>, 'blocks'>;
  blocks: ShownBlock[];
  isPreview: boolean;
  sidebar?: SidebarData;
};
