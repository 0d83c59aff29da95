import type { PageSeed } from './types.ts';

export const history: PageSeed = {
  type: 'about-us',
  subType: 'sejarah',
  layout: 'without-sidebar',
  id: {
    title: 'Sejarah Bank Lentera',
    summary: 'Dari koperasi simpan pinjam pedagang pasar menjadi bank dengan kantor di dua puluh kota.',
    blocks: [
      {
        type: 'text',
        body: [
          {
            p: 'Pada 1968, empat puluh tiga pedagang di sebuah pasar di Semarang sepakat menyimpan uang bersama agar tidak lagi meminjam kepada rentenir. Mereka bertemu sepulang berjualan, di bawah satu lampu minyak. Dari lampu itulah nama kami.',
          },
          { h2: '1968 sampai 1989: koperasi' },
          {
            p: 'Koperasi Lentera tumbuh dari satu pasar menjadi dua belas. Aturannya sederhana: pinjaman hanya untuk berdagang, dan setiap anggota boleh melihat pembukuan kapan saja. Kebiasaan membuka angka itu bertahan sampai sekarang.',
          },
          { h2: '1990 sampai 2009: menjadi bank' },
          {
            p: 'Pada 1990 koperasi itu memperoleh izin bank umum dan membuka kantor pertamanya di luar Jawa, di Makassar. Krisis 1998 menutup banyak bank. Lentera bertahan karena hampir seluruh kreditnya kepada pedagang yang dikenal petugasnya dengan nama.',
          },
          { h2: '2010 sampai 2019: bagian dari kelompok' },
          {
            p: 'Bank Nusantara Raya Utama (Persero) menjadi pemegang saham pengendali pada 2012. Modal bertambah, jaringan meluas ke dua puluh kota, dan pembiayaan rantai pasok dimulai.',
          },
          { h2: '2020 sampai sekarang' },
          {
            p: 'Aplikasi Lentera Mobile terbit pada 2020, pada saat pasar-pasar sepi. Kini lebih dari separuh nasabah membuka rekening tanpa datang ke kantor, tetapi penasihat usaha kami tetap datang ke pasar.',
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
    summary: 'From a savings cooperative of market traders to a bank with offices in twenty cities.',
    blocks: [
      {
        type: 'text',
        body: [
          {
            p: 'In 1968 forty-three traders at a market in Semarang agreed to save together, so that none of them would have to borrow from moneylenders again. They met after closing time, under one oil lamp. That lamp is our name.',
          },
          { h2: '1968 to 1989: a cooperative' },
          {
            p: 'Lentera grew from one market to twelve. The rules were simple: loans were for trade alone, and every member could see the books at any time. The habit of showing the figures has stayed.',
          },
          { h2: '1990 to 2009: a bank' },
          {
            p: 'In 1990 the cooperative became a licensed commercial bank and opened its first office outside Java, in Makassar. The crisis of 1998 closed many banks. Lentera came through because nearly all of its loans were to traders whom its staff knew by name.',
          },
          { h2: '2010 to 2019: part of a group' },
          {
            p: 'Bank Nusantara Raya Utama (Persero) became the controlling shareholder in 2012. Capital grew, the network reached twenty cities, and supply chain financing began.',
          },
          { h2: '2020 until today' },
          {
            p: 'Lentera Mobile appeared in 2020, when the markets stood empty. More than half of our customers now open their account without visiting us, and our advisers still visit the markets.',
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
