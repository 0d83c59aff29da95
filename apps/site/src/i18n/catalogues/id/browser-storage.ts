/** Texts of the table of what a browser keeps. Read on the server only. */
export const browserStorage = {
  title: 'Kuki dan yang disimpan peramban Anda',
  lead: 'Selain yang di bawah ini, situs tidak menyimpan apa pun di peramban Anda. Semuanya hanya dibaca oleh situs ini, dan dapat Anda hapus kapan saja melalui setelan peramban.',
  notes: {
    youtube: 'Video dari YouTube, yang menyimpan kuki Google, baru dimuat setelah Anda memutarnya.',
    recaptcha:
      'Formulir diperiksa oleh Google reCAPTCHA, yang menyimpan kuki Google. Pemeriksaan itu baru dimuat setelah Anda mulai mengisi formulir, atau membuka lagi formulir yang isiannya masih tersimpan.',
    ownCheck: 'Formulir diperiksa oleh situs ini sendiri, tanpa layanan pihak lain.',
    statistics:
      'Statistik kunjungan baru dimuat setelah Anda menyetujuinya. Jawaban Anda dapat diubah kapan saja lewat “Pilihan privasi” di kaki setiap halaman.',
    noStatistics: 'Situs ini tidak memakai layanan statistik kunjungan.',
  },
  name: 'Nama',
  purpose: 'Untuk apa',
  time: 'Berapa lama',
  cookie: 'Kuki',
  localStorage: 'Penyimpanan lokal',
  sessionStorage: 'Penyimpanan tab',
  untilClosed: 'Sampai peramban ditutup',
  untilTabClosed: 'Sampai tab ditutup',
  untilCleared: 'Sampai Anda menghapusnya',
  days: '{days, number} hari',
  entries: {
    locale: { purpose: 'Mengingat bahasa yang Anda pilih.' },
    csrf: { purpose: 'Di halaman berformulir: memastikan formulir dikirim dari halaman ini.' },
    ticket: {
      purpose:
        'Menampilkan nomor tiket setelah formulir dikirim, juga bila halaman dimuat ulang. Paling banyak sepuluh nomor terakhir untuk tiap formulir.',
    },
    drafts: {
      purpose:
        'Isian formulir yang belum dikirim, supaya tidak hilang bila halaman dimuat ulang. Tanpa nomor identitas, nomor rekening, dan lampiran.',
      time: 'Sampai terkirim atau tab ditutup, paling lama satu hari',
    },
    reload: { purpose: 'Mencegah halaman dimuat ulang terus-menerus bila berkasnya gagal dimuat.' },
    scroll: { purpose: 'Posisi gulir halaman yang Anda buka, untuk tombol Kembali.' },
    searches: {
      purpose: 'Delapan pencarian terakhir Anda di situs ini.',
      time: 'Sampai Anda menghapusnya di halaman pencarian',
    },
    popup: {
      purpose: 'Jendela promo yang terakhir Anda lihat, supaya tidak muncul terus.',
      time: 'Sampai Anda menghapusnya, atau sampai tab ditutup, sesuai setelan jendela itu',
    },
    banner: { purpose: 'Pengumuman yang sudah Anda tutup.' },
    consent: {
      purpose: 'Jawaban Anda atas pertanyaan tentang statistik kunjungan, dengan waktunya.',
      time: 'Sampai Anda mengubahnya di “Pilihan privasi”',
    },
  },
};
