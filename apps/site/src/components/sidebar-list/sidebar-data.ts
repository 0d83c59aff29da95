/**
 * The list beside a page. A page in the `with-sidebar` layout has it in its loader's data as `sidebar`; the entry
 * whose address is the page's own is marked as the current one.
 */
export type SidebarData = {
  title: string;
  /** The language of the title, where it is not the page's; the same for entries. */
  lang?: string;
  groups: { title?: string; items: { text: string; url: string; lang?: string }[] }[];
};
