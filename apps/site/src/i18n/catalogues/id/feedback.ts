/** “Was this page helpful?” */
export const feedback = {
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
};
