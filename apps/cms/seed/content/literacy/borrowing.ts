import type { LiteracySeed } from './types.ts';

export const borrowingArticles: LiteracySeed[] = [
  {
    slug: 'berapa-cicilan-yang-sehat',
    topic: 'borrowing',
    publishedAt: '2026-10-26T02:00:00Z',
    picture: {
      scene: 'market-stall',
      alt: { id: 'Penjual dan pembeli di kios buah', en: 'A seller and a buyer at a fruit stall' },
    },
    id: {
      title: 'Berapa cicilan yang masih sehat?',
      summary: 'Aturan sepertiga, uji bulan terburuk, dan empat tanda bahwa utang mulai mengatur hidup Anda.',
      body: [
        {
          p: 'Utang bukan musuh. Utang yang tepat membuat keluarga menempati rumah dua puluh tahun lebih cepat, atau warung membeli kulkas sebelum musim panas. Yang berbahaya adalah utang yang besarnya tidak pernah dihitung.',
        },
        { h2: 'Aturan sepertiga' },
        {
          p: 'Jumlahkan **semua** cicilan: rumah, motor, kartu kredit, belanja bayar nanti, dan pinjaman kepada saudara. Bagi dengan penghasilan bersih.',
        },
        {
          list: [
            'Sampai 30 persen: sehat.',
            '30 sampai 40 persen: hati-hati, jangan menambah.',
            'Di atas 40 persen: saatnya menyusun rencana pelunasan.',
          ],
        },
        {
          p: 'Contoh: penghasilan bersih Rp8.000.000, cicilan rumah Rp1.900.000, motor Rp700.000. Jumlahnya Rp2.600.000, atau 32,5 persen. Cicilan ponsel Rp400.000 akan membawanya ke 37,5 persen. Masih mungkin, tetapi satu kejutan sudah cukup untuk menggoyahkannya.',
        },
        { h2: 'Uji bulan terburuk' },
        {
          p: 'Bayangkan bulan dengan penghasilan terendah dalam dua tahun terakhir. Dapatkah semua cicilan dibayar pada bulan itu tanpa meminjam lagi? Bila tidak, cicilannya terlalu besar, berapa pun persentasenya.',
        },
        { h2: 'Empat tanda bahaya' },
        {
          ordered: [
            'Membayar cicilan dengan pinjaman lain.',
            'Hanya membayar jumlah minimum kartu kredit selama tiga bulan.',
            'Tidak tahu jumlah utang seluruhnya.',
            'Menyembunyikan tagihan dari keluarga.',
          ],
        },
        { h2: 'Menyusun urutan pelunasan' },
        {
          ordered: [
            'Tulis semua utang pada satu lembar: sisa, bunga setahun, dan cicilan.',
            'Bayar jumlah minimum untuk semuanya, tepat waktu.',
            'Arahkan setiap kelebihan uang ke utang dengan bunga tertinggi.',
            'Setelah lunas, pindahkan cicilannya ke utang berikutnya. Jangan dibelanjakan.',
          ],
        },
        {
          p: 'Kalau Anda lebih memerlukan semangat daripada hitungan terbaik, mulailah dari utang terkecil. Selisih bunganya biasanya tidak besar, dan melihat satu utang hilang membuat orang bertahan.',
        },
        { h2: 'Bila sudah berat' },
        {
          p: 'Hubungi bank **sebelum** terlambat. Perpanjangan jangka waktu atau keringanan bunga jauh lebih mudah disetujui selama riwayat Anda masih baik. Sebelum mengambil utang baru, lihat jadwal lengkapnya di [simulasi angsuran](/calculators/loan), terutama jumlah bunga seluruhnya.',
        },
        { p: '_Angka dalam tulisan ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'How much debt is healthy?',
      summary: 'The rule of a third, the worst-month test, and four signs that debt is running your life.',
      body: [
        {
          p: 'Debt is no enemy. The right loan lets a family live in its home twenty years sooner, or a shop buy a fridge before the hot season. What is dangerous is a debt that nobody has added up.',
        },
        { h2: 'The rule of a third' },
        {
          p: 'Add up **all** instalments: house, motorcycle, credit card, buy now pay later, and what you owe relatives. Divide by your net income.',
        },
        {
          list: [
            'Up to 30 per cent: healthy.',
            '30 to 40 per cent: careful, take on no more.',
            'Over 40 per cent: time for a plan to pay it down.',
          ],
        },
        {
          p: 'Say you take home IDR 8,000,000 and pay IDR 1,900,000 for the house and IDR 700,000 for a motorcycle. That is IDR 2,600,000, or 32.5 per cent. A phone at IDR 400,000 a month would make it 37.5. It is possible, but one surprise is enough to upset it.',
        },
        { h2: 'The worst-month test' },
        {
          p: 'Think of the month with your lowest income in the last two years. Could you have paid every instalment then without borrowing? If not, they are too high, whatever the percentage.',
        },
        { h2: 'Four warning signs' },
        {
          ordered: [
            'You pay one loan with another.',
            'You have paid only the minimum on a credit card for three months.',
            'You don’t know how much you owe in all.',
            'You hide bills from your family.',
          ],
        },
        { h2: 'Which debt to pay first' },
        {
          ordered: [
            'Write all debts on one sheet: balance, yearly interest and instalment.',
            'Pay the minimum on every one of them, on time.',
            'Send whatever is left to the debt with the highest interest.',
            'Once it is gone, move its instalment to the next. Don’t spend it.',
          ],
        },
        {
          p: 'If you need courage more than the best sum, begin with the smallest debt. The difference is usually modest, and seeing one disappear keeps people going.',
        },
        { h2: 'When it gets heavy' },
        {
          p: 'Talk to your bank **before** you miss a payment. A longer term or a lower rate is much easier to agree while your record is good. And before you borrow again, look at the whole schedule in the [loan calculator](/calculators/loan), above all at the total interest.',
        },
        { p: '_The figures in this article are illustrations._' },
      ],
    },
  },
  {
    slug: 'membaca-riwayat-kredit-di-slik',
    topic: 'borrowing',
    publishedAt: '2026-08-03T02:00:00Z',
    picture: null,
    id: {
      title: 'Membaca riwayat kredit Anda di SLIK',
      summary: 'Gratis, daring, dan sebaiknya diperiksa sebelum mengajukan pinjaman, bukan sesudah ditolak.',
      body: [
        {
          p: 'Sistem Layanan Informasi Keuangan, disingkat SLIK, dikelola oleh Otoritas Jasa Keuangan. Di sana tercatat pinjaman Anda di bank, perusahaan pembiayaan, dan pinjaman daring berizin: berapa jumlahnya, berapa sisanya, dan seberapa tepat Anda membayarnya.',
        },
        { h2: 'Cara memintanya' },
        {
          ordered: [
            'Buka layanan iDebKu di situs resmi OJK.',
            'Periksa ketersediaan layanan, lalu isi data diri.',
            'Unggah foto KTP dan foto diri.',
            'Simpan nomor pendaftaran. Hasilnya dikirim ke email paling lama pada hari kerja berikutnya.',
          ],
        },
        { p: 'Tidak ada biaya. Siapa pun yang menawarkan jasa “pembersihan SLIK” adalah penipu.' },
        { h2: 'Lima tingkat kolektibilitas' },
        {
          list: [
            '**1, lancar**: tidak ada tunggakan.',
            '**2, dalam perhatian khusus**: menunggak 1 sampai 90 hari.',
            '**3, kurang lancar**: 91 sampai 120 hari.',
            '**4, diragukan**: 121 sampai 180 hari.',
            '**5, macet**: lebih dari 180 hari.',
          ],
        },
        {
          p: 'Tingkat 1 tidak menjamin pinjaman disetujui, dan tingkat 2 tidak selalu membuatnya ditolak. Bank juga melihat penghasilan, agunan, dan penjelasan Anda.',
        },
        { h2: 'Yang dilihat bank di sana' },
        {
          list: [
            '**Pola**: apakah keterlambatan terjadi sekali atau berulang.',
            '**Jumlah seluruhnya**: dibandingkan dengan penghasilan.',
            '**Permohonan baru**: banyak permohonan dalam sebulan menimbulkan tanya.',
            '**Utang bayar nanti**: jumlahnya kecil, tetapi tercatat seperti pinjaman lain.',
          ],
        },
        { h2: 'Bila ada yang keliru' },
        {
          p: 'Hubungi lembaga yang melaporkannya, bukan OJK. Lampirkan bukti pembayaran atau surat lunas. Lembaga itu wajib memperbaikinya pada laporan berikutnya. Bila laporannya berasal dari kami, gunakan [halaman pengaduan](/about-us/complaint).',
        },
        { h2: 'Memperbaiki riwayat' },
        {
          p: 'Tidak ada jalan pintas, tetapi jalannya jelas: lunasi tunggakan terkecil lebih dulu, minta restrukturisasi untuk yang besar, lalu bayar tepat waktu selama enam sampai dua belas bulan. Catatan lama tidak hilang seketika, tetapi catatan baru yang baik akan berdiri di depannya.',
        },
      ],
    },
    en: {
      title: 'How to read your credit record in SLIK',
      summary: 'It is free and online, and best looked at before you apply for a loan, not after a refusal.',
      body: [
        {
          p: 'The financial information service system, SLIK for short, is run by the Financial Services Authority (OJK). It holds your loans from banks, finance companies and licensed online lenders: how much you borrowed, what is left, and how punctually you pay.',
        },
        { h2: 'How to ask for it' },
        {
          ordered: [
            'Open the iDebKu service on OJK’s official website.',
            'Check that it is available and fill in your details.',
            'Upload a photo of your identity card and one of yourself.',
            'Keep the registration number. The result arrives by email by the next working day.',
          ],
        },
        { p: 'It costs nothing. Anyone who offers to “clean” your record is a fraud.' },
        { h2: 'Five grades' },
        {
          list: [
            '**1, current**: nothing overdue.',
            '**2, special mention**: 1 to 90 days overdue.',
            '**3, substandard**: 91 to 120 days.',
            '**4, doubtful**: 121 to 180 days.',
            '**5, loss**: more than 180 days.',
          ],
        },
        {
          p: 'Grade 1 does not guarantee a loan, and grade 2 does not always rule one out. A bank also looks at your income, the collateral and what you tell us.',
        },
        { h2: 'What a bank looks for' },
        {
          list: [
            '**The pattern**: late once, or again and again.',
            '**The total**: compared with what you earn.',
            '**New applications**: many within a month raise a question.',
            '**Buy now, pay later**: small sums, but recorded like any loan.',
          ],
        },
        { h2: 'If something is wrong' },
        {
          p: 'Turn to the institution that reported it, not to OJK. Attach receipts or a letter of settlement. It has to put things right in its next report. If the report is ours, use the [complaint page](/about-us/complaint).',
        },
        { h2: 'Mending a record' },
        {
          p: 'There is no short cut, but the way is clear: pay off the smallest arrears first, ask to restructure the large ones, then pay on time for six to twelve months. Old entries do not vanish at once, but good new ones will stand in front of them.',
        },
      ],
    },
  },
  {
    slug: 'mengenali-pinjaman-daring-ilegal',
    topic: 'borrowing',
    publishedAt: '2026-06-08T02:00:00Z',
    picture: {
      scene: 'phone-payment',
      alt: { id: 'Tangan memegang ponsel', en: 'A hand holding a phone' },
    },
    id: {
      title: 'Mengenali pinjaman daring ilegal sebelum mengetuk “Setuju”',
      summary: 'Tujuh tanda yang dapat diperiksa dalam dua menit, dan jalan keluar bila sudah terjerat.',
      body: [
        {
          p: 'Pinjaman daring yang berizin diawasi OJK: bunganya dibatasi, penagihannya diatur, dan aksesnya ke ponsel Anda terbatas. Pinjaman ilegal tidak mengenal ketiganya. Bedanya sering baru terlihat setelah uang diterima.',
        },
        { h2: 'Tujuh tanda' },
        {
          ordered: [
            'Namanya tidak ada dalam daftar penyelenggara berizin di situs OJK. Periksa ejaannya huruf demi huruf.',
            'Menawarkan lewat pesan pribadi, padahal Anda tidak pernah meminta.',
            'Aplikasinya dikirim sebagai berkas, bukan dari toko resmi.',
            'Meminta akses ke kontak, galeri, atau riwayat telepon. Yang berizin hanya boleh meminta kamera, mikrofon, dan lokasi.',
            'Bunga dan denda tidak tertulis, atau berubah setelah disetujui.',
            'Uang yang diterima jauh lebih kecil daripada yang disetujui.',
            'Tidak ada alamat kantor dan layanan pengaduan.',
          ],
        },
        { h2: 'Cara memeriksa' },
        {
          p: 'Telepon Kontak OJK **157**, atau cari namanya di situs resmi OJK. Dua menit itu dapat menyelamatkan dua tahun.',
        },
        { h2: 'Mengapa orang cerdas pun terjerat' },
        {
          p: 'Tawaran itu datang pada malam hari, ketika uang sekolah jatuh tempo besok. Syaratnya hanya KTP dan foto diri, dan uangnya masuk dalam lima menit. Tidak ada yang membaca perjanjian dalam keadaan seperti itu. Karena itu keputusan terbaik dibuat sebelum terdesak: simpan nomor koperasi, atasan, atau bank yang dapat dihubungi, dan sisihkan sedikit dana darurat walaupun hanya Rp10.000 sehari.',
        },
        { h2: 'Bila sudah terjerat' },
        {
          list: [
            'Jangan membayar dengan pinjaman ilegal lain.',
            'Simpan semua bukti: perjanjian, mutasi, dan ancaman.',
            'Cabut izin aplikasi, lalu hapus aplikasinya.',
            'Beri tahu keluarga dan teman bahwa kontak Anda mungkin disalahgunakan.',
            'Laporkan kepada Satgas PASTI dan kepolisian.',
          ],
        },
        { h2: 'Pilihan yang lebih murah' },
        {
          p: 'Minta uang muka gaji kepada atasan, pinjam dari koperasi, gadaikan barang di lembaga resmi, atau bicarakan [kredit multiguna](/pinjaman/multiguna) dengan kami. Semuanya punya bunga yang tertulis dan penagih yang tidak mengancam.',
        },
      ],
    },
    en: {
      title: 'How to spot an illegal online lender before you tap “Agree”',
      summary: 'Seven signs that you can check in two minutes, and the way out if you are caught already.',
      body: [
        {
          p: 'Licensed online lenders are supervised by OJK: their interest is capped, their collectors are bound by rules, and what they may see on your phone is limited. Illegal ones care about none of it. Often you notice only once you have the money.',
        },
        { h2: 'Seven signs' },
        {
          ordered: [
            'The name is not on OJK’s list of licensed lenders. Compare it letter by letter.',
            'The offer came in a private message that you never asked for.',
            'The app arrived as a file and not from an official store.',
            'It wants your contacts, gallery or call history. Licensed lenders may ask for camera, microphone and location only.',
            'Interest and penalties are not in writing, or change once you have agreed.',
            'You receive far less than the amount you agreed to.',
            'There is no office address and nowhere to complain.',
          ],
        },
        { h2: 'How to check' },
        {
          p: 'Call OJK on **157**, or look the name up on its official website. Two minutes can save two years.',
        },
        { h2: 'Why clever people fall for it' },
        {
          p: 'The offer comes at night, when the school fee is due tomorrow. All it asks for is an identity card and a selfie, and the money is there in five minutes. Nobody reads an agreement in that state. So the best decision is made before you are pressed: keep the number of a cooperative, an employer or a bank at hand, and put a little aside, even if it is IDR 10,000 a day.',
        },
        { h2: 'If you are caught' },
        {
          list: [
            'Don’t pay with another illegal loan.',
            'Keep all evidence: the agreement, your statements, the threats.',
            'Withdraw the app’s permissions, then delete it.',
            'Tell family and friends that your contacts may be misused.',
            'Report it to the task force Satgas PASTI and to the police.',
          ],
        },
        { h2: 'Cheaper choices' },
        {
          p: 'Ask your employer for an advance, borrow from a cooperative, use an official pawnshop, or talk to us about a [multipurpose loan](/pinjaman/multiguna). All of them have interest in writing and collectors who do not threaten.',
        },
      ],
    },
  },
];
