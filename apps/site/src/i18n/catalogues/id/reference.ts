/** Reference pages: guides, governance, notices. */
export const reference = {
  updated: 'Diperbarui {date}',
  adjacentPages: 'Halaman sebelum dan sesudahnya',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  print: 'Cetak',
};
