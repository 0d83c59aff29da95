export const contact = {
  title: 'Hubungi kami',
  lead: 'Tulis pertanyaan atau permintaan informasi Anda. Kami menjawab melalui email atau telepon pada hari kerja.',
  description: 'Kirim pertanyaan atau permintaan informasi kepada {bankName} dan terima nomor tiket.',
};
