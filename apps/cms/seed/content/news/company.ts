import type { NewsSeed } from '../types.ts';
import { pictureOf } from './pictures.ts';

export const companyNews: NewsSeed[] = [
  {
    slug: 'kantor-kas-baru-dibuka-di-labuan-bajo',
    topic: 'company',
    publishedAt: '2026-10-09T01:00:00Z',
    picture: pictureOf('ferry-harbour'),
    id: {
      title: 'Kantor kas baru dibuka di Labuan Bajo',
      summary:
        'Kantor ke-39 Bank Lentera melayani pelaku wisata, nelayan, dan pedagang di Manggarai Barat mulai 12 Oktober.',
      body: [
        {
          p: 'Pemilik kapal wisata di Labuan Bajo biasa menyeberang ke kantor bank di kota lain untuk urusan yang tidak dapat diselesaikan lewat ponsel. Mulai Senin, 12 Oktober 2026, mereka cukup berjalan kaki dari pelabuhan. Kantor kas baru Bank Lentera berada di Jl. Pelabuhan Lama No. 21, lima menit dari dermaga.',
        },
        {
          p: 'Kantor ini melayani setoran dan penarikan, pembukaan rekening, penukaran uang kertas asing, serta pendaftaran QRIS. Seorang penasihat usaha hadir setiap Selasa dan Kamis. Satu mesin ATM setor tarik beroperasi 24 jam.',
        },
        { h3: 'Jam layanan' },
        {
          list: [
            'Senin sampai Jumat: pukul 08.00–15.00 WITA.',
            'Penukaran uang asing: pukul 09.00–14.00 WITA, mengikuti [kurs hari itu](/exchange-rate).',
            'Penasihat usaha: Selasa dan Kamis, pukul 10.00–15.00 WITA.',
          ],
        },
        {
          p: 'Dengan pembukaan ini, jaringan Bank Lentera menjadi 39 kantor dan 21 ATM di 20 kota. Lima dari enam pegawainya berasal dari Flores. [Lowongan untuk kantor lain](/careers) masih terbuka.',
        },
      ],
    },
    en: {
      title: 'A new cash office opens in Labuan Bajo',
      summary:
        'From 12 October our 39th office serves tour operators, fishermen and traders in West Manggarai.',
      body: [
        {
          p: 'For anything that a phone could not settle, boat owners in Labuan Bajo used to travel to a bank in another town. From Monday, 12 October 2026, it is a short walk from the harbour. Our new cash office is at Jl. Pelabuhan Lama No. 21, five minutes from the pier.',
        },
        {
          p: 'It takes deposits and pays out cash, opens accounts, exchanges foreign banknotes and registers traders for QRIS. A business adviser is there every Tuesday and Thursday, and a machine for deposits and withdrawals is open round the clock.',
        },
        { h3: 'Opening hours' },
        {
          list: [
            'Monday to Friday: 8 a.m. to 3 p.m. (WITA).',
            'Foreign exchange: 9 a.m. to 2 p.m., at [today’s rates](/exchange-rate).',
            'Business adviser: Tuesday and Thursday, 10 a.m. to 3 p.m.',
          ],
        },
        {
          p: 'This brings our network to 39 offices and 21 ATMs in 20 cities. Five of the six people at the new office come from Flores, and there are [openings elsewhere](/careers).',
        },
      ],
    },
  },
  {
    slug: 'waspada-tautan-palsu',
    topic: 'company',
    publishedAt: '2026-09-03T08:05:00Z',
    picture: pictureOf('phone-payment'),
    id: {
      title: 'Waspada tautan palsu',
      summary:
        'Beredar pesan yang mengatasnamakan Bank Lentera dan meminta nasabah memperbarui data lewat tautan. Jangan dibuka.',
      body: [
        {
          p: 'Beberapa nasabah menerima pesan singkat yang menyebut rekeningnya akan diblokir, disertai tautan untuk “memperbarui data”. Pesan itu bukan dari kami. Bank Lentera **tidak pernah** meminta PIN, kata sandi, atau kode OTP melalui pesan, telepon, maupun email.',
        },
        {
          p: 'Jika Anda telanjur membuka tautan dan mengisi data, segera hubungi (021) 555-0108 untuk memblokir akses, lalu [buat pengaduan](/about-us/complaint). Layanan pemblokiran tersedia 24 jam.',
        },
      ],
    },
    en: {
      title: 'Beware of fake links',
      summary:
        'Messages in our name are asking customers to update their details through a link. Do not open it.',
      body: [
        {
          p: 'Some customers have received a text message saying that their account will be blocked, with a link for “updating your details”. It does not come from us. Bank Lentera **never** asks for a PIN, a password or a one-time code by message, phone or email.',
        },
        {
          p: 'If you have opened the link and entered anything, call (021) 555-0108 at once to block access, then [file a complaint](/about-us/complaint). The blocking line is open 24 hours a day.',
        },
      ],
    },
  },
  {
    slug: 'kantor-cabang-palembang-pindah-alamat',
    topic: 'company',
    publishedAt: '2026-07-08T07:00:00Z',
    picture: pictureOf('city-bridge'),
    id: {
      title: 'Kantor Cabang Palembang pindah alamat',
      summary:
        'Mulai 20 Juli 2026 layanan berlangsung di gedung baru di tepi Musi. Nomor rekening dan kartu tidak berubah.',
      body: [
        {
          p: 'Kantor Cabang Palembang pindah dari Jl. Kenanga Lama No. 5 ke Jl. Tepian Musi No. 17 mulai Senin, 20 Juli 2026. Gedung baru memiliki jalur landai untuk kursi roda, ruang menyusui, dan tempat parkir dua kali lebih luas. Kantor lama melayani sampai Jumat, 17 Juli, pukul 15.00 WIB.',
        },
        {
          p: 'Nomor rekening, kartu, dan kotak penyimpanan nasabah tetap sama. Penyewa kotak penyimpanan akan dihubungi satu per satu untuk menentukan waktu pemindahan. Pertanyaan dapat disampaikan melalui [halaman hubungi kami](/about-us/contact-us) atau (021) 555-0108.',
        },
      ],
    },
    en: {
      title: 'Our Palembang branch is moving',
      summary:
        'From 20 July 2026 we serve you in a new building beside the Musi. Account numbers and cards stay the same.',
      body: [
        {
          p: 'On Monday, 20 July 2026, our Palembang branch moves from Jl. Kenanga Lama No. 5 to Jl. Tepian Musi No. 17. The new building has a wheelchair ramp, a nursing room and twice the parking space. The old office stays open until Friday, 17 July, at 3 p.m.',
        },
        {
          p: 'Account numbers, cards and safe deposit boxes are not affected. We will call everyone who rents a box to agree on a time for moving it. Questions are welcome through our [contact page](/about-us/contact-us) or on (021) 555-0108.',
        },
      ],
    },
  },
  {
    slug: 'tiga-puluh-lima-tahun',
    topic: 'company',
    publishedAt: '2026-06-17T02:00:00Z',
    picture: pictureOf('lantern-night'),
    id: {
      title: 'Tiga puluh lima tahun',
      summary:
        'Dari satu ruko di Semarang dengan sebelas pegawai menjadi bank di sembilan belas kota. Sebuah catatan ulang tahun tanpa pesta besar.',
      body: [
        {
          p: 'Pada 17 Juni 1991, sebelas orang membuka pintu sebuah ruko di Semarang dan menyalakan lampu minyak di meja teller, karena listrik padam sejak subuh. Nasabah pertama, seorang penjual kain, menyetor Rp75.000. Nama bank ini, menurut cerita yang terus diulang di kantor kami, lahir pada pagi itu.',
        },
        {
          p: 'Tiga puluh lima tahun kemudian, Bank Lentera hadir di 19 kota dan menjadi bagian dari kelompok usaha Bank Nusantara Raya Utama (Persero) sejak 2008. Sebagian besar kreditnya mengalir ke usaha yang dijalankan keluarga. Kami memilih merayakannya dengan tiga janji, bukan dengan pesta.',
        },
        { h2: 'Tiga janji untuk tahun ke-36' },
        {
          ordered: [
            '**Semua biaya di satu halaman.** Setiap produk memuat bunga dan biayanya pada halaman produk itu sendiri, dengan bahasa yang dapat dipahami tanpa kamus.',
            '**Jawaban dalam sepuluh hari kerja.** Pengaduan tertulis yang dokumennya lengkap diselesaikan paling lambat sepuluh hari kerja. Hasilnya kami laporkan setiap tahun.',
            '**Kantor yang dapat dimasuki siapa saja.** Sampai akhir 2027 semua kantor memiliki jalur landai, penanda untuk tunanetra, dan petugas yang mengenal bahasa isyarat dasar.',
          ],
        },
        { h2: 'Yang berubah dan yang tetap' },
        {
          p: 'Buku besar sudah lama berganti layar. Antrean berkurang karena delapan dari sepuluh transaksi kini dilakukan lewat ponsel (ilustrasi). Yang tetap adalah kebiasaan bertanya sebelum meminjamkan: usaha Anda apa, siapa pembelinya, dan apa yang terjadi jika ramalan kita keliru?',
        },
        {
          quote:
            'Bank yang baik tidak membuat orang merasa kecil di depan mejanya. Itu pelajaran dari ruko pertama, dan belum kedaluwarsa. — Hendra Prasetyo, Direktur Utama Bank Lentera',
        },
        {
          p: 'Kepada para nasabah yang menemani sejak ruko itu, dan yang baru membuka rekening tadi pagi: terima kasih. Kisah lengkap perjalanan kami dapat dibaca di halaman [tentang kami](/about-us).',
        },
      ],
    },
    en: {
      title: 'Thirty-five years of keeping the light on',
      summary:
        'From a shophouse in Semarang with a staff of eleven to a bank in nineteen cities: a birthday note without a big party.',
      body: [
        {
          p: 'On 17 June 1991 eleven people opened the door of a shophouse in Semarang and lit an oil lamp on the teller’s desk, because the power had been out since dawn. The first customer, a cloth seller, paid in IDR 75,000. The bank, as the story goes in our offices, got its name that morning.',
        },
        {
          p: 'Thirty-five years on, Bank Lentera is at home in 19 cities and has been part of the Bank Nusantara Raya Utama (Persero) group since 2008. Most of what we lend goes to businesses run by families. We have chosen to mark the day with three promises instead of a party.',
        },
        { h2: 'Three promises for year 36' },
        {
          ordered: [
            '**Every fee on one page.** Each product states its rates and fees on its own page, in words that need no dictionary.',
            '**An answer in ten working days.** A written complaint with complete documents is settled within ten working days, and we report on the results every year.',
            '**Offices that anyone can enter.** By the end of 2027 every office will have a ramp, guidance for blind visitors and someone who knows basic sign language.',
          ],
        },
        { h2: 'What has changed and what has not' },
        {
          p: 'The ledgers gave way to screens long ago. Queues are shorter, since eight transactions in ten now take place on a phone (illustrative). What has stayed is the habit of asking before lending: what is your business, who buys from you, and what happens if we are both wrong about the future?',
        },
        {
          quote:
            'A good bank doesn’t make people feel small at its counter. We learned that in the first shophouse, and it still holds. — Hendra Prasetyo, President Director of Bank Lentera',
        },
        {
          p: 'To everyone who has been with us since the shophouse, and to those who opened an account this morning: thank you. The whole story is on our [about us](/about-us) page.',
        },
      ],
    },
  },
  {
    slug: 'rapat-umum-pemegang-saham-tahunan-menyetujui-pembagian-dividen-dan-susunan-baru-direksi',
    topic: 'company',
    publishedAt: '2026-05-21T08:30:00Z',
    picture: pictureOf('bank-branch'),
    id: {
      title: 'Rapat umum pemegang saham tahunan menyetujui pembagian dividen 25% dan susunan baru direksi',
      summary:
        'Tiga perempat laba tahun buku 2025 ditahan untuk memperkuat modal. Seorang direktur baru mulai bertugas setelah memperoleh persetujuan OJK.',
      body: [
        {
          p: '**Jakarta, 21 Mei 2026.** Rapat Umum Pemegang Saham Tahunan Bank Lentera hari ini menyetujui laporan tahunan dan laporan keuangan tahun buku 2025 serta memberikan pelunasan dan pembebasan tanggung jawab kepada direksi dan dewan komisaris.',
        },
        { h2: 'Penggunaan laba' },
        {
          list: [
            'Dividen tunai Rp64 miliar, atau 25% dari laba bersih Rp256 miliar.',
            'Laba ditahan Rp192 miliar untuk memperkuat modal dan memperluas kredit UMKM.',
          ],
        },
        {
          p: 'Dividen dibayarkan pada 19 Juni 2026 kepada pemegang saham yang tercatat pada 3 Juni 2026.',
        },
        { h2: 'Susunan direksi' },
        {
          list: [
            'Direktur Utama: Hendra Prasetyo',
            'Direktur Bisnis UMKM: Dewi Anggraini',
            'Direktur Keuangan: Lukman Hadikusuma',
            'Direktur Bisnis Ritel dan Jaringan: Teuku Rizal Mahendra',
            'Direktur Manajemen Risiko: Clara Immanuela Tambunan',
            'Direktur Kepatuhan: Arif Rahmadi',
            'Direktur Operasional dan Teknologi: Yosefina Marbun, berlaku efektif setelah memperoleh persetujuan OJK',
          ],
        },
        {
          p: 'Risalah rapat dan laporan tahunan tersedia di halaman [tata kelola](/about-us/governance) dan [laporan keuangan](/about-us/financial-statements).',
        },
        { p: '_Nama orang dan angka dalam berita ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'Annual general meeting approves a 25% dividend and a new board member',
      summary:
        'Three quarters of the 2025 profit stay in the bank as capital. A new director takes office once OJK has given its approval.',
      body: [
        {
          p: '**Jakarta, 21 May 2026.** Bank Lentera’s annual general meeting of shareholders today approved the annual report and the financial statements for 2025, and discharged the board of directors and the board of commissioners.',
        },
        { h2: 'Use of the profit' },
        {
          list: [
            'A cash dividend of IDR 64 billion, which is 25% of the net profit of IDR 256 billion.',
            'Retained earnings of IDR 192 billion, to strengthen capital and extend lending to MSMEs.',
          ],
        },
        {
          p: 'The dividend is payable on 19 June 2026 to shareholders on record on 3 June 2026.',
        },
        { h2: 'The board of directors' },
        {
          list: [
            'President Director: Hendra Prasetyo',
            'Director of MSME Business: Dewi Anggraini',
            'Director of Finance: Lukman Hadikusuma',
            'Director of Retail Business and Network: Teuku Rizal Mahendra',
            'Director of Risk Management: Clara Immanuela Tambunan',
            'Director of Compliance: Arif Rahmadi',
            'Director of Operations and Technology: Yosefina Marbun, subject to approval by OJK',
          ],
        },
        {
          p: 'The minutes and the annual report are on our [governance](/about-us/governance) and [financial statements](/about-us/financial-statements) pages.',
        },
        { p: '_The persons and the figures in this story are illustrative._' },
      ],
    },
  },
  {
    slug: 'jadwal-layanan-selama-libur-nyepi-dan-idulfitri-1447-h',
    topic: 'company',
    publishedAt: '2026-03-13T03:00:00Z',
    picture: pictureOf('family-table'),
    id: {
      title: 'Jadwal layanan selama libur Nyepi dan Idulfitri 1447 H',
      summary:
        'Kantor tutup pada 18–24 Maret 2026 dan buka kembali pada 25 Maret. ATM, aplikasi, dan layanan telepon tetap berjalan.',
      body: [
        {
          p: 'Seluruh kantor Bank Lentera tutup mulai Rabu, 18 Maret, sampai Selasa, 24 Maret 2026, dan kembali melayani pada Rabu, 25 Maret. Tiga kantor di Jakarta, Semarang, dan Surabaya membuka layanan terbatas pada 23 Maret pukul 09.00–12.00 WIB untuk setoran usaha.',
        },
        {
          list: [
            '**ATM** diisi lebih sering, terutama di jalur mudik.',
            '**Aplikasi dan transfer** berjalan seperti biasa.',
            '**Layanan telepon (021) 555-0108** tersedia 24 jam.',
            '**Tenggat pengaduan** dihitung dalam hari kerja, sehingga hari libur dan cuti bersama tidak ikut dihitung.',
          ],
        },
        {
          p: 'Cicilan yang jatuh tempo pada masa libur dapat dibayar sampai 25 Maret tanpa denda. Selamat Hari Suci Nyepi dan selamat Idulfitri. Semoga perjalanan pulang Anda terang dan selamat.',
        },
      ],
    },
    en: {
      title: 'Opening hours over Nyepi and Eid al-Fitr',
      summary:
        'Our offices close from 18 to 24 March 2026 and open again on 25 March. ATMs, the app and the phone line carry on.',
      body: [
        {
          p: 'All Bank Lentera offices are closed from Wednesday, 18 March, to Tuesday, 24 March 2026, and reopen on Wednesday, 25 March. On 23 March three of them, in Jakarta, Semarang and Surabaya, open from 9 a.m. to noon for business deposits only.',
        },
        {
          list: [
            '**ATMs** are refilled more often, above all along the main holiday routes.',
            '**The app and transfers** work as usual.',
            '**Our phone line, (021) 555-0108,** is open 24 hours a day.',
            '**Complaint deadlines** are counted in working days, so public holidays and collective leave do not count.',
          ],
        },
        {
          p: 'Instalments that fall due over the holidays can be paid until 25 March without a late fee. A peaceful Nyepi and a happy Eid to all who celebrate. May your road home be bright and safe.',
        },
      ],
    },
  },
  {
    slug: 'pengaduan-kini-bernomor',
    topic: 'company',
    publishedAt: '2026-01-20T02:45:00Z',
    picture: pictureOf('bank-branch'),
    id: {
      title: 'Pengaduan kini bernomor',
      summary:
        'Setiap pengaduan yang masuk, dari kanal mana pun, langsung mendapat nomor, tanggal penerimaan, dan batas waktu penyelesaian.',
      body: [
        {
          p: 'Keluhan yang paling sering kami terima tentang pengaduan bukanlah jawabannya, melainkan sunyinya. Nasabah tidak tahu apakah laporannya sudah dibaca. Sejak 19 Januari 2026, setiap pengaduan langsung mendapat nomor dan tanda terima.',
        },
        {
          p: 'Pengaduan lisan diselesaikan paling lambat lima hari kerja. Pengaduan tertulis diselesaikan paling lambat sepuluh hari kerja setelah dokumennya lengkap, dan hanya dapat diperpanjang satu kali dengan alasan yang diberitahukan sebelum tenggat pertama berakhir. Tidak ada biaya apa pun.',
        },
        {
          p: 'Sampaikan pengaduan melalui [halaman pengaduan](/about-us/complaint), kantor terdekat, atau (021) 555-0108. Jika penyelesaian kami belum memuaskan, nasabah dapat meneruskannya ke OJK atau LAPS SJK.',
        },
      ],
    },
    en: {
      title: 'Every complaint now has a number',
      summary:
        'However it reaches us, a complaint is given a number, a date of receipt and a deadline on the spot.',
      body: [
        {
          p: 'What people tell us most often about complaints is not that the answer was wrong, but that there was silence. They could not tell whether anyone had read them. Since 19 January 2026 every complaint has been given a number and a receipt at once.',
        },
        {
          p: 'Spoken complaints are settled within five working days. Written ones are settled within ten working days once the documents are complete; this can be extended once only, for a reason that we must tell you before the first deadline ends. It costs nothing.',
        },
        {
          p: 'Use the [complaint page](/about-us/complaint), visit the nearest office or call (021) 555-0108. If you are not satisfied with our answer, you can take the matter to OJK or to the dispute resolution body LAPS SJK.',
        },
      ],
    },
  },
];
