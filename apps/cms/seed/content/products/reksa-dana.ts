import type { ProductSeed } from './types.ts';

export const reksaDana: ProductSeed = {
  type: 'wealth',
  subType: 'reksa-dana',
  picture: {
    scene: 'coffee-farm',
    alt: {
      id: 'Kebun kopi di lereng gunung dengan buah kopi yang merah',
      en: 'A coffee farm on a mountainside with ripe red cherries',
    },
  },
  isInForms: true,
  id: {
    name: 'Reksa Dana',
    tagline: 'Mulai dari Rp10.000, dengan nilai yang terbuka setiap hari',
    summary:
      'Reksa dana pasar uang, pendapatan tetap, campuran, dan saham dari manajer investasi berizin. Nilainya diumumkan setiap hari bursa di situs ini.',
    facts: [
      { label: 'Pembelian', value: 'Mulai Rp10.000' },
      { label: 'Pencairan', value: '1 sampai 7 hari bursa' },
      { label: 'Jenis', value: 'Empat, menurut profil risiko' },
      { label: 'Penjaminan LPS', value: 'Tidak dijamin' },
    ],
    benefits: [
      {
        icon: 'trend-up',
        title: 'Nilai harian terbuka',
        text: 'Grafik, hasil setahun, dan hasil sejak peluncuran dari setiap dana.',
      },
      {
        icon: 'clock',
        title: 'Investasi berkala',
        text: 'Beli otomatis setiap bulan pada tanggal yang Anda pilih.',
      },
      {
        icon: 'handshake',
        title: 'Sesuai profil risiko',
        text: 'Kami tidak menawarkan dana yang lebih berisiko daripada profil Anda.',
      },
    ],
    fees: [
      { name: 'Pembelian', amount: '0% sampai 1%', note: 'Tergantung dana' },
      { name: 'Penjualan kembali', amount: '0% sampai 1%', note: '0% setelah satu tahun' },
      { name: 'Pengalihan', amount: '0,5%' },
      {
        name: 'Imbal jasa manajer investasi',
        amount: 'Sudah termasuk dalam nilai',
        note: 'Lihat prospektus setiap dana',
      },
    ],
    requirements: [
      'Memiliki Tabungan Lentera.',
      'Mengisi profil risiko; berlaku dua tahun.',
      'Membuka Single Investor Identification (SID), kami bantu dari aplikasi.',
    ],
    steps: [
      { title: 'Kenali profil risiko', text: 'Sepuluh pertanyaan, sekitar lima menit.' },
      { title: 'Baca prospektus', text: 'Tujuan, isi, biaya, dan risiko setiap dana ada di sana.' },
      { title: 'Beli', text: 'Pembelian sebelum pukul 13.00 WIB memakai nilai hari itu.' },
      { title: 'Pantau', text: 'Lihat nilai harian, dan tinjau tujuan Anda setahun sekali.' },
    ],
    action: { text: 'Atur pertemuan', url: '/about-us/contact-us' },
    disclaimer:
      'Reksa dana adalah produk pasar modal dan bukan produk bank. Investasi ini mengandung risiko, termasuk berkurangnya pokok, dan tidak dijamin oleh LPS maupun Bank Lentera. Kinerja masa lalu tidak mencerminkan kinerja masa depan. Bank bertindak sebagai agen penjual efek reksa dana. Baca dan pahami prospektus sebelum membeli.',
    blocks: [
      {
        type: 'table',
        title: 'Empat jenis, empat watak',
        columns: ['Jenis', 'Isi utama', 'Waktu yang disarankan', 'Risiko'],
        rows: [
          ['Pasar uang', 'Deposito dan surat utang di bawah satu tahun', 'Di bawah 1 tahun', 'Rendah'],
          ['Pendapatan tetap', 'Obligasi, paling sedikit 80%', '1 sampai 3 tahun', 'Rendah sampai sedang'],
          ['Campuran', 'Saham dan obligasi', '3 sampai 5 tahun', 'Sedang'],
          ['Saham', 'Saham, paling sedikit 80%', 'Di atas 5 tahun', 'Tinggi'],
        ],
      },
      {
        type: 'cards',
        title: 'Sebelum membeli',
        items: [
          {
            icon: 'trend-up',
            title: 'Nilai aktiva bersih',
            text: 'Bandingkan hasil setiap dana sampai sejak peluncuran.',
            url: '/nab',
            action: 'Lihat NAB harian',
          },
          {
            icon: 'book',
            title: 'Literasi keuangan',
            text: 'Apa itu risiko, dan mengapa waktu menjadi teman Anda.',
            url: '/literasi',
            action: 'Mulai membaca',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Apakah uang saya bisa berkurang?',
            answer: [
              {
                p: 'Bisa. Nilai reksa dana naik dan turun. Reksa dana pasar uang paling jarang turun, reksa dana saham paling sering.',
              },
            ],
          },
          {
            question: 'Siapa yang menyimpan efeknya?',
            answer: [
              {
                p: 'Bank kustodian yang terpisah dari manajer investasi dan dari Bank Lentera. Bila penjual berhenti beroperasi, efek Anda tetap milik Anda.',
              },
            ],
          },
        ],
      },
    ],
  },
  en: {
    name: 'Mutual Funds',
    tagline: 'From IDR 10,000, at values open to all every day',
    summary:
      'Money market, fixed income, balanced and equity funds from licensed managers. Their values are published on this site on every trading day.',
    facts: [
      { label: 'To buy', value: 'From IDR 10,000' },
      { label: 'Paid out in', value: '1 to 7 trading days' },
      { label: 'Kinds', value: 'Four, by appetite for risk' },
      { label: 'LPS insurance', value: 'Not insured' },
    ],
    benefits: [
      {
        icon: 'trend-up',
        title: 'Values every day',
        text: 'Charts and returns of each fund, over a year and since inception.',
      },
      {
        icon: 'clock',
        title: 'A plan that buys for you',
        text: 'Invest automatically each month, on a day of your choice.',
      },
      {
        icon: 'handshake',
        title: 'Fits your risk profile',
        text: 'We do not offer you a fund with more risk than your profile.',
      },
    ],
    fees: [
      { name: 'Buying', amount: '0% to 1%', note: 'Depends on the fund' },
      { name: 'Selling', amount: '0% to 1%', note: '0% after one year' },
      { name: 'Switching', amount: '0.5%' },
      { name: 'Manager’s fee', amount: 'Included in the value', note: 'See the prospectus of each fund' },
    ],
    requirements: [
      'A Lentera Savings account.',
      'A risk profile; it holds for two years.',
      'A Single Investor Identification (SID), which we help you open in the app.',
    ],
    steps: [
      { title: 'Know your profile', text: 'Ten questions, about five minutes.' },
      { title: 'Read the prospectus', text: 'It states the aim, contents, costs and risks of each fund.' },
      { title: 'Buy', text: 'Orders before 1 pm Jakarta time get that day’s value.' },
      { title: 'Follow it', text: 'See the daily value, and look at your goal once a year.' },
    ],
    action: { text: 'Arrange a meeting', url: '/about-us/contact-us' },
    disclaimer:
      'Mutual funds are capital market products, not bank products. They carry risk, including the loss of principal, and are insured neither by LPS nor by Bank Lentera. Past performance does not indicate future performance. The bank acts as a selling agent. Read and understand the prospectus before you buy.',
    blocks: [
      {
        type: 'table',
        title: 'Four kinds, four tempers',
        columns: ['Kind', 'Mainly holds', 'Suggested time', 'Risk'],
        rows: [
          ['Money market', 'Deposits and paper of less than a year', 'Less than 1 year', 'Low'],
          ['Fixed income', 'At least 80% bonds', '1 to 3 years', 'Low to medium'],
          ['Balanced', 'Shares and bonds', '3 to 5 years', 'Medium'],
          ['Equity', 'At least 80% shares', 'More than 5 years', 'High'],
        ],
      },
      {
        type: 'cards',
        title: 'Before you buy',
        items: [
          {
            icon: 'trend-up',
            title: 'Net asset values',
            text: 'Compare the returns of each fund, back to its inception.',
            url: '/nab',
            action: 'See daily values',
          },
          {
            icon: 'book',
            title: 'Financial literacy',
            text: 'What risk is, and why time is on your side.',
            url: '/literasi',
            action: 'Start reading',
          },
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Can I lose money?',
            answer: [
              {
                p: 'Yes. Values rise and fall: least often in money market funds, most often in equity funds.',
              },
            ],
          },
          {
            question: 'Who holds the securities?',
            answer: [
              {
                p: 'A custodian bank, apart from the fund manager and from Bank Lentera. If a seller stops trading they are still yours.',
              },
            ],
          },
        ],
      },
    ],
  },
};
