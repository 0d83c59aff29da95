export const components = {
  back: 'Kembali',
  scrollToTop: 'Kembali ke atas',
  carousel: { previous: 'Sebelumnya', next: 'Berikutnya' },
  slider: { in: 'Perbesar gambar', out: 'Perkecil gambar', whole: 'Gambar utuh' },
  share: {
    label: 'Bagikan',
    to: 'Bagikan lewat {service}',
    byDevice: 'Bagikan lewat aplikasi lain',
    copy: 'Salin tautan',
    copied: 'Tautan disalin.',
    notCopied: 'Tautan tidak bisa disalin. Salinlah dari bilah alamat.',
  },
  toast: { label: 'Pemberitahuan', close: 'Tutup pemberitahuan' },
  video: {
    play: 'Putar video:',
    length: '{minutes, plural, =0 {} other {# menit }}{seconds, plural, =0 {} other {# detik}}',
    fromYoutube: 'Dari YouTube, yang baru dihubungi saat video diputar.',
  },
};
