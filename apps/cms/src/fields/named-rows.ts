/** Rows of an array start closed and carry their own text as their name. */
export const namedRows = {
  initCollapsed: true,
  components: { RowLabel: '/admin/row-label.tsx#RowLabel' },
};
