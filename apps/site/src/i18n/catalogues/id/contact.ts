export const contact = {
  title: 'Hubungi kami',
  lead: 'Tulis pertanyaan atau permintaan informasi Anda. Anda langsung menerima nomor tiket, dan jawaban lewat email atau telepon.',
  description: 'Kirim pertanyaan atau permintaan informasi kepada {bankName} dan terima nomor tiket.',
  toForm: 'Tulis pesan Anda',
  before: 'Mungkin ada jalan yang lebih cepat',
  way: {
    questions: 'Pertanyaan umum',
    questionsText: 'Jawaban atas pertanyaan yang paling sering kami terima.',
    complaint: 'Pengaduan',
    complaintText:
      'Ada transaksi atau layanan yang keliru? Sampaikan sebagai pengaduan: penyelesaiannya punya batas waktu.',
    branches: 'Kantor terdekat',
    branchesText: 'Alamat, jam buka, dan layanan setiap kantor.',
    personalData: 'Data pribadi Anda',
    personalDataText: 'Minta salinan, perbaikan, atau penghapusan data yang kami simpan tentang Anda.',
  },
  sent: 'Sudah mengirim pesan kepada kami?',
  toStatus: 'Cek status dengan nomor tiket',
  next: 'Setelah Anda mengirim',
  step: {
    ticket: 'Nomor tiket Anda',
    ticketText: 'Tampil seketika di layar. Bila Anda minta, kami kirim juga ke email Anda.',
    read: 'Kami baca',
    readText:
      'Petugas layanan nasabah membaca pesan Anda pada hari kerja dan meneruskannya ke bagian yang tepat.',
    answer: 'Kami jawab',
    answerText: 'Paling lama {callBack}, ke email atau telepon yang Anda tulis.',
  },
};
