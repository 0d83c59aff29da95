/**
 * Sidebar of a page. Pages in the `with-sidebar` layout return it from their loader as `sidebar`; the entry with the
 * page's URL is marked as current.
 */
export type SidebarData = {
  title: string;
  /** Language of the title, if it is not the page's; likewise for entries. */
  lang?: string;
  groups: { title?: string; items: { text: string; url: string; lang?: string }[] }[];
};
