/** The field for the name of an area, which stands on other pages, too. */
export const branchSearch = {
  area: 'Nama daerah',
  areaPlaceholder: 'Contoh: Medan',
  find: 'Cari',
};
