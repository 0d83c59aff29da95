import type { ProductSeed } from './types.ts';

export const tabunganPelajar: ProductSeed = {
  type: 'simpanan',
  subType: 'tabungan-pelajar',
  isInForms: true,
  id: {
    name: 'Tabungan Lentera Belia',
    tagline: 'Tabungan pertama, dengan orang tua di sampingnya',
    summary:
      'Rekening untuk pelajar 6 sampai 17 tahun. Setoran mulai Rp5.000, tanpa biaya bulanan, dan orang tua melihat setiap transaksi.',
    facts: [
      { label: 'Usia', value: '6 sampai 17 tahun' },
      { label: 'Setoran awal', value: 'Rp5.000' },
      { label: 'Biaya bulanan', value: 'Rp0' },
      { label: 'Batas belanja', value: 'Diatur orang tua' },
    ],
    benefits: [
      {
        icon: 'piggy-bank',
        title: 'Setor dari Rp5.000',
        text: 'Juga di sekolah, pada hari menabung bersama petugas kami.',
      },
      {
        icon: 'shield',
        title: 'Orang tua memegang kendali',
        text: 'Batas harian, jenis belanja, dan pemblokiran kartu ada di aplikasi orang tua.',
      },
      {
        icon: 'book',
        title: 'Belajar sambil menabung',
        text: 'Setiap target yang tercapai membuka satu bacaan pendek tentang uang.',
      },
      {
        icon: 'graduation-cap',
        title: 'Tumbuh bersama',
        text: 'Pada usia 17 tahun rekening berubah menjadi Tabungan Lentera tanpa ganti nomor.',
      },
    ],
    fees: [
      { name: 'Setoran awal', amount: 'Rp5.000' },
      { name: 'Setoran berikutnya, paling sedikit', amount: 'Rp1.000' },
      { name: 'Administrasi bulanan', amount: 'Rp0' },
      { name: 'Kartu debit Belia, per bulan', amount: 'Rp0' },
      { name: 'Penggantian kartu hilang', amount: 'Rp15.000' },
    ],
    requirements: [
      'Kartu Identitas Anak atau akta kelahiran.',
      'e-KTP orang tua atau wali, dan kartu keluarga.',
      'Orang tua atau wali memiliki Tabungan Lentera.',
    ],
    steps: [
      { title: 'Orang tua mendaftar', text: 'Lewat formulir di situs ini atau di kantor cabang.' },
      { title: 'Datang bersama anak', text: 'Sekali saja, untuk mencocokkan dokumen dan mengambil kartu.' },
      { title: 'Atur batas', text: 'Tentukan batas belanja dan uang saku otomatis di aplikasi.' },
    ],
    action: { text: 'Daftarkan anak', url: '/register-product' },
    blocks: [
      {
        type: 'text',
        title: 'Kebiasaan kecil yang menetap',
        body: [
          {
            p: 'Anak yang melihat saldonya bertambah lima ribu demi lima ribu belajar dua hal sekaligus: menunda keinginan, dan melihat hasilnya. Karena itu tabungan ini tidak memberi hadiah undian. Yang tumbuh adalah saldonya sendiri.',
          },
          {
            p: 'Kami menyarankan tiga kantong: **pakai** untuk sehari-hari, **simpan** untuk tujuan, dan **beri** untuk orang lain. Pembagian 60, 30, dan 10 persen adalah awal yang baik.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Bisakah anak menarik uang tanpa izin?',
            answer: [{ p: 'Bisa, sampai batas harian yang Anda tentukan. Batas itu boleh nol.' }],
          },
          {
            question: 'Apakah simpanannya dijamin?',
            answer: [{ p: 'Ya. Simpanan anak dijamin atas namanya sendiri sesuai ketentuan LPS.' }],
          },
        ],
      },
    ],
  },
  en: {
    name: 'Lentera Junior Savings',
    tagline: 'A first account, with a parent close by',
    summary:
      'An account for pupils from 6 to 17. It starts with IDR 5,000, costs nothing a month, and parents see every transaction.',
    facts: [
      { label: 'Age', value: '6 to 17' },
      { label: 'To open', value: 'IDR 5,000' },
      { label: 'Monthly fee', value: 'IDR 0' },
      { label: 'Spending limit', value: 'Set by parents' },
    ],
    benefits: [
      {
        icon: 'piggy-bank',
        title: 'From IDR 5,000',
        text: 'At school too, on the days when our staff come to collect savings.',
      },
      {
        icon: 'shield',
        title: 'Parents in charge',
        text: 'Daily limits, kinds of shops and blocking the card are all in the parent’s app.',
      },
      {
        icon: 'book',
        title: 'Learning by saving',
        text: 'Each goal that is reached opens a short read about money.',
      },
      {
        icon: 'graduation-cap',
        title: 'It grows up too',
        text: 'At 17 it becomes a Lentera Savings account, with the same number.',
      },
    ],
    fees: [
      { name: 'First deposit', amount: 'IDR 5,000' },
      { name: 'Later deposits, at least', amount: 'IDR 1,000' },
      { name: 'Monthly fee', amount: 'IDR 0' },
      { name: 'Junior debit card, a month', amount: 'IDR 0' },
      { name: 'Replacing a lost card', amount: 'IDR 15,000' },
    ],
    requirements: [
      'The child’s identity card (KIA) or birth certificate.',
      'A parent’s or guardian’s identity card, and the family card.',
      'A Lentera Savings account of the parent or guardian.',
    ],
    steps: [
      { title: 'A parent registers', text: 'With the form on this site, or at a branch.' },
      { title: 'Come with your child', text: 'Just once, to check the documents and collect the card.' },
      { title: 'Set the limits', text: 'Choose a spending limit and automatic pocket money in the app.' },
    ],
    action: { text: 'Register your child', url: '/register-product' },
    blocks: [
      {
        type: 'text',
        title: 'A small habit that stays',
        body: [
          {
            p: 'A child who watches a balance grow five thousand at a time learns two things at once: to wait, and to see what waiting brings. That is why there is no prize draw here. What grows is the balance itself.',
          },
          {
            p: 'We suggest three pockets: **spend** for every day, **save** for a goal, and **give** for others. Sixty, thirty and ten per cent is a good start.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Can my child take money out without asking?',
            answer: [{ p: 'Yes, up to the daily limit that you set. It may be zero.' }],
          },
          {
            question: 'Is the money insured?',
            answer: [{ p: 'Yes. A child’s deposits are insured in the child’s own name under LPS rules.' }],
          },
        ],
      },
    ],
  },
};
