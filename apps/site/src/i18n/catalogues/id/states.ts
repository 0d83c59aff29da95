/** Screens for maintenance and unfinished pages. */
export const states = {
  attention: 'Perhatian',
  maintenanceText: 'Halaman yang Anda cari sedang dalam pengerjaan',
  maintenanceHint: 'Kami sedang merapikannya. Silakan kembali beberapa saat lagi.',
  siteMaintenanceTitle: 'Situs ini sedang dalam pemeliharaan',
  siteMaintenanceText: 'Kami sedang merapikannya agar kembali lebih baik. Silakan datang lagi sebentar lagi.',
  expectedEnd: 'Diperkirakan selesai {date}, pukul {time} WIB',
  comingSoon: 'Segera hadir',
  comingSoonTitle: 'Yang baru sedang kami siapkan',
  comingSoonText: 'Halaman ini belum dibuka. Sementara itu, kabar terbaru kami ada di halaman berita.',
};
