import type { ProductSeed } from './types.ts';

export const deposito: ProductSeed = {
  type: 'simpanan',
  subType: 'deposito',
  picture: {
    scene: 'rice-terraces',
    alt: {
      id: 'Sawah bertingkat yang memantulkan cahaya pagi',
      en: 'Rice terraces holding the morning light',
    },
  },
  calculator: { kind: 'time-deposit' },
  isInForms: true,
  id: {
    name: 'Deposito Lentera',
    tagline: 'Bunga yang sudah Anda ketahui sejak hari pertama',
    summary:
      'Simpanan berjangka 1 sampai 24 bulan dengan bunga tetap selama jangka waktunya. Penempatan mulai Rp1 juta, bisa diperpanjang otomatis.',
    facts: [
      { label: 'Penempatan', value: 'Mulai Rp1 juta' },
      { label: 'Jangka waktu', value: '1, 3, 6, 12, atau 24 bulan' },
      { label: 'Perpanjangan', value: 'Otomatis atau tidak, Anda yang memilih' },
      { label: 'Biaya', value: 'Tanpa biaya administrasi' },
    ],
    benefits: [
      {
        icon: 'lock',
        title: 'Bunga terkunci',
        text: 'Bunga pada hari penempatan berlaku sampai jatuh tempo, walaupun suku bunga pasar turun.',
      },
      {
        icon: 'swap',
        title: 'Tiga cara saat jatuh tempo',
        text: 'Cairkan, perpanjang pokoknya, atau perpanjang bersama bunganya. Ubah pilihan sampai satu hari sebelumnya.',
      },
      {
        icon: 'shield',
        title: 'Di bawah bunga penjaminan',
        text: 'Bunga konter kami tidak melebihi tingkat bunga penjaminan, sehingga simpanan layak dijamin LPS.',
      },
      {
        icon: 'phone',
        title: 'Buka dari aplikasi',
        text: 'Nasabah tabungan membuka deposito dalam tiga menit, juga pada akhir pekan.',
      },
    ],
    fees: [
      { name: 'Administrasi', amount: 'Rp0' },
      { name: 'Meterai bilyet, bila dicetak', amount: 'Rp10.000' },
      {
        name: 'Pencairan sebelum jatuh tempo',
        amount: '0,5% dari pokok',
        note: 'Bunga periode berjalan tidak dibayarkan',
      },
      {
        name: 'Pajak final atas bunga',
        amount: '20%',
        note: 'Tidak dipungut bila jumlah simpanan paling banyak Rp7,5 juta',
      },
    ],
    requirements: [
      'Memiliki Tabungan atau Giro Lentera sebagai rekening sumber dan pencairan.',
      'e-KTP dan NPWP untuk perorangan.',
      'Badan usaha: akta pendirian dan perubahannya, NIB, NPWP, serta identitas pengurus.',
    ],
    steps: [
      { title: 'Tentukan jumlah dan tenor', text: 'Hitung hasilnya dengan kalkulator di halaman ini.' },
      { title: 'Pilih cara jatuh tempo', text: 'Dicairkan, diperpanjang pokoknya, atau bersama bunganya.' },
      { title: 'Tempatkan dana', text: 'Dari aplikasi, atau di kantor cabang bila di atas Rp500 juta.' },
      {
        title: 'Terima konfirmasi',
        text: 'Bilyet elektronik tersimpan di aplikasi. Kami mengingatkan tujuh hari sebelum jatuh tempo.',
      },
    ],
    action: { text: 'Buka deposito', url: '/register-product' },
    disclaimer:
      'Simpanan dijamin LPS bila tercatat dalam pembukuan bank, bunganya tidak melebihi tingkat bunga penjaminan, dan tidak menyebabkan kerugian bank. Bunga di halaman ini adalah ilustrasi dan berlaku pada hari penempatan.',
    blocks: [
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Apa bedanya memperpanjang pokok dan memperpanjang bersama bunga?',
            answer: [
              {
                p: 'Pada perpanjangan pokok, bunga setelah pajak masuk ke rekening Anda setiap jatuh tempo. Pada perpanjangan bersama bunga, bunga itu ditambahkan ke pokok dan ikut berbunga pada periode berikutnya.',
              },
            ],
          },
          {
            question: 'Bolehkah dicairkan sebelum waktunya?',
            answer: [
              {
                p: 'Boleh. Bunga periode yang sedang berjalan tidak dibayarkan dan ada biaya 0,5% dari pokok. Pokok Anda selebihnya kembali utuh.',
              },
            ],
          },
          {
            question: 'Bunga mana yang dipakai saat diperpanjang otomatis?',
            answer: [
              {
                p: 'Bunga konter yang berlaku pada tanggal perpanjangan, untuk tenor yang sama. Anda dapat membatalkan perpanjangan sampai satu hari sebelumnya.',
              },
            ],
          },
        ],
      },
      {
        type: 'cards',
        title: 'Baca juga sebelum menempatkan dana',
        items: [
          {
            icon: 'shield',
            title: 'Penjaminan simpanan',
            text: 'Tiga syarat agar simpanan Anda layak dibayar LPS.',
            url: '/informasi/penjaminan-simpanan',
            action: 'Pelajari syaratnya',
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
    name: 'Lentera Time Deposit',
    tagline: 'You know what it earns from the first day',
    summary:
      'Money put away for 1 to 24 months at a rate that is fixed for the whole term. From IDR 1 million, and renewed for you if you wish.',
    facts: [
      { label: 'Placement', value: 'From IDR 1 million' },
      { label: 'Term', value: '1, 3, 6, 12 or 24 months' },
      { label: 'Renewal', value: 'Automatic or not, as you choose' },
      { label: 'Fees', value: 'None for keeping it' },
    ],
    benefits: [
      {
        icon: 'lock',
        title: 'A rate that is locked in',
        text: 'The rate of the day you deposit holds until maturity, even when market rates fall.',
      },
      {
        icon: 'swap',
        title: 'Three ways to go on',
        text: 'Take it out, renew the principal, or renew it with its interest. Change your mind until the day before.',
      },
      {
        icon: 'shield',
        title: 'Within the guaranteed rate',
        text: 'Our counter rates do not exceed the LPS guaranteed rate, so that deposits qualify for the guarantee.',
      },
      {
        icon: 'phone',
        title: 'Open it in the app',
        text: 'Savings customers open a deposit in three minutes, at weekends too.',
      },
    ],
    fees: [
      { name: 'Keeping the deposit', amount: 'IDR 0' },
      { name: 'Stamp duty on a printed certificate', amount: 'IDR 10,000' },
      {
        name: 'Taking it out early',
        amount: '0.5% of the principal',
        note: 'Interest of the current term is not paid',
      },
      {
        name: 'Final tax on interest',
        amount: '20%',
        note: 'None where deposits come to no more than IDR 7.5 million',
      },
    ],
    requirements: [
      'A Lentera savings or current account to pay from and into.',
      'Individuals: identity card and tax number.',
      'Companies: deed of establishment with amendments, business number (NIB), tax number, and the identity of the directors.',
    ],
    steps: [
      { title: 'Choose amount and term', text: 'The calculator on this page shows what it earns.' },
      {
        title: 'Decide what happens at maturity',
        text: 'Paid out, principal renewed, or renewed with interest.',
      },
      { title: 'Place the money', text: 'In the app, or at a branch above IDR 500 million.' },
      {
        title: 'Receive your certificate',
        text: 'It is kept in the app. We remind you seven days before maturity.',
      },
    ],
    action: { text: 'Open a deposit', url: '/register-product' },
    disclaimer:
      'LPS insures a deposit that is recorded in the bank’s books, whose rate does not exceed the guaranteed rate, and that has not caused the bank a loss. Rates on this page are illustrations and hold on the day of placement.',
    blocks: [
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'What is the difference between renewing with and without interest?',
            answer: [
              {
                p: 'Renewing the principal pays the interest after tax into your account at each maturity. Renewing with interest adds it to the principal, where it earns interest in the next term.',
              },
            ],
          },
          {
            question: 'May I take it out early?',
            answer: [
              {
                p: 'Yes. Interest of the current term is not paid, and there is a fee of 0.5% of the principal. The rest of your principal comes back whole.',
              },
            ],
          },
          {
            question: 'Which rate applies when it is renewed automatically?',
            answer: [
              {
                p: 'The counter rate of the day of renewal for the same term. You can call the renewal off until the day before.',
              },
            ],
          },
        ],
      },
      {
        type: 'cards',
        title: 'Worth reading first',
        items: [
          {
            icon: 'shield',
            title: 'Deposit insurance',
            text: 'Three conditions for a deposit to be paid out by LPS.',
            url: '/informasi/penjaminan-simpanan',
            action: 'Read the conditions',
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
