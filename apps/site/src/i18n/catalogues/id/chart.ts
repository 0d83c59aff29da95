export const chart = {
  asTable: 'Lihat angkanya dalam tabel',
  date: 'Tanggal',
};
