/** Texts of all forms. Keys under `field` and `form` are error codes of the contract. */
export const form = {
  requiredNote: 'Kolom bertanda bintang (*) wajib diisi.',
  summaryTitle: 'Ada yang perlu diperbaiki',
  choose: 'Pilih salah satu',
  characters: '{used, number} dari {limit, number} karakter',
  currency: 'Rp',
  similar: 'Mungkin maksud Anda:',
  takes: {
    minutes: 'Mengisi: sekitar {minutes, number} menit',
    answer: 'Jawaban: paling lama {days, number} hari kerja',
  },
  toCheck: 'Lanjut: periksa isian',
  check: {
    title: 'Periksa isian Anda',
    lead: 'Belum terkirim. Kalau semuanya sudah benar, tekan Kirim di bawah.',
    change: 'Ubah',
    empty: 'Tidak diisi',
  },
  draft: {
    restored: 'Isian Anda yang tadi kami tampilkan lagi',
    notKept:
      'Nomor identitas, nomor rekening, dan lampiran tidak kami simpan di tab ini. Isi kembali bagian itu.',
    startAgain: 'Mulai dari awal',
    kept: 'Isian Anda tersimpan di tab ini saja, paling lama sehari, sampai terkirim. Nomor identitas, nomor rekening, dan lampiran tidak ikut tersimpan.',
    clear: 'Hapus semua isian',
  },
  send: 'Kirim',
  submitting: 'Mengirim',
  submitted: 'Terkirim',
  received: 'Kiriman Anda sudah kami terima, terima kasih',
  ticket: 'Nomor tiket',
  copySent: 'Nomor tiket kami kirim ke email Anda.',
  privacyLink: 'Pemberitahuan privasi',
  readPrivacy: 'Baca pemberitahuan privasi',
  newTab: '(tab baru)',
  otherWays: 'Cara lain menghubungi kami',
  callUs: 'Telepon',
  writeUs: 'Email',
  visitUs: 'Kantor pusat',
  captcha: {
    title: 'Pemeriksaan keamanan',
    idle: 'Saat Anda mulai mengisi, kami memeriksa secara otomatis bahwa Anda bukan robot.',
    checking: 'Memeriksa bahwa Anda bukan robot…',
    recaptcha:
      'Centang kotak ini untuk membuktikan bahwa Anda bukan robot. Pemeriksaan dijalankan oleh Google reCAPTCHA.',
    verified: 'Terverifikasi: Anda bukan robot.',
    failed: 'Pemeriksaan otomatis tidak berhasil. Coba lagi, atau jawab pertanyaan berikut.',
    retry: 'Coba lagi',
    honeypot: 'Biarkan kolom ini kosong',
  },
  field: {
    required: 'Data wajib diisi',
    email: 'Email tidak valid',
    phone: 'Nomor telepon tidak valid',
    identityNumber: 'Nomor identitas tidak valid: isi 12 sampai 16 angka',
    accountNumber: 'Nomor tidak valid: tulis 6 sampai 19 digit nomor rekening atau kartu',
    postalCode: 'Kode pos tidak valid: tulis 5 digit',
    money: 'Tulis jumlah rupiah tanpa sen, contohnya 1.500.000',
    date: 'Tulis tanggal, contohnya 31-12-2025',
    futureDate: 'Tanggal ini belum tiba',
    tooLong: 'Teks terlalu panjang',
    unreadable: 'Teks berisi karakter yang tidak dapat dibaca: ketik ulang bagian itu',
    invalidChoice: 'Pilih salah satu dari pilihan yang ada',
    captcha: 'verifikasi recaptcha',
  },
  form: {
    sendFailed: 'Terjadi masalah saat mengirim formulir, silakan coba lagi',
    expired:
      'Halaman ini sudah terlalu lama terbuka atau cookie diblokir. Isian Anda masih ada: kirim sekali lagi.',
    tooManyRequests: 'Terlalu banyak pengiriman dari jaringan Anda. Tunggu satu menit, lalu kirim lagi.',
    tooLarge: 'Isian terlalu besar untuk dikirim. Persingkat pesan Anda, lalu kirim lagi.',
    malformed: 'Isian tidak dapat dibaca. Muat ulang halaman, lalu kirim lagi.',
    maintenance:
      'Situs sedang diperbaiki dan belum menerima kiriman. Isian Anda masih ada: kirim lagi nanti.',
    noticeChanged:
      'Pemberitahuan privasi kami berubah sejak Anda membuka halaman ini. Isian Anda masih ada: baca pemberitahuan yang baru dan, jika setuju, kirim formulirnya sekali lagi.',
    foreignOrigin: 'Formulir hanya dapat dikirim dari situs ini. Buka halaman ini langsung, lalu kirim lagi.',
    validateCaptcha: 'Silakan validasi reCAPTCHA',
    tooFast:
      'Formulir terkirim terlalu cepat untuk diisi oleh orang. Isian Anda masih ada: tunggu beberapa detik, lalu kirim lagi.',
    hiddenField:
      'Kolom yang tidak terlihat ikut terisi, mungkin oleh isi otomatis peramban Anda. Kolom itu sudah dikosongkan: kirim sekali lagi.',
    repeatedContent:
      'Tulisan yang sama sudah kami terima berkali-kali dalam satu jam ini. Tulis dengan kata-kata Anda sendiri, lalu kirim lagi.',
    questionLimit:
      'Saat ini formulir tidak dapat dikirim tanpa JavaScript. Isian Anda masih ada: aktifkan JavaScript, kirim lagi satu jam lagi, atau telepon kami.',
  },
};
