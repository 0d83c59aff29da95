import type { NewsSeed } from '../types.ts';
import { pictureOf } from './pictures.ts';

export const productNews: NewsSeed[] = [
  {
    slug: 'terima-pembayaran-qris-tanpa-mesin-cukup-dengan-ponsel',
    topic: 'products',
    publishedAt: '2026-11-12T03:45:00Z',
    picture: pictureOf('market-stall'),
    id: {
      title: 'Terima pembayaran QRIS tanpa mesin, cukup dengan ponsel',
      summary:
        'Pedagang kini dapat menampilkan kode QRIS, mendengar pemberitahuan pembayaran, dan menutup kas harian dari aplikasi Bank Lentera.',
      body: [
        {
          p: 'Pedagang di pasar jarang punya waktu untuk menatap layar. Tangan mereka memegang timbangan, bukan ponsel. Karena itu pembaruan aplikasi Bank Lentera yang terbit hari ini dimulai dari suara: setiap pembayaran QRIS yang masuk dibacakan lengkap dengan jumlahnya, dalam bahasa Indonesia, Jawa, atau Sunda.',
        },
        { h3: 'Yang baru' },
        {
          list: [
            '**Kode di layar atau di kertas.** Kode dinamis memuat jumlah belanja. Kode statis dapat dicetak dan ditempel di kios.',
            '**Pemberitahuan suara.** Tetap terdengar ketika layar terkunci.',
            '**Tutup kas.** Satu ketukan merangkum penjualan tunai dan nontunai hari itu.',
            '**Beberapa kasir.** Pemilik dapat memberi akses terbatas kepada tiga orang, tanpa membagikan kata sandi.',
          ],
        },
        {
          p: 'Dana hasil penjualan masuk ke rekening pedagang pada hari yang sama. Biaya layanan mengikuti ketentuan Bank Indonesia dan ditampilkan sebelum pedagang mengaktifkan fitur ini.',
        },
        {
          p: 'Belum punya rekening? [Daftar di sini](/register-product), dan petugas kami menghubungi Anda pada hari kerja berikutnya. Bank Lentera berizin dan diawasi oleh Otoritas Jasa Keuangan dan Bank Indonesia serta merupakan peserta penjaminan LPS.',
        },
      ],
    },
    en: {
      title: 'Take QRIS payments with just your phone',
      summary:
        'Traders can now show a QRIS code, hear payments as they arrive and close the till for the day in the Bank Lentera app.',
      body: [
        {
          p: 'Market traders have little time to look at a screen. Their hands are on the scales. That is why today’s update of our app begins with sound: every QRIS payment is read out with its amount, in Indonesian, Javanese or Sundanese.',
        },
        { h3: 'What is new' },
        {
          list: [
            '**A code on screen or on paper.** A dynamic code carries the amount. A static one can be printed and put up at the stall.',
            '**Spoken alerts.** You hear them even when the screen is locked.',
            '**Close the till.** One tap sums up the day’s sales in cash and by phone.',
            '**More than one cashier.** Owners can give limited access to three people without sharing a password.',
          ],
        },
        {
          p: 'The money reaches the trader’s account on the same day. Fees follow Bank Indonesia’s rules and are shown before you switch the feature on.',
        },
        {
          p: 'No account yet? [Register here](/register-product) and we will call you on the next working day. Bank Lentera is licensed and supervised by the Financial Services Authority (OJK) and Bank Indonesia, and is a member of the Indonesia Deposit Insurance Corporation (LPS).',
        },
      ],
    },
  },
  {
    slug: 'cara-membaca-suku-bunga-flat-dan-efektif-sebelum-mengambil-kredit',
    topic: 'products',
    publishedAt: '2026-10-22T02:00:00Z',
    picture: pictureOf('family-table'),
    id: {
      title: 'Cara membaca suku bunga flat dan efektif sebelum mengambil kredit',
      summary:
        'Dua penawaran sama-sama tertulis 10% per tahun, tetapi selisih bunganya bisa Rp16,6 juta. Begini cara melihat bedanya dalam lima menit.',
      body: [
        {
          p: 'Bayangkan Anda mendapat dua penawaran kredit. Jumlahnya sama, Rp120 juta. Jangka waktunya sama, tiga tahun. Bunganya pun sama, 10% per tahun. Yang satu menagih Rp4,33 juta per bulan, yang lain Rp3,87 juta. Mana yang salah hitung?',
        },
        {
          p: 'Tidak ada. Keduanya benar. Yang berbeda adalah cara bunga dihitung, dan perbedaan itu sering tersembunyi di satu kata: flat, efektif, atau anuitas.',
        },
        { h2: 'Flat: bunga dari pinjaman awal' },
        {
          p: 'Pada sistem flat, bunga setiap bulan dihitung dari jumlah pinjaman awal, walaupun utang Anda sudah berkurang. Untuk contoh di atas:',
        },
        {
          list: [
            'Pokok per bulan: Rp120.000.000 dibagi 36, yaitu Rp3.333.333.',
            'Bunga per bulan: 10% dari Rp120.000.000 dibagi 12, yaitu Rp1.000.000.',
            'Cicilan: **Rp4.333.333** setiap bulan sampai lunas.',
            'Total bunga: **Rp36.000.000**.',
          ],
        },
        {
          p: 'Pada bulan terakhir Anda hanya berutang Rp3,3 juta, tetapi tetap membayar bunga seolah-olah utangnya Rp120 juta.',
        },
        { h2: 'Efektif (menurun): bunga dari sisa pinjaman' },
        {
          p: 'Pada sistem efektif yang menurun, pokok dibayar sama besar setiap bulan, sedangkan bunganya dihitung dari sisa pinjaman. Cicilan pertama paling berat, cicilan terakhir paling ringan.',
        },
        {
          list: [
            'Cicilan pertama: Rp3.333.333 ditambah Rp1.000.000, yaitu **Rp4.333.333**.',
            'Cicilan terakhir: Rp3.333.333 ditambah Rp27.778, yaitu **Rp3.361.111**.',
            'Total bunga: **Rp18.500.000**.',
          ],
        },
        { h2: 'Anuitas: cicilan tetap, isinya berubah' },
        {
          p: 'Anuitas juga menghitung bunga dari sisa pinjaman, tetapi cicilannya dibuat sama setiap bulan. Di awal, sebagian besar cicilan adalah bunga. Di akhir, hampir seluruhnya pokok. KPR umumnya memakai cara ini.',
        },
        {
          list: ['Cicilan: **Rp3.872.062** setiap bulan.', 'Total bunga: **Rp19.394.232**.'],
        },
        {
          p: 'Karena cicilannya tetap, anuitas lebih mudah direncanakan. Karena pokoknya berkurang lebih lambat, total bunganya sedikit lebih besar daripada sistem menurun.',
        },
        { h2: 'Membandingkan dengan adil' },
        {
          p: 'Agar dua penawaran dapat dibandingkan, ubah keduanya ke bunga efektif. Bunga flat 10% selama tiga tahun setara dengan bunga efektif sekitar **17,9%** per tahun. Untuk jangka waktu satu tahun, angkanya sekitar 18,0%. Sebagai patokan kasar, bunga flat perlu dikalikan 1,8 sebelum disandingkan dengan bunga efektif.',
        },
        {
          p: 'Patokan itu hanya untuk memeriksa cepat. Untuk angka yang tepat, gunakan simulasi cicilan di halaman [kredit multiguna](/pinjaman/multiguna) atau [KPR](/pinjaman/kpr). Ketiga sistem dapat dipilih, dan seluruh jadwal cicilannya dapat diunduh.',
        },
        { h2: 'Lima pertanyaan sebelum menandatangani' },
        {
          ordered: [
            'Bunganya flat, efektif, atau anuitas? Berapa angkanya jika diubah ke efektif?',
            'Apakah bunganya tetap sampai lunas? Jika berubah, kapan dan mengikuti acuan apa?',
            'Berapa biaya provisi, administrasi, asuransi, dan notaris? Apakah dipotong dari pencairan?',
            'Berapa biayanya jika pinjaman dilunasi lebih cepat?',
            'Berapa denda keterlambatan, dan mulai dihitung sejak hari keberapa?',
          ],
        },
        {
          p: 'Bank yang baik menjawab kelimanya secara tertulis. Jika ada jawaban yang tidak Anda mengerti, mintalah dijelaskan lagi. Anda berhak memahaminya sebelum berutang, bukan sesudahnya.',
        },
        {
          quote:
            'Cicilan yang sehat adalah cicilan yang dapat Anda jelaskan kembali kepada keluarga di rumah.',
        },
        {
          p: '_Semua angka dalam tulisan ini adalah ilustrasi yang tidak mengikat dan dapat berubah sewaktu-waktu._',
        },
      ],
    },
    en: {
      title: 'Flat or effective? How to read an interest rate before you borrow',
      summary:
        'Two offers both say 10% a year, yet one costs IDR 16.6 million more. Here is how to see the difference in five minutes.',
      body: [
        {
          p: 'Imagine two offers for the same loan: IDR 120 million over three years at 10% a year. One asks for IDR 4.33 million a month, the other for IDR 3.87 million. Which of them has got its sums wrong?',
        },
        {
          p: 'Neither. They count interest in different ways, and the difference often hides in a single word: flat, effective or annuity.',
        },
        { h2: 'Flat: interest on the original loan' },
        {
          p: 'With a flat rate, each month’s interest is worked out on the amount that you first borrowed, however much you have repaid. In our example:',
        },
        {
          list: [
            'Principal: IDR 120,000,000 over 36 months is IDR 3,333,333 a month.',
            'Interest: 10% of IDR 120,000,000 over 12 months is IDR 1,000,000 a month.',
            'Instalment: **IDR 4,333,333** every month until the end.',
            'Interest in all: **IDR 36,000,000**.',
          ],
        },
        {
          p: 'In the last month you owe no more than IDR 3.3 million, and still pay interest as if it were 120.',
        },
        { h2: 'Effective (declining): interest on the outstanding balance' },
        {
          p: 'Here you repay the same principal every month and pay interest on the balance. The first instalment is the heaviest and the last the lightest.',
        },
        {
          list: [
            'First instalment: IDR 3,333,333 plus IDR 1,000,000, or **IDR 4,333,333**.',
            'Last instalment: IDR 3,333,333 plus IDR 27,778, or **IDR 3,361,111**.',
            'Interest in all: **IDR 18,500,000**.',
          ],
        },
        { h2: 'Annuity: the same instalment, a changing mix' },
        {
          p: 'An annuity also charges interest on the balance, but keeps the instalment level. In the early months much of it is interest; by the end it is nearly all principal. Most mortgages work this way.',
        },
        { list: ['Instalment: **IDR 3,872,062** every month.', 'Interest in all: **IDR 19,394,232**.'] },
        {
          p: 'A level instalment is easier to plan for. Because the principal falls more slowly, the total interest is a little higher than on a declining loan.',
        },
        { h2: 'A fair comparison' },
        {
          p: 'To compare two offers, turn both into an effective rate. A flat 10% over three years equals an effective rate of about **17.9%** a year; over one year it is about 18.0%. As a rule of thumb, multiply a flat rate by 1.8 before you set it beside an effective one.',
        },
        {
          p: 'The rule is only for a quick check. For exact figures use the instalment calculator on our [multipurpose loan](/pinjaman/multiguna) or [mortgage](/pinjaman/kpr) page, where you can choose any of the three systems and download the full schedule.',
        },
        { h2: 'Five questions before you sign' },
        {
          ordered: [
            'Is the rate flat, effective or annuity, and what is it as an effective rate?',
            'Is it fixed to the end? If not, when does it change and what does it follow?',
            'What are the arrangement, administration, insurance and notary fees? Are they taken out of the loan?',
            'What does it cost to repay early?',
            'What is the late fee, and from which day is it counted?',
          ],
        },
        {
          p: 'A good bank answers all five in writing. If an answer is not clear, ask again. You have a right to understand a debt before you take it on.',
        },
        { quote: 'A healthy instalment is one that you can explain to your family at home.' },
        {
          p: '_All figures in this article are illustrative and non-binding, and may change at any time._',
        },
      ],
    },
  },
  {
    slug: 'menabung-sambil-menunggu-kereta',
    topic: 'products',
    publishedAt: '2026-07-21T00:50:00Z',
    picture: pictureOf('train-station'),
    id: {
      title: 'Menabung sambil menunggu kereta',
      summary:
        'Tabungan berjangka kini dapat dibuka dari ponsel mulai Rp100.000 per bulan, dengan tujuan dan tanggal yang ditentukan sendiri.',
      body: [
        {
          p: 'Kereta dari Bogor datang sebelas menit lagi. Waktu itu cukup untuk membuka tabungan berjangka di aplikasi Bank Lentera: pilih tujuan, tentukan setoran mulai Rp100.000 per bulan, lalu pilih tanggal yang paling dekat dengan hari gajian.',
        },
        {
          p: 'Setoran dipindahkan otomatis dari [tabungan](/simpanan/tabungan) harian. Jika saldo tidak cukup, aplikasi mengingatkan dan mencoba lagi tiga hari kemudian. Tidak ada denda untuk satu kali setoran yang terlewat. Bunga dan pajaknya ditampilkan dalam rupiah sejak layar pertama, bukan hanya dalam persen.',
        },
        {
          p: 'Bank Lentera berizin dan diawasi oleh Otoritas Jasa Keuangan dan Bank Indonesia serta merupakan peserta penjaminan LPS. Maksimum nilai simpanan yang dijamin LPS adalah Rp2 miliar per nasabah per bank.',
        },
      ],
    },
    en: {
      title: 'Start saving while you wait for the train',
      summary:
        'You can now open a goal savings plan on your phone from IDR 100,000 a month, for a purpose and a date of your own.',
      body: [
        {
          p: 'The train from Bogor is eleven minutes away. That is long enough to start a savings plan in the Bank Lentera app: choose a goal, set an amount from IDR 100,000 a month, and pick the date closest to payday.',
        },
        {
          p: 'The money moves by itself from your everyday [savings account](/simpanan/tabungan). If the balance is too low, the app tells you and tries again three days later. Missing one payment costs nothing. Interest and tax are shown in rupiah from the first screen, not only as a percentage.',
        },
        {
          p: 'Bank Lentera is licensed and supervised by the Financial Services Authority (OJK) and Bank Indonesia, and is a member of the Indonesia Deposit Insurance Corporation (LPS). LPS insures deposits up to IDR 2 billion per customer per bank.',
        },
      ],
    },
  },
  {
    slug: 'kredit-modal-kerja-sampai-rp500-juta-kini-dapat-diajukan-dengan-catatan-penjualan-digital',
    topic: 'products',
    publishedAt: '2026-04-14T03:15:00Z',
    picture: pictureOf('shop-front'),
    id: {
      title:
        'Kredit modal kerja sampai Rp500 juta kini dapat diajukan dengan catatan penjualan digital enam bulan',
      summary:
        'Toko dan warung yang belum memiliki laporan keuangan dapat memakai riwayat QRIS, transfer, atau aplikasi kasir sebagai gantinya.',
      body: [
        {
          p: 'Banyak toko berjalan baik tanpa pernah membuat laporan keuangan. Penjualannya ada, pelanggannya kembali, tetapi buktinya tersebar di mesin kasir, mutasi rekening, dan ponsel pemiliknya. Mulai hari ini, bukti seperti itu dapat dipakai untuk mengajukan kredit modal kerja sampai Rp500 juta.',
        },
        { h2: 'Catatan yang diterima' },
        {
          list: [
            'Riwayat pembayaran QRIS dan transfer paling sedikit enam bulan.',
            'Data dari aplikasi kasir yang dapat diekspor.',
            'Mutasi rekening usaha dari bank mana pun.',
            'Faktur pembelian dari pemasok tetap.',
          ],
        },
        {
          p: 'Pemohon memberi persetujuan tertulis untuk setiap sumber data. Persetujuan dapat dicabut, dan data hanya dipakai untuk menilai pengajuan itu. Penjelasan lengkapnya ada dalam [pemberitahuan privasi](/privacy-notice).',
        },
        { h2: 'Bunga, biaya, dan jangka waktu' },
        {
          p: 'Jangka waktu kredit sampai tiga tahun dengan bunga efektif mulai 9,75% per tahun (ilustrasi). Biaya provisi 0,5% dan biaya administrasi Rp250.000 tertulis pada halaman pertama surat penawaran. Tidak ada biaya lain.',
        },
        {
          p: 'Hitung cicilannya lebih dahulu di halaman [kredit modal kerja](/pinjaman/modal-kerja), lalu [ajukan](/register-product). Jika ragu berapa yang sebaiknya dipinjam, [bicaralah dengan penasihat usaha kami](/business-consultation/business-consultation). Kadang jawabannya lebih kecil daripada yang Anda minta.',
        },
      ],
    },
    en: {
      title: 'Apply for up to IDR 500 million in working capital with six months of digital sales records',
      summary:
        'Shops and eateries without financial statements can use QRIS payments, transfers or till software instead.',
      body: [
        {
          p: 'Many shops do well without ever drawing up financial statements. The sales are real and the customers come back, but the proof lies scattered over the till, the bank statement and the owner’s phone. From today that proof can support an application for a working capital loan of up to IDR 500 million.',
        },
        { h2: 'Records that count' },
        {
          list: [
            'At least six months of QRIS payments and transfers.',
            'Exports from till software.',
            'Statements of a business account with any bank.',
            'Invoices from regular suppliers.',
          ],
        },
        {
          p: 'You give written consent for each source. It can be withdrawn, and the data is used for this application only. The details are in our [privacy notice](/privacy-notice).',
        },
        { h2: 'Rate, fees and term' },
        {
          p: 'The term is up to three years, at effective rates from 9.75% a year (illustrative). The arrangement fee of 0.5% and the administration fee of IDR 250,000 stand on the first page of the offer. There are no others.',
        },
        {
          p: 'Work out the instalment on our [working capital](/pinjaman/modal-kerja) page first, then [apply](/register-product). If you are not sure how much to borrow, [talk to one of our advisers](/business-consultation/business-consultation). Sometimes the answer is less than you asked for.',
        },
      ],
    },
  },
];
