import type { ProductSeed } from './types.ts';

export const tabunganRencana: ProductSeed = {
  type: 'simpanan',
  subType: 'tabungan-rencana',
  tiers: [
    { from: 0, to: 50_000_000, annualRatePercent: 2.5 },
    { from: 50_000_000, to: null, annualRatePercent: 3 },
  ],
  calculator: { kind: 'savings-goal', annualRatePercent: 2.5 },
  isInForms: true,
  id: {
    name: 'Tabungan Lentera Rencana',
    tagline: 'Rencana besar, setoran kecil, tanggal yang pasti',
    summary:
      'Tabungan berjangka dengan setoran otomatis setiap bulan, mulai Rp100.000 selama 1 sampai 15 tahun, dengan perlindungan asuransi jiwa.',
    facts: [
      { label: 'Setoran', value: 'Mulai Rp100.000 per bulan' },
      { label: 'Jangka waktu', value: '1 sampai 15 tahun' },
      { label: 'Bunga', value: '2,5% sampai 3% per tahun' },
      { label: 'Perlindungan', value: 'Asuransi jiwa gratis' },
    ],
    benefits: [
      {
        icon: 'clock',
        title: 'Jalan sendiri',
        text: 'Setoran ditarik otomatis sehari setelah gajian, pada tanggal yang Anda pilih.',
      },
      {
        icon: 'shield',
        title: 'Rencana tetap selesai',
        text: 'Bila penabung meninggal, perusahaan asuransi rekanan meneruskan setoran sampai jatuh tempo.',
      },
      {
        icon: 'trend-up',
        title: 'Bunga lebih tinggi',
        text: 'Lebih tinggi dari tabungan harian, karena uangnya memang tidak sering diambil.',
      },
    ],
    fees: [
      { name: 'Administrasi bulanan', amount: 'Rp0' },
      { name: 'Premi asuransi jiwa', amount: 'Rp0', note: 'Ditanggung bank' },
      {
        name: 'Setoran gagal tiga kali berturut-turut',
        amount: 'Rp0',
        note: 'Rencana ditutup, saldo kembali ke tabungan',
      },
      { name: 'Penutupan sebelum jatuh tempo', amount: 'Rp50.000' },
    ],
    requirements: [
      'Memiliki Tabungan Lentera sebagai sumber setoran.',
      'Berusia 17 sampai 60 tahun pada saat pembukaan.',
      'Mengisi pernyataan kesehatan singkat untuk asuransi.',
    ],
    steps: [
      {
        title: 'Tentukan tujuan',
        text: 'Jumlah dan tanggalnya. Kalkulator di bawah menghitung setoran bulanan.',
      },
      { title: 'Pilih tanggal setor', text: 'Sebaiknya sehari setelah gaji masuk.' },
      { title: 'Biarkan berjalan', text: 'Kami mengabari setiap seperempat jalan menuju tujuan Anda.' },
    ],
    action: { text: 'Mulai rencana', url: '/register-product' },
    blocks: [
      {
        type: 'table',
        title: 'Contoh rencana',
        columns: ['Tujuan', 'Jumlah', 'Waktu', 'Setoran per bulan'],
        rows: [
          ['Uang muka rumah', 'Rp90 juta', '5 tahun', 'sekitar Rp1,41 juta'],
          ['Masuk SMA', 'Rp25 juta', '3 tahun', 'sekitar Rp670 ribu'],
          ['Ibadah', 'Rp60 juta', '8 tahun', 'sekitar Rp565 ribu'],
        ],
        note: 'Ilustrasi dengan bunga 2,5% per tahun sebelum pajak, dibulatkan.',
      },
    ],
  },
  en: {
    name: 'Lentera Planned Savings',
    tagline: 'Big plans, small deposits, a date to count on',
    summary:
      'A savings plan paid into automatically each month, from IDR 100,000 over 1 to 15 years, with life cover included.',
    facts: [
      { label: 'Deposits', value: 'From IDR 100,000 a month' },
      { label: 'Term', value: '1 to 15 years' },
      { label: 'Interest', value: '2.5% to 3% per annum' },
      { label: 'Protection', value: 'Life cover at no charge' },
    ],
    benefits: [
      {
        icon: 'clock',
        title: 'It runs by itself',
        text: 'Deposits are taken on the day you choose, such as the day after pay day.',
      },
      {
        icon: 'shield',
        title: 'The plan is completed',
        text: 'If the saver dies, our partner insurer pays the remaining deposits until maturity.',
      },
      {
        icon: 'trend-up',
        title: 'More interest',
        text: 'More than on an everyday account, because the money is meant to stay.',
      },
    ],
    fees: [
      { name: 'Monthly fee', amount: 'IDR 0' },
      { name: 'Life cover', amount: 'IDR 0', note: 'Paid by the bank' },
      {
        name: 'Three missed deposits in a row',
        amount: 'IDR 0',
        note: 'The plan ends and the balance returns to your account',
      },
      { name: 'Closing before maturity', amount: 'IDR 50,000' },
    ],
    requirements: [
      'A Lentera Savings account to pay from.',
      'Aged 17 to 60 when the plan begins.',
      'A short health declaration for the insurer.',
    ],
    steps: [
      {
        title: 'Name the goal',
        text: 'An amount and a date. The calculator below works out the monthly deposit.',
      },
      { title: 'Pick the day', text: 'The day after your salary arrives is best.' },
      { title: 'Let it run', text: 'We tell you at each quarter of the way.' },
    ],
    action: { text: 'Start a plan', url: '/register-product' },
    blocks: [
      {
        type: 'table',
        title: 'Plans by example',
        columns: ['Goal', 'Amount', 'Time', 'Deposit a month'],
        rows: [
          ['Down payment on a home', 'IDR 90 million', '5 years', 'about IDR 1.41 million'],
          ['Secondary school', 'IDR 25 million', '3 years', 'about IDR 670,000'],
          ['Pilgrimage', 'IDR 60 million', '8 years', 'about IDR 565,000'],
        ],
        note: 'Illustrations at 2.5% per annum before tax, rounded.',
      },
    ],
  },
};
