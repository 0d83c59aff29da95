export const pagination = {
  label: 'Halaman',
  page: 'Halaman {page}',
  title: '{title}, halaman {page}',
  jumpTo: 'Lompat ke halaman {page}',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  first: 'Halaman pertama',
  last: 'Halaman terakhir',
};
