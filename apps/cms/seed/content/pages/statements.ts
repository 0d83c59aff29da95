import type { PageSeed } from './types.ts';

export const history: PageSeed = {
  type: 'about-us',
  subType: 'sejarah',
  layout: 'without-sidebar',
  id: {
    title: 'Sejarah Bank Lentera',
    summary:
      'Dari satu ruko di Semarang dengan sebelas pegawai menjadi bank dengan kantor di dua puluh kota.',
    blocks: [
      {
        type: 'text',
        body: [
          {
            p: 'Pada 17 Juni 1991 sebelas orang membuka pintu sebuah ruko di Semarang. Listrik padam sejak subuh, jadi mereka menyalakan lampu minyak di meja teller. Di bawah cahayanya nasabah pertama, seorang penjual kain, menyetor Rp75.000. Dari lampu itulah nama kami.',
          },
          { h2: '1991 sampai 1995: satu ruko' },
          {
            p: 'Nasabah pada tahun-tahun itu adalah pedagang pasar di sekitar ruko. Aturannya sederhana: kredit usaha didahulukan, dan semua bunga serta biaya ditulis di papan tulis di samping pintu. Kebiasaan membuka angka itu bertahan sampai sekarang.',
          },
          { h2: '1996 sampai 2007: menyeberang laut dan bertahan' },
          {
            p: 'Pada 1996 cabang pertama di luar Jawa dibuka di Makassar, di lantai bawah gudang seorang pedagang rempah. Krisis 1998 menutup banyak bank. Pada 1999 kami menjadwal ulang pinjaman ribuan toko daripada menyita agunannya, dan sembilan dari sepuluh melunasi kreditnya.',
          },
          { h2: '2008 sampai 2016: bagian dari kelompok' },
          {
            p: 'Bank Nusantara Raya Utama (Persero) menjadi pemegang saham pengendali pada 2008. Modal bertambah dan jaringan meluas dari pulau ke pulau. Nama Bank Lentera dipertahankan atas permintaan nasabah.',
          },
          { h2: '2017 sampai sekarang' },
          {
            p: 'Aplikasi pertama kami diluncurkan pada 2017. Dalam dua tahun, tujuh dari sepuluh transaksi berlangsung tanpa antre, tetapi penasihat usaha kami tetap datang ke pasar. Pada 2026 pembiayaan rantai pasok dimulai di Jawa Tengah, kantor kas di Labuan Bajo membawa kami ke kota kedua puluh, dan kurs, nilai aktiva bersih, serta seluruh laporan terbit di satu tempat.',
          },
          {
            quote: 'Kami tidak menjual uang. Kami menyalakan lampu supaya orang melihat hitungannya sendiri.',
          },
          { p: '_Bank Lentera, sejarahnya, dan semua tokohnya rekaan untuk situs demonstrasi ini._' },
        ],
      },
      {
        type: 'cards',
        title: 'Lanjutkan membaca',
        items: [
          {
            icon: 'info',
            title: 'Tentang kami',
            text: 'Visi, misi, dan pengurus.',
            url: '/about-us',
            action: 'Kenali kami',
          },
          {
            icon: 'shield',
            title: 'Tata kelola',
            text: 'Kebijakan dan organ perusahaan.',
            url: '/about-us/governance',
            action: 'Lihat kebijakan',
          },
        ],
      },
    ],
  },
  en: {
    title: 'The history of Bank Lentera',
    summary: 'From a shophouse in Semarang with a staff of eleven to a bank with offices in twenty cities.',
    blocks: [
      {
        type: 'text',
        body: [
          {
            p: 'On 17 June 1991 eleven people opened the door of a shophouse in Semarang. The power had been out since dawn, so they lit an oil lamp on the teller’s desk. By its light the first customer, a cloth seller, paid in IDR 75,000. That lamp gave us our name.',
          },
          { h2: '1991 to 1995: one shophouse' },
          {
            p: 'Our customers in those years were market traders from the streets around. The rules were simple: lending to businesses came first, and every rate and every fee stood on a blackboard beside the door. The habit of showing the figures has stayed.',
          },
          { h2: '1996 to 2007: across the sea, and through the crisis' },
          {
            p: 'In 1996 our first branch outside Java opened in Makassar, on the ground floor of a spice trader’s warehouse. The crisis of 1998 closed many banks. In 1999 we rescheduled the loans of thousands of shops rather than seize their collateral, and nine in ten repaid in full.',
          },
          { h2: '2008 to 2016: part of a group' },
          {
            p: 'Bank Nusantara Raya Utama (Persero) became the controlling shareholder in 2008. Capital grew, and the network spread from island to island. The name Bank Lentera stayed, because customers asked for it.',
          },
          { h2: '2017 until today' },
          {
            p: 'We launched our first app in 2017. Within two years, seven in ten transactions needed no queue, and our advisers still visit the markets. In 2026 supply chain financing started in Central Java, a cash office in Labuan Bajo took us to our twentieth city, and exchange rates, fund values and all reports came together in one place.',
          },
          { quote: 'We do not sell money. We light a lamp, so that people can see the sums for themselves.' },
          { p: '_Bank Lentera, its history and everyone in it are invented for this demonstration site._' },
        ],
      },
      {
        type: 'cards',
        title: 'Read on',
        items: [
          {
            icon: 'info',
            title: 'About us',
            text: 'Vision, mission and management.',
            url: '/about-us',
            action: 'Get to know us',
          },
          {
            icon: 'shield',
            title: 'Governance',
            text: 'How the bank is run and watched over.',
            url: '/about-us/governance',
            action: 'See our policies',
          },
        ],
      },
    ],
  },
};

