export const caseStatus = {
  title: 'Status pengaduan dan formulir',
  complaints: 'Pengaduan nasabah',
  lead: 'Lihat sampai di mana pengaduan atau kiriman formulir Anda. Siapkan nomor tiketnya.',
  description: 'Cek status pengaduan atau kiriman formulir Anda kepada {bankName} dengan nomor tiket.',
  form: 'Cek status',
  ticket: 'Nomor tiket',
  ticketHelp:
    'Ada di layar setelah Anda mengirim formulir dan di email tanda terima, misalnya 7K2M\u2011Q0ZD\u201194XA. Nomornya hilang? Telepon kami dan sebutkan nama, kontak, dan hari pengirimannya.',
  contact: 'Email atau nomor telepon',
  contactHelp:
    'Yang tercatat pada kami, biasanya yang Anda tulis di formulir. Hanya untuk memastikan bahwa kiriman itu milik Anda.',
  submit: 'Lihat status',
  resultOf: 'Tiket {ticket}',
  stage: {
    received: 'Kami terima',
    receivedText: 'Kiriman Anda sudah tercatat dan menunggu petugas.',
    inProgress: 'Sedang kami kerjakan',
    inProgressText: 'Petugas sedang memeriksa kiriman Anda.',
    waiting: 'Menunggu Anda',
    waitingText:
      'Kami memerlukan sesuatu dari Anda, misalnya dokumen; rinciannya ada di email atau telepon kami. Balas email itu, atau bawa ke kantor mana pun dengan nomor tiket ini.',
    answered: 'Sudah kami jawab',
    answeredText:
      'Jawaban kami sudah dikirim kepada Anda. Belum menerimanya, atau belum puas? Balas email kami, telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
    appealed: 'Keberatan Anda kami periksa',
    appealedText: 'Kami memeriksa kembali jawaban kami dan akan menulis kepada Anda.',
    closed: 'Selesai',
    closedText:
      'Kiriman ini sudah selesai kami tangani. Masih ada yang belum beres? Telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
  },
  addDocuments: {
    byMail:
      'Ada dokumen yang tertinggal? Balas email kami, atau bawa ke kantor mana pun dengan nomor tiket ini.',
    withoutMail:
      'Ada dokumen yang tertinggal? Bawa ke kantor mana pun dengan nomor tiket ini. Tidak dapat datang? Telepon kami: petugas mencarikan cara lain.',
  },
  withoutEmail: {
    waitingText:
      'Kami memerlukan sesuatu dari Anda, misalnya dokumen; rinciannya kami sampaikan lewat telepon atau surat. Bawa ke kantor mana pun dengan nomor tiket ini, atau telepon kami.',
    answeredText:
      'Jawaban kami sudah disampaikan lewat telepon atau surat. Jawaban tertulis dapat diminta di kantor mana pun. Belum menerimanya, atau belum puas? Telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
    appealedText: 'Kami memeriksa kembali jawaban kami dan akan memberi tahu Anda lewat telepon atau surat.',
  },
  appealDecided: 'Keberatan Anda sudah kami putuskan, dan keberatan kepada bank diajukan satu kali.',
  outsideBodies:
    'Bila tidak setuju, Anda dapat melapor kepada OJK (kontak157.ojk.go.id, telepon 157), menyelesaikannya melalui LAPS SJK (lapssjk.id) atau pengadilan, dan, untuk pembayaran dan transfer, menghubungi Bank Indonesia di 131.',
  appealAnsweredText: {
    yes: 'Jawaban kami atas keberatan Anda sudah dikirim kepada Anda. Belum menerimanya? Telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
    no: 'Jawaban kami atas keberatan Anda sudah disampaikan lewat telepon atau surat. Jawaban tertulis dapat diminta di kantor mana pun. Belum menerimanya? Telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
  },
  closedUnanswered: {
    title: 'Ditutup tanpa jawaban',
    withdrawn:
      'Pengaduan ini dicabut, jadi kami menutupnya tanpa jawaban. Bukan Anda yang mencabutnya, atau ingin melanjutkannya? Telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
    duplicate:
      'Pengaduan ini sama dengan pengaduan lain yang sudah kami terima, jadi kami menutupnya dan menjawab yang lain itu. Ikuti jawabannya dengan nomor tiket pengaduan yang lain itu: ada di tanda terimanya, atau tanyakan lewat telepon. Menurut Anda tidak sama? Telepon kami dan sebutkan nomor tiket ini.',
    'not-a-complaint':
      'Setelah kami baca, kiriman ini bukan pengaduan, jadi kami menutupnya tanpa jawaban akhir. Menurut Anda ini pengaduan? Telepon kami dan sebutkan nomor tiket ini.',
    spam: 'Kiriman ini kami tutup tanpa jawaban. Menurut Anda itu keliru? Telepon kami dan sebutkan nomor tiket ini.',
    unknown:
      'Kiriman ini sudah kami tutup, dan tidak ada jawaban yang tercatat. Masih menunggu jawaban? Telepon kami, atau datang ke kantor mana pun dengan nomor tiket ini.',
  },
  receivedAt: 'Diterima',
  appealReceivedOn: 'Keberatan Anda kami terima',
  documentsReceivedOn: 'Dokumen Anda kami terima',
  stageAt: 'Tahap ini sejak',
  dueAt: 'Kami jawab paling lambat',
  sendBy: 'Mohon kirim paling lambat',
  afterSendBy:
    'Selama menunggu, batas waktu jawaban kami dihentikan sementara. Jika sampai tanggal itu belum kami terima, kami lanjutkan dengan data yang ada.',
  suspended: 'Batas waktu jawaban kami dihentikan sementara sampai kami menerimanya.',
  appeal: 'Penyelesaiannya belum memuaskan? Keberatan, OJK, dan LAPS SJK',
  notFound: 'Tidak ada kiriman dengan nomor tiket dan kontak ini',
  notFoundText:
    'Periksa kembali nomor tiket serta email atau nomor teleponnya, yang harus sama dengan yang tercatat pada kami: biasanya yang Anda tulis di formulir. Nomor tiket hilang? Telepon kami.',
  failed: 'Status belum dapat ditampilkan',
  steps: 'Tahapan',
  stepNow: '(tahap sekarang)',
  extended:
    'Batas waktu ini sudah kami perpanjang satu kali dan alasannya sudah kami sampaikan. Tidak ada perpanjangan lagi.',
  beforeDue: {
    complaint:
      'Belum ada kabar sampai tanggal itu? Hubungi kami, atau sampaikan kepada OJK di kontak157.ojk.go.id.',
    other: 'Belum ada kabar sampai tanggal itu? Telepon {phone} dan sebutkan nomor tiket ini.',
  },
  overdue: {
    complaint:
      'Kami seharusnya menjawab paling lambat pada tanggal itu, dan kami mohon maaf. Telepon {phone} dan sebutkan nomor tiket ini. Anda juga dapat melapor kepada OJK di kontak157.ojk.go.id atau telepon 157.',
    other:
      'Kami seharusnya menjawab paling lambat pada tanggal itu, dan kami mohon maaf. Telepon {phone} dan sebutkan nomor tiket ini.',
  },
};
