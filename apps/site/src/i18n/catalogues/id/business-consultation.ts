export const businessConsultation = {
  eyebrow: 'Untuk UMKM',
  title: 'Konsultasi usaha',
  lead: 'Bicarakan arus kas, pembukuan, atau rencana memperbesar usaha dengan penasihat kami. Gratis, dan Anda tidak wajib menjadi nasabah.',
  description:
    'Konsultasi gratis dengan penasihat usaha {bankName} untuk pelaku usaha mikro, kecil, dan menengah.',
  stepsTitle: 'Dari formulir sampai rencana tindakan',
  steps: {
    ask: {
      title: 'Ceritakan usaha Anda',
      text: 'Isi formulirnya: skala dan bidang usaha, kebutuhan Anda, dan satu pertanyaan yang ingin dijawab.',
    },
    call: {
      title: 'Kami menelepon',
      text: 'Paling lama {callBack}, penasihat usaha menelepon untuk memastikan hari, jam, dan tempat yang Anda pilih.',
    },
    meet: {
      title: 'Bertemu {consultation}',
      text: 'Di tempat usaha Anda, di kantor cabang, atau lewat panggilan video. Anda yang memilih di formulir.',
    },
    plan: {
      title: 'Terima ringkasannya',
      text: 'Setelah pertemuan kami mengirim catatan satu halaman: apa yang dibicarakan dan langkah yang bisa diambil.',
    },
  },
  whoTitle: 'Siapa yang bisa ikut',
  who: {
    size: 'Pelaku usaha mikro, kecil, dan menengah dari semua bidang, termasuk usaha rumahan.',
    age: 'Usaha yang sudah berjalan paling sedikit {businessAge}. Baru merintis? Ceritakan saja, kami carikan kelas yang sesuai.',
    customer: 'Nasabah dan bukan nasabah. Konsultasi tidak bergantung pada produk apa pun.',
  },
  prepareTitle: 'Yang sebaiknya disiapkan',
  prepare: {
    records: 'Catatan penjualan dan pengeluaran tiga bulan terakhir, tulisan tangan pun boleh.',
    permits: 'Nomor Induk Berusaha (NIB), bila sudah ada.',
    question: 'Satu pertanyaan yang paling ingin Anda jawab tahun ini.',
  },
  neverSend:
    'PIN, kata sandi, dan kode OTP tidak diperlukan. Jangan memberikannya kepada siapa pun, termasuk kepada kami.',
  formTitle: 'Minta konsultasi',
};
