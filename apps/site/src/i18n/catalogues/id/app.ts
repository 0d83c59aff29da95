export const app = {
  unknownValues: 'Halaman ini tidak mempunyai {values} dari alamatnya, jadi tampil tanpa pilihan itu.',
  skipToContent: 'Langsung ke isi halaman',
  mainNavigation: 'Navigasi utama',
  menu: 'Menu',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  back: 'Kembali',
  /** First link of a menu panel whose item has a URL of its own. */
  overview: 'Ringkasan {section}',
  homeLink: ', ke beranda',
  search: 'Cari',
  chooseLanguage: 'Pilih bahasa',
  breadcrumb: 'Jejak navigasi',
  home: 'Beranda',
  headOffice: 'Kantor pusat',
  /** Above the name of an app store. */
  getItOn: 'Unduh di',
  copyright: '© {year} {name}',
  demonstration: 'Situs demonstrasi: bank, angka, dan beritanya rekaan.',
  otherLanguageOnly: 'Halaman ini belum tersedia dalam bahasa Indonesia.',
  previewNotice: 'Pratinjau draf. Pengunjung tidak melihat halaman ini.',
  loading: 'Memuat halaman',
};
