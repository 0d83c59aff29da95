import { reportsOfBreaches } from './attachments.ts';
import type { GovernanceSeed } from './types.ts';

export const conduct: GovernanceSeed[] = [
  {
    slug: 'kode-etik',
    category: 'conduct',
    order: 1,
    id: {
      title: 'Kode etik',
      summary:
        'Delapan janji yang ditandatangani setiap pegawai, dari petugas keamanan sampai direktur utama.',
      body: [
        {
          p: 'Kode etik berlaku untuk semua orang yang bekerja atas nama Bank Lentera, termasuk pegawai alih daya. Setiap Januari, mereka membacanya lagi dan menandatanganinya.',
        },
        { h2: 'Delapan janji' },
        {
          ordered: [
            'Kami mengatakan yang sebenarnya tentang produk, biaya, dan risikonya.',
            'Kami menjaga data nasabah seperti menjaga uangnya.',
            'Kami tidak menerima hadiah dari orang yang berurusan dengan bank.',
            'Kami memberi tahu atasan bila ada kepentingan pribadi.',
            'Kami memperlakukan setiap orang dengan hormat, tanpa membedakan.',
            'Kami mencatat transaksi sebagaimana adanya.',
            'Kami memakai harta bank hanya untuk pekerjaan.',
            'Kami berbicara bila melihat sesuatu yang salah.',
          ],
        },
        { h2: 'Terhadap nasabah' },
        {
          p: 'Petugas dilarang menawarkan produk yang tidak sesuai dengan kebutuhan dan kemampuan nasabah. Target penjualan tidak pernah menjadi alasan. Keluhan nasabah tidak boleh dibalas dengan pelayanan yang lebih buruk.',
        },
        { h2: 'Bila ragu' },
        {
          p: 'Tiga pertanyaan membantu. Apakah ini sesuai aturan? Apakah saya bersedia menceritakannya kepada keluarga? Apakah saya tetap melakukannya bila diberitakan besok? Bila satu saja jawabannya tidak, tanyakan kepada unit kepatuhan.',
        },
        { h2: 'Bila dilanggar' },
        {
          p: 'Sanksi berjenjang dari teguran sampai pemutusan hubungan kerja, tanpa melihat jabatan. Sepanjang 2025 terdapat 14 pelanggaran yang terbukti, dan semuanya telah ditindak. Masyarakat dapat melapor lewat [saluran pelaporan pelanggaran](/about-us/governance/sistem-pelaporan-pelanggaran). _Angka ini adalah ilustrasi._',
        },
      ],
    },
    en: {
      title: 'Code of conduct',
      summary: 'Eight promises that everyone signs, from the security guard to the chief executive.',
      body: [
        {
          p: 'The code binds everyone who works in Bank Lentera’s name, outsourced staff included. Each January they read it again and sign it.',
        },
        { h2: 'Eight promises' },
        {
          ordered: [
            'We tell the truth about products, what they cost and what can go wrong.',
            'We guard our customers’ data as we guard their money.',
            'We take no gifts from people who have business with the bank.',
            'We speak up about our own interests.',
            'We treat everyone with respect and without distinction.',
            'We record transactions as they are.',
            'We use the bank’s property for work only.',
            'We say so when something is wrong.',
          ],
        },
        { h2: 'Towards customers' },
        {
          p: 'No one may offer a product that does not fit a customer’s needs and means. Sales targets are never a reason. Nobody who complains may be served less well for it.',
        },
        { h2: 'When in doubt' },
        {
          p: 'Three questions help. Is it within the rules? Would I tell my family? Would I still do it if it were in the news tomorrow? If one answer is no, ask Compliance.',
        },
        { h2: 'When it is broken' },
        {
          p: 'Sanctions range from a warning to dismissal, whatever the rank. In 2025, 14 breaches were established, and action was taken on all of them. Members of the public can report one through our [whistleblowing channel](/about-us/governance/sistem-pelaporan-pelanggaran). _The figure is an illustration._',
        },
      ],
    },
  },
  {
    slug: 'benturan-kepentingan',
    category: 'conduct',
    order: 2,
    id: {
      title: 'Benturan kepentingan',
      summary:
        'Cara kami menemukan, mengungkapkan, dan menangani kepentingan pribadi yang bersinggungan dengan tugas.',
      body: [
        {
          p: 'Benturan kepentingan terjadi ketika kepentingan ekonomi pribadi dapat memengaruhi keputusan yang diambil atas nama bank. Memilikinya bukan pelanggaran. Menyembunyikannya adalah pelanggaran.',
        },
        { h2: 'Contoh' },
        {
          list: [
            'Analis kredit menilai usaha milik iparnya.',
            'Kepala bagian memilih pemasok tempat ia menanam saham.',
            'Pegawai membeli saham nasabah setelah mengetahui rencana yang belum diumumkan.',
            'Mantan pejabat menjadi konsultan bank segera setelah pensiun.',
          ],
        },
        { h2: 'Yang wajib dilakukan' },
        {
          ordered: [
            '**Ungkapkan** lewat formulir elektronik sebelum keputusan diambil, dan perbarui setiap tahun.',
            '**Mundur** dari pembahasan dan pemungutan suara.',
            '**Catat** dalam risalah siapa yang mundur dan mengapa.',
            '**Laporkan** ringkasannya dalam laporan tata kelola tahunan.',
          ],
        },
        { h2: 'Transaksi dengan pihak terkait' },
        {
          p: 'Kredit kepada pihak terkait memerlukan persetujuan Dewan Komisaris, diberikan dengan syarat yang wajar, dan jumlahnya dibatasi ketentuan batas maksimum pemberian kredit.',
        },
        { h2: 'Masa tunggu' },
        {
          p: 'Mantan anggota Direksi dan pejabat yang mengawasi bank menunggu enam bulan sebelum dapat menjadi pihak independen pada komite.',
        },
      ],
    },
    en: {
      title: 'Conflicts of interest',
      summary: 'How we find, disclose and deal with private interests that touch on someone’s tasks.',
      body: [
        {
          p: 'There is a conflict of interest when somebody’s private gain could sway a decision taken for the bank. Having one is no offence. Hiding it is.',
        },
        { h2: 'Examples' },
        {
          list: [
            'A credit analyst assesses the business of a brother-in-law.',
            'A head of department chooses a supplier in which she holds shares.',
            'An employee buys a customer’s shares, knowing of plans not yet announced.',
            'A former officer becomes a consultant to the bank straight after retirement.',
          ],
        },
        { h2: 'What has to be done' },
        {
          ordered: [
            '**Disclose** it on the electronic form before the decision, and renew it every year.',
            '**Withdraw** from the discussion and the vote.',
            '**Record** in the minutes who withdrew, and why.',
            '**Report** a summary in the annual governance report.',
          ],
        },
        { h2: 'Dealings with related parties' },
        {
          p: 'Loans to related parties need the approval of the Board of Commissioners, are granted at fair terms, and stay within the legal lending limit.',
        },
        { h2: 'Waiting period' },
        {
          p: 'Former directors and officials who supervised the bank wait for six months before they can serve on a committee as an independent party.',
        },
      ],
    },
  },
  {
    slug: 'anti-korupsi-dan-pengendalian-gratifikasi',
    category: 'conduct',
    order: 3,
    id: {
      title: 'Anti-korupsi dan pengendalian gratifikasi',
      summary: 'Tidak memberi, tidak menerima, tidak meminta. Ucapan terima kasih sudah cukup.',
      body: [
        {
          p: 'Kami tidak menoleransi suap dalam bentuk apa pun, terhadap pejabat maupun pihak swasta, langsung maupun lewat perantara. Sistem manajemen anti-penyuapan kami mengacu pada SNI ISO 37001.',
        },
        { h2: 'Untuk nasabah dan mitra' },
        {
          p: 'Mohon tidak memberi bingkisan, uang, potongan harga, atau jamuan kepada pegawai kami, juga pada hari raya dan setelah kredit disetujui. Bila Anda dimintai sesuatu, laporkan. Layanan kami tidak memerlukan uang pelicin.',
        },
        { h2: 'Bila bingkisan telanjur datang' },
        {
          ordered: [
            'Ditolak dengan sopan dan dikembalikan.',
            'Makanan yang cepat rusak disalurkan ke panti sosial dan difoto.',
            'Dilaporkan ke unit pengendalian gratifikasi paling lambat tujuh hari kerja.',
            'Yang termasuk gratifikasi menurut undang-undang diteruskan kepada KPK paling lambat 30 hari kerja.',
          ],
        },
        { h2: 'Yang boleh' },
        {
          list: [
            'Suvenir berlogo yang dibagikan kepada semua peserta acara.',
            'Makan siang sederhana dalam rapat kerja.',
            'Hadiah undian resmi yang terbuka untuk umum.',
          ],
        },
        { h2: 'Pemasok' },
        {
          p: 'Setiap kontrak memuat pakta integritas. Pemasok yang terbukti menyuap diputus kontraknya dan tidak dapat mengikuti pengadaan selama sedikitnya dua tahun. Bank tidak memberi sumbangan kepada partai politik.',
        },
      ],
    },
    en: {
      title: 'Anti-corruption and gifts',
      summary: 'We do not give, take or ask. A thank-you is enough.',
      body: [
        {
          p: 'We tolerate bribery in no form, towards officials or private parties, directly or through others. Our anti-bribery management system follows SNI ISO 37001.',
        },
        { h2: 'For customers and partners' },
        {
          p: 'Please give our staff no hampers, money, discounts or hospitality, neither at holidays nor once a loan has been approved. If anyone asks you for something, report it. Our services need no greasing.',
        },
        { h2: 'If a hamper arrives all the same' },
        {
          ordered: [
            'It is declined politely and sent back.',
            'Food that will not keep is photographed and given to a care home.',
            'It is reported to the gratification control unit within seven working days.',
            'What the law counts as gratification is passed on to the Corruption Eradication Commission (KPK) within 30 working days.',
          ],
        },
        { h2: 'What is allowed' },
        {
          list: [
            'Souvenirs with a logo that every guest of an event receives.',
            'A simple lunch in a working meeting.',
            'Prizes of official draws that are open to the public.',
          ],
        },
        { h2: 'Suppliers' },
        {
          p: 'Every contract contains an integrity pact. A supplier found to have bribed loses its contract and cannot bid for at least two years. The bank makes no donations to political parties.',
        },
      ],
    },
  },
  {
    slug: 'sistem-pelaporan-pelanggaran',
    category: 'conduct',
    order: 4,
    attachments: { 'statistik-pelaporan-pelanggaran-2025': reportsOfBreaches },
    id: {
      title: 'Sistem pelaporan pelanggaran',
      summary: 'Siapa pun dapat melapor, dengan atau tanpa nama. Pelapor yang beriktikad baik dilindungi.',
      body: [
        { h2: 'Apa yang dapat dilaporkan' },
        {
          list: [
            'Korupsi, suap, dan gratifikasi.',
            'Kecurangan, pemalsuan, dan pencurian data.',
            'Pelanggaran kode etik, pelecehan, dan diskriminasi.',
            'Pelanggaran hukum atau ketentuan bank.',
          ],
        },
        {
          p: 'Keluhan tentang produk atau layanan disampaikan lewat [pengaduan nasabah](/about-us/complaint), supaya tenggatnya berjalan.',
        },
        { h2: 'Saluran' },
        {
          list: [
            'Email: **integritas@lentera.example**',
            'Telepon: **(021) 555-0108**, tekan **9**. Dijawab pihak independen di luar bank.',
            'Surat: Kotak Pos Integritas, Gedung Lentera, Jl. Merpati Putih No. 8, Jakarta Pusat 10110.',
          ],
        },
        { h2: 'Yang perlu dicantumkan' },
        {
          p: 'Apa yang terjadi, siapa yang terlibat, di mana dan kapan, bagaimana Anda mengetahuinya, dan bukti bila ada. Nama Anda tidak wajib, tetapi cara menghubungi Anda kembali sangat membantu.',
        },
        { h2: 'Setelah laporan diterima' },
        {
          ordered: [
            'Nomor laporan diberikan pada hari yang sama.',
            'Penelaahan awal paling lama lima hari kerja.',
            'Pemeriksaan paling lama 30 hari kerja, oleh orang yang tidak terkait.',
            'Hasilnya diberitahukan kepada pelapor sejauh hukum mengizinkan.',
          ],
        },
        { h2: 'Perlindungan' },
        {
          p: 'Identitas pelapor hanya diketahui pengelola laporan. Pembalasan dalam bentuk apa pun adalah pelanggaran berat. Laporan palsu yang disengaja tidak dilindungi.',
        },
      ],
    },
    en: {
      title: 'Whistleblowing',
      summary: 'Anyone can report, with a name or without. Those who do so in good faith are protected.',
      body: [
        { h2: 'What you can report' },
        {
          list: [
            'Corruption, bribery and gratification.',
            'Fraud, forgery and theft of data.',
            'Breaches of the code of conduct, harassment and discrimination.',
            'Breaches of the law or the bank’s rules.',
          ],
        },
        {
          p: 'If you are unhappy with a product or service, please make a [complaint](/about-us/complaint), so that its deadlines apply.',
        },
        { h2: 'How' },
        {
          list: [
            'Email: **integritas@lentera.example**',
            'Phone: **(021) 555-0108**, press **9**. An independent party outside the bank answers.',
            'Letter: Kotak Pos Integritas, Gedung Lentera, Jl. Merpati Putih No. 8, Central Jakarta 10110, Indonesia.',
          ],
        },
        { h2: 'What to tell us' },
        {
          p: 'What happened, who was involved, where and when, how you know, and any evidence. You need not give your name, but a way to get back to you helps a great deal.',
        },
        { h2: 'What happens then' },
        {
          ordered: [
            'You have a report number on the same day.',
            'A first review takes up to five working days.',
            'An investigation takes up to 30 working days, by people who are not involved.',
            'You are told the outcome as far as the law allows.',
          ],
        },
        { h2: 'Protection' },
        {
          p: 'Only those who handle the report know who you are. Retaliation of any kind is a serious offence. Reports that are false on purpose are not protected.',
        },
      ],
    },
  },
];
