import type { ProductSeed } from './types.ts';

export const giro: ProductSeed = {
  type: 'simpanan',
  subType: 'giro',
  tiers: [
    { from: 0, to: 25_000_000, annualRatePercent: 0 },
    { from: 25_000_000, to: 1_000_000_000, annualRatePercent: 0.75 },
    { from: 1_000_000_000, to: null, annualRatePercent: 1.25 },
  ],
  isInForms: true,
  id: {
    name: 'Giro Lentera Usaha',
    tagline: 'Satu rekening kerja untuk seluruh arus kas usaha',
    summary:
      'Rekening giro untuk membayar pemasok, menerima penjualan, dan menggaji karyawan, lengkap dengan cek, bilyet giro, dan akses bertingkat.',
    facts: [
      { label: 'Setoran awal', value: 'Rp1 juta' },
      { label: 'Jasa giro', value: 'Sampai 1,25% per tahun' },
      { label: 'Akses', value: 'Pembuat, pemeriksa, penyetuju' },
      { label: 'Mutasi', value: 'CSV dan MT940 setiap pagi' },
    ],
    benefits: [
      {
        icon: 'user-plus',
        title: 'Akses bertingkat',
        text: 'Kasir membuat transaksi, Anda yang menyetujui. Batas tiap orang diatur sendiri.',
      },
      {
        icon: 'clipboard',
        title: 'Gaji sekali unggah',
        text: 'Bayar sampai 500 karyawan dari satu berkas, langsung diperiksa nama dan nomor rekeningnya.',
      },
      {
        icon: 'download',
        title: 'Cocok dengan pembukuan',
        text: 'Mutasi dikirim setiap pagi dalam format yang dibaca program akuntansi.',
      },
      {
        icon: 'trend-up',
        title: 'Saldo tetap bekerja',
        text: 'Jasa giro dihitung dari saldo harian dan dibayar setiap akhir bulan.',
      },
    ],
    fees: [
      { name: 'Administrasi bulanan', amount: 'Rp25.000', note: 'Rp0 bila saldo rata-rata Rp10 juta' },
      { name: 'Buku cek atau bilyet giro, 25 lembar', amount: 'Rp150.000' },
      { name: 'Transfer BI-FAST', amount: 'Rp2.500' },
      { name: 'Transfer RTGS', amount: 'Rp30.000' },
      { name: 'Pembayaran gaji ke sesama Lentera', amount: 'Rp0' },
      { name: 'Penolakan cek karena dana tidak cukup', amount: 'Rp125.000' },
    ],
    requirements: [
      'Perorangan: e-KTP, NPWP, dan NIB bila usahanya berizin.',
      'Badan usaha: akta pendirian dan perubahan terakhir, NIB, dan NPWP badan.',
      'Identitas dan contoh tanda tangan setiap pengurus yang berwenang.',
      'Nama pemohon tidak tercantum dalam Daftar Hitam Nasional penarik cek.',
    ],
    steps: [
      { title: 'Kirim permohonan', text: 'Sebutkan bidang usaha dan perkiraan transaksi sebulan.' },
      { title: 'Kunjungan singkat', text: 'Petugas datang ke tempat usaha atau Anda ke cabang terdekat.' },
      { title: 'Atur wewenang', text: 'Tentukan siapa membuat, memeriksa, dan menyetujui transaksi.' },
      { title: 'Rekening siap', text: 'Biasanya dua hari kerja setelah dokumen lengkap.' },
    ],
    action: { text: 'Ajukan giro', url: '/register-product' },
    blocks: [
      {
        type: 'table',
        title: 'Batas transaksi harian',
        lead: 'Batas awal; dapat diubah oleh penyetuju sampai batas bank.',
        columns: ['Layanan', 'Per transaksi', 'Per hari'],
        rows: [
          ['Sesama Lentera', 'Rp5 miliar', 'Rp25 miliar'],
          ['BI-FAST', 'Rp250 juta', 'Rp2,5 miliar'],
          ['RTGS', 'Tanpa batas', 'Rp25 miliar'],
          ['Pembayaran pajak', 'Rp1 miliar', 'Rp5 miliar'],
        ],
        note: 'Angka ilustrasi untuk situs demonstrasi.',
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Apakah usaha perorangan tanpa badan hukum boleh membuka giro?',
            answer: [
              { p: 'Boleh. Rekening dibuka atas nama Anda, dengan nama usaha sebagai keterangan di mutasi.' },
            ],
          },
          {
            question: 'Berapa orang yang dapat diberi akses?',
            answer: [
              {
                p: 'Paling banyak 20 orang per rekening. Setiap orang masuk dengan nama dan perangkatnya sendiri.',
              },
            ],
          },
        ],
      },
      {
        type: 'product',
        product: 'pinjaman/modal-kerja',
        text: 'Arus kas giro selama enam bulan mempercepat penilaian kredit usaha Anda.',
      },
    ],
  },
  en: {
    name: 'Lentera Business Current Account',
    tagline: 'One working account for all the cash of a business',
    summary:
      'A current account to pay suppliers, take in sales and pay wages, with cheques, giro slips and rights for each member of your team.',
    facts: [
      { label: 'To open', value: 'IDR 1 million' },
      { label: 'Interest', value: 'Up to 1.25% per annum' },
      { label: 'Access', value: 'Maker, checker, approver' },
      { label: 'Statements', value: 'CSV and MT940 each morning' },
    ],
    benefits: [
      {
        icon: 'user-plus',
        title: 'Rights for each person',
        text: 'The cashier prepares a payment, you approve it. You set the limit for everyone.',
      },
      {
        icon: 'clipboard',
        title: 'Wages in one file',
        text: 'Pay up to 500 people from one file. Names and account numbers are checked on the spot.',
      },
      {
        icon: 'download',
        title: 'Fits your books',
        text: 'Statements arrive every morning in formats that accounting software reads.',
      },
      {
        icon: 'trend-up',
        title: 'A balance that works',
        text: 'Interest is worked out from each day’s balance and paid at the end of the month.',
      },
    ],
    fees: [
      { name: 'Monthly fee', amount: 'IDR 25,000', note: 'IDR 0 with an average balance of IDR 10 million' },
      { name: 'Book of 25 cheques or giro slips', amount: 'IDR 150,000' },
      { name: 'BI-FAST transfer', amount: 'IDR 2,500' },
      { name: 'RTGS transfer', amount: 'IDR 30,000' },
      { name: 'Wages to other Lentera accounts', amount: 'IDR 0' },
      { name: 'Cheque returned for lack of funds', amount: 'IDR 125,000' },
    ],
    requirements: [
      'Sole traders: identity card, tax number, and business number (NIB) where licensed.',
      'Companies: deed of establishment with the latest amendment, NIB and company tax number.',
      'Identity and specimen signature of everyone who may sign.',
      'No entry in the national blacklist of cheque drawers.',
    ],
    steps: [
      { title: 'Send your request', text: 'Tell us what you do and how much you expect to move in a month.' },
      { title: 'A short visit', text: 'We come to your premises, or you come to the nearest branch.' },
      { title: 'Set who may do what', text: 'Who prepares, who checks and who approves payments.' },
      { title: 'Ready to use', text: 'Usually two working days after your documents are complete.' },
    ],
    action: { text: 'Apply for an account', url: '/register-product' },
    blocks: [
      {
        type: 'table',
        title: 'Daily limits',
        lead: 'These are first limits. An approver can change them within those of the bank.',
        columns: ['Service', 'Per payment', 'Per day'],
        rows: [
          ['Within Lentera', 'IDR 5 billion', 'IDR 25 billion'],
          ['BI-FAST', 'IDR 250 million', 'IDR 2.5 billion'],
          ['RTGS', 'No limit', 'IDR 25 billion'],
          ['Tax payments', 'IDR 1 billion', 'IDR 5 billion'],
        ],
        note: 'Illustrative figures for a demonstration site.',
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Can a sole trader without a company open one?',
            answer: [
              {
                p: 'Yes. The account is in your own name, and the name of the business is shown on statements.',
              },
            ],
          },
          {
            question: 'How many people can have access?',
            answer: [
              {
                p: 'Up to 20 for each account. Everyone signs in under their own name and on their own device.',
              },
            ],
          },
        ],
      },
      {
        type: 'product',
        product: 'pinjaman/modal-kerja',
        text: 'Six months of cash flow through this account speed up the assessment of a business loan.',
      },
    ],
  },
};
