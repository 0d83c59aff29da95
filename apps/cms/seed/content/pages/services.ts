import type { PageSeed } from './types.ts';

export const mobileBanking: PageSeed = {
  type: 'layanan',
  subType: 'mobile-banking',
  layout: 'default',
  id: {
    title: 'Lentera Mobile',
    summary:
      'Bank Anda di saku: transfer, bayar, menabung, dan berinvestasi dalam satu aplikasi yang ringan, juga di ponsel lama dan sinyal lemah.',
    blocks: [
      {
        type: 'features',
        title: 'Semua yang sering Anda perlukan',
        items: [
          {
            icon: 'swap',
            title: 'Transfer',
            text: 'BI-FAST Rp2.500, sesama Lentera gratis. Nama penerima tampil sebelum Anda mengirim.',
          },
          {
            icon: 'store',
            title: 'QRIS',
            text: 'Bayar dengan memindai, atau terima pembayaran tanpa mesin.',
          },
          {
            icon: 'piggy-bank',
            title: 'Kantong tujuan',
            text: 'Pisahkan uang sekolah, mudik, dan dana darurat tanpa rekening baru.',
          },
          {
            icon: 'trend-up',
            title: 'Reksa dana',
            text: 'Beli mulai Rp10.000 dan lihat nilainya setiap hari bursa.',
          },
          {
            icon: 'clipboard',
            title: 'Tagihan',
            text: 'Listrik, air, BPJS, dan pajak daerah, dengan pengingat sebelum jatuh tempo.',
          },
          {
            icon: 'lock',
            title: 'Blokir kartu',
            text: 'Satu ketukan menghentikan kartu yang hilang. Buka lagi bila ketemu.',
          },
        ],
      },
      {
        type: 'steps',
        title: 'Aktif dalam sepuluh menit',
        items: [
          {
            title: 'Unduh aplikasi',
            text: 'Cari “Lentera Mobile” di toko aplikasi resmi. Jangan memasang dari tautan pesan.',
          },
          {
            title: 'Cocokkan diri',
            text: 'Foto e-KTP dan wajah, atau nomor kartu dan PIN bila sudah menjadi nasabah.',
          },
          {
            title: 'Buat PIN transaksi',
            text: 'Enam angka yang bukan tanggal lahir. Petugas kami tidak pernah menanyakannya.',
          },
          { title: 'Pakai', text: 'Batas awal Rp25 juta sehari, dapat diubah di menu Pengaturan.' },
        ],
      },
      {
        type: 'table',
        title: 'Batas transaksi',
        columns: ['Transaksi', 'Per transaksi', 'Per hari'],
        rows: [
          ['Sesama Lentera', 'Rp100 juta', 'Rp250 juta'],
          ['BI-FAST', 'Rp100 juta', 'Rp250 juta'],
          ['QRIS', 'Rp10 juta', 'Rp20 juta'],
          ['Pembelian reksa dana', 'Rp50 juta', 'Rp100 juta'],
        ],
        note: 'Angka ilustrasi untuk situs demonstrasi.',
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Ponsel saya hilang. Apa yang harus dilakukan?',
            answer: [
              {
                p: 'Hubungi (021) 555-0108 dari nomor mana pun. Kami memutus perangkat lama saat itu juga. Saldo Anda tidak tersimpan di ponsel.',
              },
            ],
          },
          {
            question: 'Apakah aplikasi memakai banyak kuota?',
            answer: [{ p: 'Sekitar 3 MB sebulan untuk pemakaian harian. Gambar hanya dimuat bila diminta.' }],
          },
          {
            question: 'Bisakah dipakai di luar negeri?',
            answer: [
              { p: 'Bisa, selama ada internet. Kode OTP dikirim ke aplikasi, jadi tidak perlu SMS roaming.' },
            ],
          },
        ],
      },
      {
        type: 'banner',
        tone: 'teal',
        title: 'Belum punya rekening?',
        text: 'Daftar lewat situs ini. Petugas kami menghubungi Anda pada hari kerja berikutnya.',
        link: { text: 'Buka rekening', url: '/register-product' },
      },
    ],
  },
  en: {
    title: 'Lentera Mobile',
    summary:
      'Your bank in your pocket: transfers, payments, savings and investments in one light app that also works on older phones and weak signals.',
    blocks: [
      {
        type: 'features',
        title: 'Everything you often need',
        items: [
          {
            icon: 'swap',
            title: 'Transfers',
            text: 'BI-FAST for IDR 2,500, free within Lentera. You see the name before you send.',
          },
          { icon: 'store', title: 'QRIS', text: 'Pay by scanning, or get paid without a terminal.' },
          {
            icon: 'piggy-bank',
            title: 'Pockets',
            text: 'Keep school fees, travel and emergencies apart without another account.',
          },
          {
            icon: 'trend-up',
            title: 'Mutual funds',
            text: 'Buy from IDR 10,000 and see the value on every trading day.',
          },
          {
            icon: 'clipboard',
            title: 'Bills',
            text: 'Electricity, water, health insurance and local taxes, with a reminder in time.',
          },
          {
            icon: 'lock',
            title: 'Block your card',
            text: 'One tap stops a lost card. Another brings it back if it turns up.',
          },
        ],
      },
      {
        type: 'steps',
        title: 'Ready in ten minutes',
        items: [
          {
            title: 'Get the app',
            text: 'Search “Lentera Mobile” in the official app store. Never install from a link in a message.',
          },
          {
            title: 'Prove it is you',
            text: 'A photo of your identity card and face, or your card number and PIN as a customer.',
          },
          {
            title: 'Choose a PIN',
            text: 'Six digits that are not your birthday. Our staff never ask for it.',
          },
          { title: 'Use it', text: 'The first limit is IDR 25 million a day. Change it under Settings.' },
        ],
      },
      {
        type: 'table',
        title: 'Limits',
        columns: ['Transaction', 'Each', 'A day'],
        rows: [
          ['Within Lentera', 'IDR 100 million', 'IDR 250 million'],
          ['BI-FAST', 'IDR 100 million', 'IDR 250 million'],
          ['QRIS', 'IDR 10 million', 'IDR 20 million'],
          ['Buying funds', 'IDR 50 million', 'IDR 100 million'],
        ],
        note: 'Illustrative figures for a demonstration site.',
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'I lost my phone. What now?',
            answer: [
              {
                p: 'Call (021) 555-0108 from any number. We disconnect the old device at once. Your balance is not kept on the phone.',
              },
            ],
          },
          {
            question: 'Does it use much data?',
            answer: [{ p: 'About 3 MB a month in everyday use. Pictures load only on request.' }],
          },
          {
            question: 'Does it work abroad?',
            answer: [
              {
                p: 'Yes, with any internet connection. Codes come to the app, so you need no roaming texts.',
              },
            ],
          },
        ],
      },
      {
        type: 'banner',
        tone: 'teal',
        title: 'No account yet?',
        text: 'Register on this site and we call you on the next working day.',
        link: { text: 'Open an account', url: '/register-product' },
      },
    ],
  },
};

