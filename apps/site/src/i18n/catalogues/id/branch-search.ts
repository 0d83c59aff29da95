/** Area search field, also used on other pages. */
export const branchSearch = {
  area: 'Nama daerah atau kode pos',
  areaPlaceholder: 'Contoh: Medan',
  find: 'Cari',
};
