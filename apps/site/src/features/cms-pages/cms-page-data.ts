import type { SidebarData } from '#src/components/sidebar-list/sidebar-data.ts';
import type { Item } from '#src/content/items.ts';
import type { ResolvedBlock } from '#src/features/blocks/resolved-block.ts';

export type CmsPageData = {
  kind: 'page';
  page: Omit<Item<'pages'>, 'blocks'>;
  blocks: ResolvedBlock[];
  /** From `structuredFaq`. */
  faq: Record<string, unknown> | null;
  isPreview: boolean;
  sidebar?: SidebarData;
};