export const debitCard: PageSeed = {
  type: 'layanan',
  subType: 'kartu-debit',
  layout: 'with-sidebar',
  id: {
    title: 'Kartu debit',
    summary: 'Kartu untuk belanja, tarik tunai, dan transaksi daring, dengan batas yang Anda atur sendiri.',
    blocks: [
      {
        type: 'table',
        title: 'Tiga kartu',
        columns: ['', 'Lentera', 'Lentera Usaha', 'Belia'],
        rows: [
          ['Untuk', 'Tabungan', 'Giro', 'Pelajar'],
          ['Biaya bulanan', 'Rp2.500', 'Rp5.000', 'Rp0'],
          ['Tarik tunai per hari', 'Rp10 juta', 'Rp25 juta', 'Rp500 ribu'],
          ['Belanja per hari', 'Rp25 juta', 'Rp100 juta', 'Rp1 juta'],
        ],
        note: 'Ilustrasi. Batas dapat diturunkan lewat aplikasi kapan saja.',
      },
      {
        type: 'requirements',
        title: 'Bila kartu hilang',
        items: [
          'Blokir segera lewat aplikasi, atau telepon (021) 555-0108 (24 jam).',
          'Kartu pengganti selesai hari itu juga di kantor cabang, dengan e-KTP.',
          'Transaksi setelah laporan pemblokiran menjadi tanggungan bank.',
        ],
      },
      {
        type: 'cards',
        title: 'Terkait kartu',
        items: [
          {
            icon: 'shield',
            title: 'Keamanan digital',
            text: 'Cara mengenali penipuan, dan apa yang tidak pernah kami minta.',
            url: '/informasi/keamanan-digital',
            action: 'Baca panduan',
          },
          {
            icon: 'clipboard',
            title: 'Tarif dan biaya',
            text: 'Semua biaya layanan dalam satu halaman.',
            url: '/layanan/tarif-dan-biaya',
            action: 'Lihat tarif',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Debit cards',
    summary: 'Cards for shopping, cash and paying online, with limits that you set yourself.',
    blocks: [
      {
        type: 'table',
        title: 'Three cards',
        columns: ['', 'Lentera', 'Lentera Business', 'Junior'],
        rows: [
          ['For', 'Savings', 'Current accounts', 'Pupils'],
          ['Monthly fee', 'IDR 2,500', 'IDR 5,000', 'IDR 0'],
          ['Cash a day', 'IDR 10 million', 'IDR 25 million', 'IDR 500,000'],
          ['Shopping a day', 'IDR 25 million', 'IDR 100 million', 'IDR 1 million'],
        ],
        note: 'Illustrative. You can lower the limits in the app at any time.',
      },
      {
        type: 'requirements',
        title: 'If you lose a card',
        items: [
          'Block it at once in the app, or call (021) 555-0108 (24 hours).',
          'A branch makes a new one on the same day, with your identity card.',
          'The bank bears transactions made after you reported it.',
        ],
      },
      {
        type: 'cards',
        title: 'About cards',
        items: [
          {
            icon: 'shield',
            title: 'Digital safety',
            text: 'How to recognise fraud, and what we never ask you for.',
            url: '/informasi/keamanan-digital',
            action: 'Read the guide',
          },
          {
            icon: 'clipboard',
            title: 'Rates and fees',
            text: 'The fees of all services on one page.',
            url: '/layanan/tarif-dan-biaya',
            action: 'See the fees',
          },
        ],
      },
    ],
  },
};
