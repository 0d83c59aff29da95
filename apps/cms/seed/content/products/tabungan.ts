import type { ProductSeed } from './types.ts';

export const tabungan: ProductSeed = {
  type: 'simpanan',
  subType: 'tabungan',
  picture: {
    scene: 'market-stall',
    alt: {
      id: 'Pembeli dan penjual di kios buah dengan tenda bergaris',
      en: 'A shopper and a seller at a fruit stall under a striped awning',
    },
  },
  tiers: [
    { from: 0, to: 1_000_000, annualRatePercent: 0 },
    { from: 1_000_000, to: 50_000_000, annualRatePercent: 0.5 },
    { from: 50_000_000, to: 500_000_000, annualRatePercent: 1 },
    { from: 500_000_000, to: null, annualRatePercent: 1.5 },
  ],
  calculator: { kind: 'savings-goal', annualRatePercent: 1 },
  isInForms: true,
  id: {
    name: 'Tabungan Lentera',
    tagline: 'Rekening harian yang tidak menggerus saldo Anda',
    summary:
      'Tabungan rupiah untuk belanja, gaji, dan dana darurat. Tanpa biaya administrasi bulanan selama saldo rata-rata Anda di atas Rp500.000.',
    facts: [
      { label: 'Setoran awal', value: 'Rp50.000' },
      { label: 'Biaya bulanan', value: 'Rp0, bila saldo rata-rata Rp500.000' },
      { label: 'Bunga', value: '0% sampai 1,5% per tahun' },
      { label: 'Kartu debit', value: 'Gratis penerbitan pertama' },
    ],
    benefits: [
      {
        icon: 'piggy-bank',
        title: 'Saldo tetap utuh',
        text: 'Tidak ada biaya bulanan selama saldo rata-rata Rp500.000. Di bawah itu, biayanya Rp5.000 dan tertulis di mutasi.',
      },
      {
        icon: 'phone',
        title: 'Buka dari rumah',
        text: 'Cukup e-KTP dan ponsel. Verifikasi lewat panggilan video memakan waktu sekitar sepuluh menit.',
      },
      {
        icon: 'swap',
        title: 'Transfer dan QRIS',
        text: 'Transfer BI-FAST Rp2.500, QRIS untuk belanja tanpa biaya bagi pembeli.',
      },
      {
        icon: 'shield',
        title: 'Dijamin LPS',
        text: 'Simpanan dijamin sesuai ketentuan LPS, paling banyak Rp2 miliar per nasabah per bank.',
      },
      {
        icon: 'diamond',
        title: 'Kantong tujuan',
        text: 'Bagi saldo ke dalam paling banyak sepuluh kantong, misalnya sekolah anak atau mudik, tanpa membuka rekening baru.',
      },
      {
        icon: 'clock',
        title: 'Mutasi lima tahun',
        text: 'Lihat dan unduh rekening koran lima tahun terakhir kapan saja lewat aplikasi.',
      },
    ],
    fees: [
      { name: 'Setoran awal', amount: 'Rp50.000' },
      {
        name: 'Administrasi bulanan',
        amount: 'Rp0',
        note: 'Rp5.000 bila saldo rata-rata di bawah Rp500.000',
      },
      { name: 'Kartu debit, per bulan', amount: 'Rp2.500' },
      { name: 'Transfer BI-FAST', amount: 'Rp2.500' },
      { name: 'Tarik tunai di ATM bank lain', amount: 'Rp7.500' },
      { name: 'Rekening tidak aktif 12 bulan, per bulan', amount: 'Rp2.500' },
      { name: 'Penutupan rekening', amount: 'Rp25.000' },
    ],
    requirements: [
      'Warga negara Indonesia berusia paling sedikit 17 tahun atau sudah menikah.',
      'e-KTP yang masih terbaca dan NPWP, bila ada.',
      'Nomor ponsel dan alamat email yang aktif atas nama Anda sendiri.',
      'Warga negara asing: paspor dan KITAS atau KITAP, dibuka di kantor cabang.',
    ],
    steps: [
      { title: 'Isi formulir', text: 'Pilih Tabungan Lentera, lalu tulis data diri sesuai e-KTP.' },
      {
        title: 'Verifikasi',
        text: 'Petugas menghubungi Anda lewat panggilan video, setiap hari pukul 07.00 sampai 21.00 WIB.',
      },
      { title: 'Setor Rp50.000', text: 'Lewat transfer atau setoran di kantor mana pun.' },
      {
        title: 'Langsung dipakai',
        text: 'Nomor rekening aktif saat itu juga. Kartu tiba dalam lima hari kerja.',
      },
    ],
    action: { text: 'Buka rekening', url: '/register-product' },
    blocks: [
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Bagaimana saldo rata-rata dihitung?',
            answer: [
              {
                p: 'Saldo pada akhir setiap hari dijumlahkan, lalu dibagi jumlah hari dalam bulan itu. Satu hari saldo rendah tidak langsung membuat Anda dikenai biaya.',
              },
            ],
          },
          {
            question: 'Kapan bunga dibayarkan?',
            answer: [
              {
                p: 'Bunga dihitung dari saldo harian dan dibukukan pada hari kerja terakhir setiap bulan. Pajak final 20% dipotong bila jumlah simpanan Anda di atas Rp7,5 juta.',
              },
            ],
          },
          {
            question: 'Apa yang terjadi bila rekening lama tidak dipakai?',
            answer: [
              {
                p: 'Setelah 12 bulan tanpa transaksi, rekening menjadi tidak aktif. Uang Anda tetap aman. Aktifkan kembali lewat aplikasi atau kantor cabang dengan e-KTP.',
              },
            ],
          },
        ],
      },
    ],
  },
  en: {
    name: 'Lentera Savings',
    tagline: 'An everyday account that leaves your balance alone',
    summary:
      'A rupiah account for shopping, salaries and a rainy day. There is no monthly fee as long as your average balance stays above IDR 500,000.',
    facts: [
      { label: 'To open', value: 'IDR 50,000' },
      { label: 'Monthly fee', value: 'IDR 0 with IDR 500,000 on average' },
      { label: 'Interest', value: '0% to 1.5% per annum' },
      { label: 'Debit card', value: 'First card free' },
    ],
    benefits: [
      {
        icon: 'piggy-bank',
        title: 'Your balance stays whole',
        text: 'No monthly fee with an average of IDR 500,000. Below that it is IDR 5,000, and your statement says so.',
      },
      {
        icon: 'phone',
        title: 'Open it at home',
        text: 'All you need is your identity card and a phone. The video call takes about ten minutes.',
      },
      {
        icon: 'swap',
        title: 'Transfers and QRIS',
        text: 'BI-FAST transfers cost IDR 2,500. Paying by QRIS costs shoppers nothing.',
      },
      {
        icon: 'shield',
        title: 'Insured by LPS',
        text: 'Deposits are insured under LPS rules, up to IDR 2 billion per customer per bank.',
      },
      {
        icon: 'diamond',
        title: 'Pockets with a purpose',
        text: 'Split your balance into up to ten pockets, for school fees or the trip home, without opening another account.',
      },
      {
        icon: 'clock',
        title: 'Five years of statements',
        text: 'See and download the last five years in the app, whenever you like.',
      },
    ],
    fees: [
      { name: 'First deposit', amount: 'IDR 50,000' },
      { name: 'Monthly fee', amount: 'IDR 0', note: 'IDR 5,000 with an average balance below IDR 500,000' },
      { name: 'Debit card, a month', amount: 'IDR 2,500' },
      { name: 'BI-FAST transfer', amount: 'IDR 2,500' },
      { name: 'Cash from another bank’s ATM', amount: 'IDR 7,500' },
      { name: 'Dormant for 12 months, a month', amount: 'IDR 2,500' },
      { name: 'Closing the account', amount: 'IDR 25,000' },
    ],
    requirements: [
      'Indonesian citizens aged 17 or over, or married.',
      'A legible identity card (e-KTP), and a tax number if you have one.',
      'A mobile number and an email address of your own.',
      'Foreign nationals: passport and KITAS or KITAP, at one of our branches.',
    ],
    steps: [
      {
        title: 'Fill in the form',
        text: 'Choose Lentera Savings and give your details as on your identity card.',
      },
      {
        title: 'Prove it is you',
        text: 'We call you by video, any day between 7 am and 9 pm Jakarta time.',
      },
      { title: 'Pay in IDR 50,000', text: 'By transfer, or over the counter at any office.' },
      {
        title: 'Use it at once',
        text: 'Your number works straight away. The card arrives within five working days.',
      },
    ],
    action: { text: 'Open an account', url: '/register-product' },
    blocks: [
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'How is the average balance worked out?',
            answer: [
              {
                p: 'We add up the balance at the end of each day and divide it by the days of the month. One low day does not cost you a fee.',
              },
            ],
          },
          {
            question: 'When is interest paid?',
            answer: [
              {
                p: 'It is worked out from each day’s balance and credited on the last working day of the month. Final tax of 20% is withheld where your deposits exceed IDR 7.5 million.',
              },
            ],
          },
          {
            question: 'What if I do not use the account for a long time?',
            answer: [
              {
                p: 'After 12 months without a transaction it becomes dormant. Your money stays safe. Wake it up in the app, or at a branch with your identity card.',
              },
            ],
          },
        ],
      },
    ],
  },
};
