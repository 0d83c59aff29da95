/** Pages that are looked things up in: guides, governance, notices. */
export const reference = {
  updated: 'Diperbarui {date}',
  adjacentPages: 'Halaman sebelum dan sesudahnya',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  print: 'Cetak',
};
