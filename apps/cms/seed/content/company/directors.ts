import type { PersonSeed } from './types.ts';

/** Invented people; any likeness is chance. */
export const directors: PersonSeed[] = [
  {
    name: 'Hendra Prasetyo',
    slug: 'hendra-prasetyo',
    board: 'director',
    portrait: { head: 'short', dress: 'suit' },
    position: { id: 'Direktur Utama', en: 'President Director' },
    biography: {
      id: [
        {
          p: 'Hendra memimpin Bank Lentera sejak 2022. Ia memulai karier tahun 1996 sebagai analis kredit di kantor cabang Purwokerto, dan masih menyebut kunjungan ke toko kelontong sebagai bagian terbaik dari pekerjaannya.',
        },
        {
          p: 'Sebelum menjadi direktur utama, ia memimpin wilayah Jawa Tengah, lalu bisnis UMKM di bank induk selama tujuh tahun. Ia sarjana pertanian dan magister manajemen, dan memegang sertifikasi manajemen risiko jenjang tujuh.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2027.' },
      ],
      en: [
        {
          p: 'Hendra has led Bank Lentera since 2022. He began in 1996 as a credit analyst in the Purwokerto branch, and still calls visits to corner shops the best part of the job.',
        },
        {
          p: 'Before becoming president director he ran the Central Java region and then, for seven years, small business banking at the parent bank. He holds a degree in agriculture, a master’s in management and level seven risk management certification.',
        },
        { p: 'Term of office: until the close of the 2027 annual general meeting.' },
      ],
    },
  },
  {
    name: 'Lukman Hadikusuma',
    slug: 'lukman-hadikusuma',
    board: 'director',
    portrait: { head: 'peci', dress: 'suit' },
    position: { id: 'Direktur Keuangan', en: 'Director of Finance' },
    biography: {
      id: [
        {
          p: 'Lukman bertanggung jawab atas keuangan, tresuri, dan hubungan investor sejak 2021. Ia akuntan publik yang dua belas tahun mengaudit bank sebelum pindah ke sisi lain meja.',
        },
        {
          p: 'Di bawah pimpinannya, laporan bulanan terbit rata-rata delapan hari lebih awal daripada batas waktunya. Ia sarjana akuntansi dan magister keuangan terapan.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2027.' },
      ],
      en: [
        {
          p: 'Lukman has been responsible for finance, treasury and investor relations since 2021. A chartered accountant, he spent twelve years auditing banks before moving to the other side of the table.',
        },
        {
          p: 'Under him the monthly reports have come out eight days ahead of their deadline on average. He holds a degree in accounting and a master’s in applied finance.',
        },
        { p: 'Term of office: until the close of the 2027 annual general meeting.' },
      ],
    },
  },
  {
    name: 'Dewi Anggraini',
    slug: 'dewi-anggraini',
    board: 'director',
    portrait: { head: 'hijab', dress: 'batik' },
    position: { id: 'Direktur Bisnis UMKM', en: 'Director of MSME Business' },
    biography: {
      id: [
        {
          p: 'Dewi memimpin bisnis UMKM sejak 2023. Ia putri penjual batik di Pekalongan dan membawa satu pertanyaan ke setiap rapat produk: apakah ibu saya akan memahami ini?',
        },
        {
          p: 'Ia merintis pembiayaan rantai pasok dan kredit modal kerja berdasarkan catatan penjualan digital. Sebelumnya ia memimpin koperasi simpan pinjam perempuan dan unit mikro di bank induk. Ia sarjana ekonomi pembangunan.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2028.' },
      ],
      en: [
        {
          p: 'Dewi has led small business banking since 2023. The daughter of a batik seller in Pekalongan, she brings one question to every product meeting: would my mother understand this?',
        },
        {
          p: 'She started supply chain financing and working capital loans based on digital sales records. Before that she ran a women’s savings and loan cooperative and the micro unit of the parent bank. She holds a degree in development economics.',
        },
        { p: 'Term of office: until the close of the 2028 annual general meeting.' },
      ],
    },
  },
  {
    name: 'Teuku Rizal Mahendra',
    slug: 'teuku-rizal-mahendra',
    board: 'director',
    portrait: { head: 'short', dress: 'batik' },
    position: { id: 'Direktur Bisnis Ritel dan Jaringan', en: 'Director of Retail Business and Network' },
    biography: {
      id: [
        {
          p: 'Rizal mengurus simpanan, kredit rumah, dan seluruh jaringan kantor sejak 2020. Ia pernah menjadi kepala cabang di empat kota, dari Banda Aceh sampai Makassar.',
        },
        {
          p: 'Ia memperkenalkan jam layanan akhir pekan di cabang yang dekat pasar, dan membuat semua bunga serta biaya tertulis di halaman produknya. Ia sarjana hukum dan magister manajemen.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2028.' },
      ],
      en: [
        {
          p: 'Rizal has looked after deposits, home loans and the whole branch network since 2020. He has been branch manager in four cities, from Banda Aceh to Makassar.',
        },
        {
          p: 'He introduced weekend hours in branches near markets, and had every rate and fee written on the page of its product. He holds a law degree and a master’s in management.',
        },
        { p: 'Term of office: until the close of the 2028 annual general meeting.' },
      ],
    },
  },
  {
    name: 'Clara Immanuela Tambunan',
    slug: 'clara-immanuela-tambunan',
    board: 'director',
    portrait: { head: 'bun', dress: 'suit' },
    position: { id: 'Direktur Manajemen Risiko', en: 'Director of Risk Management' },
    biography: {
      id: [
        {
          p: 'Clara memimpin manajemen risiko sejak 2022, dengan hak menahan setiap produk baru sampai risikonya dipahami. Latar belakangnya matematika, dan disertasinya membahas gagal bayar pada usaha musiman.',
        },
        {
          p: 'Sebelumnya ia mengelola risiko kredit di dua bank dan mengajar statistika. Ia memegang sertifikasi manajemen risiko jenjang tujuh dan sertifikasi analis risiko internasional.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2027.' },
      ],
      en: [
        {
          p: 'Clara has led risk management since 2022, with the right to hold back any new product until its risks are understood. She is a mathematician by training, with a thesis on defaults in seasonal businesses.',
        },
        {
          p: 'She previously managed credit risk at two banks and taught statistics. She holds level seven risk management certification and an international risk analyst’s certificate.',
        },
        { p: 'Term of office: until the close of the 2027 annual general meeting.' },
      ],
    },
  },
  {
    name: 'Arif Rahmadi',
    slug: 'arif-rahmadi',
    board: 'director',
    portrait: { head: 'short', dress: 'suit' },
    position: { id: 'Direktur Kepatuhan', en: 'Director of Compliance' },
    biography: {
      id: [
        {
          p: 'Arif memimpin kepatuhan, hukum, dan pencegahan pencucian uang sejak 2019. Sesuai ketentuan, ia tidak membawahi fungsi bisnis dan dapat berbicara langsung dengan Dewan Komisaris.',
        },
        {
          p: 'Ia ahli hukum perbankan yang lima belas tahun menulis dan menguji kebijakan, termasuk pedoman pengaduan nasabah yang kini dipakai seluruh kelompok usaha.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2029.' },
      ],
      en: [
        {
          p: 'Arif has led compliance, legal affairs and the prevention of money laundering since 2019. As the rules require, he is in charge of no business and can speak to the Board of Commissioners directly.',
        },
        {
          p: 'A banking lawyer, he has spent fifteen years writing and testing policies, among them the complaint handling guide that the whole group now uses.',
        },
        { p: 'Term of office: until the close of the 2029 annual general meeting.' },
      ],
    },
  },
  {
    name: 'Yosefina Marbun',
    slug: 'yosefina-marbun',
    board: 'director',
    portrait: { head: 'long', dress: 'batik' },
    position: { id: 'Direktur Operasional dan Teknologi', en: 'Director of Operations and Technology' },
    biography: {
      id: [
        {
          p: 'Yosefina bergabung pada 2026 setelah memperoleh persetujuan OJK. Ia membawahi teknologi informasi, pusat operasi, dan layanan telepon.',
        },
        {
          p: 'Dua puluh tahun ia membangun sistem pembayaran, mulai dari programmer sampai kepala arsitektur. Target pertamanya sederhana: tidak ada nasabah yang perlu mengulang cerita yang sama kepada dua petugas. Ia sarjana teknik informatika.',
        },
        { p: 'Masa jabatan: sampai penutupan RUPS tahunan 2031.' },
      ],
      en: [
        {
          p: 'Yosefina joined in 2026, once OJK had given its approval. She is in charge of information technology, the operations centre and the telephone service.',
        },
        {
          p: 'For twenty years she built payment systems, first as a programmer and in the end as head of architecture. Her first goal is simple: no customer should have to tell the same story to two members of staff. She holds a degree in informatics.',
        },
        { p: 'Term of office: until the close of the 2031 annual general meeting.' },
      ],
    },
  },
];
