/** Texts of all forms. Keys under `field` and `form` are error codes of the contract. */
export const form = {
  requiredNote: 'Kolom bertanda bintang (*) wajib diisi.',
  summaryTitle: 'Ada yang perlu diperbaiki',
  notSentTitle: 'Belum terkirim',
  maybeSentTitle: 'Belum pasti terkirim',
  sendAgain:
    'Isian Anda masih ada. Kirim sekali lagi tanpa mengubahnya: kiriman yang sama hanya kami catat sekali, dan nomor tiketnya lalu tampil di sini. Kalau masih gagal, periksa koneksi internet Anda atau telepon kami.',
  choose: 'Pilih salah satu',
  characters: '{used, number} dari {limit, number} karakter',
  mostCharacters: 'Paling banyak {limit, number} karakter',
  currency: 'Rp',
  similar: 'Mungkin maksud Anda:',
  takes: {
    minutes: 'Waktu mengisi: sekitar {minutes, number} menit',
    answer: 'Jawaban: paling lama {time}',
  },
  toCheck: 'Lanjut: periksa isian',
  check: {
    files: 'Lampiran',
    noFiles: 'Tidak ada lampiran',
    title: 'Periksa isian Anda',
    lead: 'Kalau semuanya sudah benar, tekan Kirim di bawah: baru setelah itu formulirnya terkirim.',
    change: 'Ubah',
    empty: 'Tidak diisi',
  },
  draft: {
    restored: 'Isian Anda yang tadi kami tampilkan lagi',
    notKept:
      'Nomor identitas atau rekening, dan lampiran, tidak kami simpan di tab ini. Isi kembali bagian itu.',
    goOn: 'Silakan lanjutkan dari sini.',
    startAgain: 'Mulai dari awal',
    kept: 'Isian Anda tersimpan di tab ini saja, paling lama sehari, sampai terkirim.',
    except: 'Nomor identitas atau rekening, dan lampiran, tidak ikut tersimpan.',
    clear: 'Hapus semua isian',
  },
  send: 'Kirim',
  submitting: 'Mengirim',
  submitted: 'Terkirim',
  received: 'Kiriman Anda sudah kami terima, terima kasih',
  ticket: 'Nomor tiket',
  checkStatus: 'Lihat statusnya',
  ticketGone: {
    title: 'Nomor tiket tidak ditampilkan lagi di sini',
    text: 'Kalau formulir ini sudah Anda kirim, kami sudah menerimanya: jangan kirim lagi. Nomornya ada di email tanda terima, bila Anda mendapatkannya. Kalau tidak, telepon kami. Untuk hal lain, isi formulir di bawah.',
  },
  noReceipt:
    'Anda tidak menulis alamat email, jadi tidak ada tanda terima yang kami kirim. Catat atau foto nomor ini: dengan nomor ini dan nomor telepon Anda, statusnya dapat dilihat kapan saja.',
  addWithoutEmail:
    'Ada dokumen yang tertinggal atau hal yang perlu ditambahkan? Bawa ke kantor mana pun dengan nomor ini. Tidak dapat datang? Telepon {phone}: petugas mencarikan cara lain.',
  receiptSent:
    'Nomor tiket juga kami kirim ke email Anda. Belum masuk dalam satu jam? Periksa folder spam, lalu telepon {phone} dan sebutkan nomor ini. Ada yang tertinggal? Balas email itu.',
  noWayBack:
    'Formulir ini sudah kami terima: jangan tekan Kembali di peramban. Halaman sebelumnya tidak dapat ditampilkan lagi.',
  privacyLink: 'Pemberitahuan privasi',
  readPrivacy: 'Baca pemberitahuan privasi',
  newTab: '(tab baru)',
  urgent: {
    title:
      'Kartu hilang, dicuri, atau tertelan ATM, tertipu, salah transfer, atau ada transaksi yang tidak Anda kenal?',
    text: 'Jangan menunggu jawaban tertulis. Telepon kami sekarang supaya kartu atau akses Anda segera diblokir, atau bank penerima segera kami hubungi.',
  },
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
    answerAgain: 'Pertanyaan ini belum terjawab dengan benar. Tulis hasilnya dengan angka, lalu kirim lagi.',
    honeypot: 'Biarkan kolom ini kosong',
  },
  attachments: {
    label: 'Lampiran (opsional)',
    help: 'PDF, JPG, PNG, DOCX, atau XLSX, tanpa kata sandi. Paling banyak {count, number} berkas, masing-masing paling besar {megabytes, number} MB.',
    choose: 'Pilih berkas',
    list: 'Berkas yang dipilih',
    uploading: 'Mengunggah {name}.',
    awaited: 'Berkas masih diunggah: jangan tutup halaman ini.',
    attached: '{name} sudah dilampirkan.',
    removed: '{name} sudah dihapus.',
    repeated: '{name} sudah ada di daftar ini, jadi tidak kami tambahkan lagi.',
    remove: 'Hapus',
    removeNamed: 'Hapus {name}',
    retry: 'Coba lagi',
    retryNamed: 'Coba lagi mengunggah {name}',
    uncheck: 'hapus centangnya agar tidak ikut dikirim',
  },
  field: {
    required: 'Data wajib diisi',
    email: 'Email tidak valid',
    phone: 'Nomor telepon tidak valid',
    identityNumber:
      'Bukan nomor KTP (16 angka), SIM (12–14 angka), atau paspor: periksa setiap angka dan hurufnya',
    accountNumber:
      'Nomor tidak valid: tulis 6 sampai 19 digit nomor rekening, atau empat angka terakhir kartu',
    postalCode: 'Kode pos tidak valid: tulis 5 digit',
    money: 'Tulis jumlah rupiah tanpa sen, contohnya 1.500.000',
    date: 'Tulis tanggal, contohnya 31-12-2025',
    futureDate: 'Tanggal ini belum tiba',
    tooLong: 'Teks terlalu panjang: paling banyak {notes, number} karakter',
    lineTooLong: 'Teks terlalu panjang: paling banyak {line, number} karakter',
    unreadable: 'Teks berisi karakter yang tidak dapat dibaca: ketik ulang bagian itu',
    invalidChoice: 'Pilih salah satu dari pilihan yang ada',
    captcha: 'verifikasi recaptcha',
    ticket:
      'Nomor tiket tidak lengkap atau salah ketik: isinya 12 huruf dan angka. Contohnya 7K2M\u2011Q0ZD\u201194XA',
    contact: 'Tulis alamat email atau nomor telepon yang Anda pakai di formulir',
  },
  file: {
    fileTooLarge:
      'Berkas ini lebih besar dari {megabytes, number} MB. Pilih yang lebih kecil: untuk foto cukup tangkapan layarnya, untuk PDF cukup halaman yang penting. Atau hapus berkas ini, lalu susulkan ke email atau kantor kami dengan nomor tiket.',
    fileEmpty: 'Berkas ini kosong. Pilih berkas lain, atau hapus berkas ini.',
    fileFormat:
      'Berkas ini tidak dapat kami baca. Pilih PDF, JPG, PNG, DOCX, atau XLSX yang utuh, tanpa kata sandi dan makro, atau hapus berkas ini. Foto HEIC: pilih tangkapan layarnya. PDF berkata sandi, misalnya rekening koran: simpan dulu tanpa kata sandi.',
    fileInfected: 'Pemindai virus menolak berkas ini. Pilih berkas lain, atau hapus berkas ini.',
    filesTooMany:
      'Tidak dilampirkan, karena paling banyak {count, number} berkas. Gabungkan beberapa halaman dalam satu PDF, atau hapus berkas ini, lalu susulkan ke email atau kantor kami dengan nomor tiket.',
    uploadFailed:
      'Berkas ini belum kami terima. Pilih atau coba lagi. Kalau tetap gagal, hapus berkas ini, kirim formulirnya, lalu susulkan ke email atau kantor kami dengan nomor tiket.',
    uploadLimit:
      'Terlalu banyak berkas dikirim dari jaringan Anda, jadi berkas ini belum kami terima. Pilih atau coba lagi dalam satu jam. Atau hapus berkas ini, kirim formulirnya, lalu susulkan ke email atau kantor kami dengan nomor tiket.',
    fileGone: 'Berkas yang dilampirkan tidak tersimpan lagi. Pilih berkas itu lagi, lalu kirim.',
  },
  form: {
    sendFailed: 'Terjadi masalah saat mengirim formulir, silakan coba lagi',
    expired:
      'Halaman ini sudah terlalu lama terbuka atau cookie diblokir. Isian Anda masih ada: kirim sekali lagi. Kalau muncul lagi, izinkan cookie untuk situs ini atau telepon kami.',
    tooManyRequests: 'Terlalu banyak pengiriman dari jaringan Anda. Tunggu {wait}, lalu kirim lagi.',
    tooLarge: 'Isian terlalu besar untuk dikirim. Persingkat pesan Anda, lalu kirim lagi.',
    malformed: 'Isian tidak dapat dibaca. Kirim sekali lagi; kalau muncul lagi, muat ulang halaman.',
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
      'Tulisan yang sama sudah kami terima berkali-kali dalam satu jam ini. Tulis dengan kata-kata Anda sendiri, atau kirim lagi dalam {wait}.',
    statusFailed: 'Ada gangguan di pihak kami. Coba lagi beberapa menit lagi, atau telepon kami.',
    ticketLimit:
      'Nomor tiket ini sudah terlalu sering dicoba dengan kontak yang tidak cocok. Coba lagi dalam {wait}, atau telepon kami.',
    questionLimit:
      'Untuk sementara formulir tidak dapat dikirim dengan menjawab pertanyaan. Isian Anda masih ada: kirim lagi dalam {wait}, atau telepon kami. Kalau JavaScript aktif dan pemeriksaan otomatisnya berhasil, formulir dapat dikirim sekarang.',
  },
};
