/** Reference pages: guides, governance, notices. */
export const reference = {
  updated: 'Diperbarui {date}',
  adjacentPages: 'Halaman sebelum dan sesudahnya',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  print: 'Cetak',
  /** “Was this page helpful?”, also below articles and questions. */
  feedback: {
    page: 'Apakah halaman ini membantu?',
    answer: 'Apakah jawaban ini membantu?',
    yes: 'Ya',
    no: 'Tidak',
    why: 'Apa yang kurang? (opsional)',
    missing: 'Yang saya cari tidak ada',
    unclear: 'Kurang jelas',
    outdated: 'Sudah tidak berlaku',
    other: 'Hal lain',
    thanks: 'Terima kasih atas jawaban Anda. Ada yang ingin Anda tanyakan atau sampaikan?',
    contact: 'Hubungi kami',
  },
};