export const terms: PageSeed = {
  type: 'informasi',
  subType: 'syarat-dan-ketentuan',
  layout: 'with-sidebar',
  id: {
    title:
      'Syarat dan ketentuan umum pembukaan rekening, penggunaan layanan perbankan digital, dan penyelesaian perselisihan',
    summary:
      'Aturan main antara Anda dan Bank Lentera, dalam bahasa sehari-hari. Berlaku sejak 1 Januari 2026.',
    blocks: [
      {
        type: 'text',
        title: 'Rekening',
        body: [
          {
            list: [
              'Data yang Anda berikan harus benar. Beri tahu kami bila alamat, nomor ponsel, atau pekerjaan berubah.',
              'Bank wajib mengenal nasabah dan dapat meminta dokumen tambahan. Tanpa itu, rekening dapat dibatasi setelah pemberitahuan.',
              'Anda boleh menutup rekening kapan saja. Sisa saldo dibayarkan setelah dikurangi biaya yang tertulis.',
            ],
          },
        ],
      },
      {
        type: 'text',
        title: 'Layanan digital',
        body: [
          {
            list: [
              'PIN, kata sandi, dan OTP adalah milik Anda sendiri. Transaksi yang memakainya dianggap perintah Anda, kecuali bila kesalahan ada pada bank.',
              'Bank mengganti kerugian yang disebabkan oleh kesalahan, kelalaian, atau gangguan sistem bank.',
              'Pemeliharaan terjadwal diumumkan paling sedikit tiga hari sebelumnya.',
            ],
          },
        ],
      },
      {
        type: 'text',
        title: 'Perselisihan',
        body: [
          {
            p: 'Sampaikan lebih dahulu kepada kami lewat [pengaduan nasabah](/about-us/complaint), tanpa biaya. Bila jawabannya tidak memuaskan, Anda dapat melanjutkan ke LAPS SJK, Portal Perlindungan Konsumen OJK, atau pengadilan.',
          },
          {
            p: 'Ketentuan ini diatur oleh hukum Indonesia. Bila ada perbedaan, yang berlaku adalah naskah berbahasa Indonesia. Teks ini contoh untuk situs demonstrasi.',
          },
        ],
      },
      { type: 'downloads', title: 'Naskah lengkap', documents: ['syarat-dan-ketentuan'] },
    ],
  },
  en: {
    title: 'General terms for opening accounts, using digital banking services and settling disputes',
    summary: 'The rules between you and Bank Lentera in everyday words. In force since 1 January 2026.',
    blocks: [
      {
        type: 'text',
        title: 'Accounts',
        body: [
          {
            list: [
              'What you tell us must be true. Let us know when your address, phone number or occupation changes.',
              'A bank has to know its customers and may ask for more documents. Without them an account may be limited, after notice.',
              'You may close an account at any time. The balance is paid out less the fees that are written down.',
            ],
          },
        ],
      },
      {
        type: 'text',
        title: 'Digital services',
        body: [
          {
            list: [
              'PINs, passwords and one-time codes are yours alone. What is ordered with them counts as your order, unless the bank is at fault.',
              'The bank makes good any loss caused by its own mistakes, negligence or failing systems.',
              'Planned maintenance is announced at least three days ahead.',
            ],
          },
        ],
      },
      {
        type: 'text',
        title: 'Disputes',
        body: [
          {
            p: 'Tell us first, with a [complaint](/about-us/complaint), free of charge. If our answer does not satisfy you, you may go on to LAPS SJK, the consumer portal of OJK, or a court.',
          },
          {
            p: 'These terms are governed by Indonesian law, and the Indonesian text prevails. This is a sample text for a demonstration site.',
          },
        ],
      },
      { type: 'downloads', title: 'The full text', documents: ['syarat-dan-ketentuan'] },
    ],
  },
};
