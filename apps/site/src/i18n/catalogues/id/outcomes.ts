/** Empty states of lists and searches. */
export const outcomes = {
  noData: 'Data tidak ditemukan',
  noBranch: 'Cabang tidak ditemukan',
  noResult: 'Hasil tidak ditemukan',
  noResultHint: 'Silakan coba kata kunci lain',
  noPosition: 'Belum ada lowongan',
  noPositionHint: 'Silakan periksa lagi lain waktu',
};
