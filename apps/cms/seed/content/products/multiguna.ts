import type { ProductSeed } from './types.ts';

export const multiguna: ProductSeed = {
  type: 'pinjaman',
  subType: 'multiguna',
  calculator: { kind: 'loan', loan: 'multiguna', annualRatePercent: 10.5, system: 'flat' },
  isInForms: true,
  id: {
    name: 'Kredit Multiguna Lentera',
    tagline: 'Untuk kebutuhan besar yang datang sekali-sekali',
    summary:
      'Pinjaman Rp5 juta sampai Rp500 juta untuk pendidikan, kesehatan, pernikahan, atau perbaikan rumah, dengan angsuran tetap sampai delapan tahun.',
    facts: [
      { label: 'Plafon', value: 'Rp5 juta sampai Rp500 juta' },
      { label: 'Jangka waktu', value: '1 sampai 8 tahun' },
      { label: 'Bunga', value: '10,5% flat per tahun' },
      { label: 'Keputusan', value: 'Tiga hari kerja' },
    ],
    benefits: [
      {
        icon: 'clock',
        title: 'Cepat diputuskan',
        text: 'Tiga hari kerja setelah dokumen lengkap, tanpa biaya survei.',
      },
      {
        icon: 'check',
        title: 'Angsuran tetap',
        text: 'Jumlahnya sama setiap bulan, jadi mudah dimasukkan ke anggaran.',
      },
      {
        icon: 'hand-coins',
        title: 'Tanpa agunan sampai Rp100 juta',
        text: 'Untuk karyawan yang gajinya dibayarkan lewat Bank Lentera.',
      },
    ],
    fees: [
      { name: 'Provisi', amount: '1,5% dari plafon' },
      { name: 'Administrasi', amount: 'Rp250.000' },
      { name: 'Asuransi jiwa kredit', amount: 'Mulai 0,4% per tahun' },
      { name: 'Pelunasan dipercepat', amount: '2% dari sisa pokok' },
      { name: 'Denda keterlambatan', amount: '0,15% per hari', note: 'Dari angsuran yang terlambat' },
    ],
    requirements: [
      'Berusia 21 tahun dan paling tua 58 tahun saat lunas.',
      'Penghasilan bersih paling sedikit Rp4 juta per bulan.',
      'e-KTP, NPWP, kartu keluarga, dan slip gaji tiga bulan.',
      'Di atas Rp100 juta: sertifikat rumah atau BPKB kendaraan sebagai agunan.',
    ],
    steps: [
      { title: 'Hitung angsuran', text: 'Bandingkan ketiga sistem bunga di kalkulator.' },
      { title: 'Ajukan', text: 'Formulir diisi dalam lima menit.' },
      { title: 'Wawancara singkat', text: 'Lewat telepon atau di kantor cabang.' },
      { title: 'Dana cair', text: 'Masuk ke rekening Anda pada hari akad ditandatangani.' },
    ],
    action: { text: 'Ajukan pinjaman', url: '/register-product' },
    disclaimer:
      'Bunga flat dihitung dari pinjaman awal. Bunga 10,5% flat selama dua tahun setara dengan bunga efektif sekitar 19,0% per tahun; kalkulator menunjukkan angka setara untuk jangka waktu Anda.',
    blocks: [
      {
        type: 'text',
        title: 'Pinjam secukupnya',
        body: [
          {
            p: 'Pinjaman yang baik menyelesaikan satu masalah tanpa membuka masalah baru. Sebelum mengajukan, tulis tiga angka: berapa yang benar-benar dibutuhkan, berapa yang sanggup dibayar setiap bulan, dan berapa yang masih tersisa bila satu penghasilan hilang.',
          },
          {
            list: [
              'Jumlah seluruh angsuran paling banyak **30%** dari penghasilan bersih.',
              'Dana darurat tetap ada, paling sedikit tiga bulan pengeluaran.',
              'Jangka waktu tidak lebih panjang dari manfaat yang dibiayai.',
            ],
          },
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Mengapa bunga flat terlihat lebih rendah?',
            answer: [
              {
                p: 'Karena dihitung dari pinjaman awal, bukan dari sisanya. Bandingkan selalu total bunganya, atau baca [penjelasan lengkapnya](/news/cara-membaca-suku-bunga-flat-dan-efektif-sebelum-mengambil-kredit).',
              },
            ],
          },
          {
            question: 'Apakah boleh menambah pinjaman di tengah jalan?',
            answer: [
              {
                p: 'Boleh setelah dua belas angsuran dibayar tepat waktu. Pinjaman lama dilunasi tanpa biaya pelunasan.',
              },
            ],
          },
        ],
      },
    ],
  },
  en: {
    name: 'Lentera Multipurpose Loan',
    tagline: 'For the large needs that come once in a while',
    summary:
      'IDR 5 million to IDR 500 million for education, health, a wedding or repairs, in equal instalments over up to eight years.',
    facts: [
      { label: 'Amount', value: 'IDR 5 million to IDR 500 million' },
      { label: 'Term', value: '1 to 8 years' },
      { label: 'Interest', value: '10.5% flat per annum' },
      { label: 'Decision', value: 'Three working days' },
    ],
    benefits: [
      {
        icon: 'clock',
        title: 'A quick answer',
        text: 'Three working days after your documents are complete, with no survey fee.',
      },
      {
        icon: 'check',
        title: 'Equal instalments',
        text: 'The same amount each month, which makes budgeting simple.',
      },
      {
        icon: 'hand-coins',
        title: 'No collateral up to IDR 100 million',
        text: 'For employees whose salary is paid through Bank Lentera.',
      },
    ],
    fees: [
      { name: 'Arrangement fee', amount: '1.5% of the loan' },
      { name: 'Administration', amount: 'IDR 250,000' },
      { name: 'Credit life insurance', amount: 'From 0.4% a year' },
      { name: 'Early repayment', amount: '2% of the outstanding balance' },
      { name: 'Late payment', amount: '0.15% a day', note: 'Of the instalment that is late' },
    ],
    requirements: [
      'Aged 21 or over, and no older than 58 at the end.',
      'A net income of at least IDR 4 million a month.',
      'Identity card, tax number, family card, and pay slips of three months.',
      'Above IDR 100 million: a title deed or a vehicle’s ownership book as collateral.',
    ],
    steps: [
      { title: 'Work out the instalment', text: 'Compare all three interest systems in the calculator.' },
      { title: 'Apply', text: 'The form takes five minutes.' },
      { title: 'A short interview', text: 'On the phone, or at a branch.' },
      { title: 'Receive the money', text: 'In your account on the day you sign.' },
    ],
    action: { text: 'Apply for a loan', url: '/register-product' },
    disclaimer:
      'Flat interest is charged on the original amount. A flat 10.5% over two years equals an effective rate of about 19.0% per annum; the calculator shows the equivalent for your term.',
    blocks: [
      {
        type: 'text',
        title: 'Borrow what you need',
        body: [
          {
            p: 'A good loan solves one problem without opening another. Before you apply, write down three figures: what you really need, what you can pay each month, and what would be left if one income were lost.',
          },
          {
            list: [
              'All instalments together at most **30%** of net income.',
              'An emergency fund of at least three months’ spending stays in place.',
              'A term no longer than what it pays for will last.',
            ],
          },
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Why does a flat rate look lower?',
            answer: [
              {
                p: 'Because it is charged on the original amount and not on the outstanding balance. Always compare the total interest, or read [the full explanation](/news/cara-membaca-suku-bunga-flat-dan-efektif-sebelum-mengambil-kredit).',
              },
            ],
          },
          {
            question: 'Can I borrow more along the way?',
            answer: [{ p: 'After twelve instalments on time. The old loan is then repaid without a fee.' }],
          },
        ],
      },
    ],
  },
};
