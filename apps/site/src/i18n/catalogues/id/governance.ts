export const governance = {
  title: 'Tata kelola',
  lead: 'Siapa yang mengambil keputusan, siapa yang mengawasi, dan aturan yang kami pegang.',
  description:
    'Tata kelola {bankName}: organ perusahaan, kode etik, manajemen risiko, audit, dan keuangan berkelanjutan.',
  category: {
    bodies: 'Organ perusahaan',
    conduct: 'Etika dan integritas',
    control: 'Pengendalian dan keberlanjutan',
  },
  attachments: 'Lampiran',
  empty: 'Belum ada halaman tata kelola',
  emptyText: 'Halaman pertama akan tampil di sini begitu terbit.',
  reportsTitle: 'Laporan yang menyertainya',
  reportsText: 'Laporan tahunan, laporan keuangan, dan eksposur risiko ada di satu halaman.',
  reportsAction: 'Lihat laporan keuangan',
};
