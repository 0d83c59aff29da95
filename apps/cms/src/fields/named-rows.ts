/** Array rows start collapsed, labelled by their own text. */
export const namedRows = {
  initCollapsed: true,
  components: { RowLabel: '/admin/row-label.tsx#RowLabel' },
};
