/** Area search field, also used on other pages. */
export const branchSearch = {
  area: 'Nama daerah',
  areaPlaceholder: 'Contoh: Medan',
  find: 'Cari',
};
