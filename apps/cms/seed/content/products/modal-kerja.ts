import type { ProductSeed } from './types.ts';

export const modalKerja: ProductSeed = {
  type: 'pinjaman',
  subType: 'modal-kerja',
  picture: {
    scene: 'batik-workshop',
    alt: {
      id: 'Kain batik dengan canting dan wajan malam di sebuah sanggar',
      en: 'Batik cloth with a wax pen and a pan of hot wax in a workshop',
    },
  },
  calculator: { kind: 'loan', loan: 'modal-kerja', annualRatePercent: 9.75, system: 'effective' },
  isInForms: true,
  id: {
    name: 'Kredit Modal Kerja Lentera',
    tagline: 'Stok terisi sebelum pembeli datang',
    summary:
      'Kredit untuk membeli bahan baku, mengisi stok, dan menjembatani piutang. Plafon sampai Rp2 miliar, bunga hanya dari pokok yang masih terpakai.',
    facts: [
      { label: 'Plafon', value: 'Rp10 juta sampai Rp2 miliar' },
      { label: 'Jangka waktu', value: '1 sampai 10 tahun' },
      { label: 'Bunga', value: '9,75% efektif per tahun' },
      { label: 'Usaha berjalan', value: 'Paling sedikit satu tahun' },
    ],
    benefits: [
      {
        icon: 'package',
        title: 'Tarik sesuai kebutuhan',
        text: 'Dana ditarik bertahap. Bunga dihitung dari yang sudah ditarik saja.',
      },
      {
        icon: 'calculator',
        title: 'Angsuran menurun',
        text: 'Bunga dihitung dari sisa pinjaman, sehingga angsuran makin ringan.',
      },
      {
        icon: 'store',
        title: 'Dinilai dari usahanya',
        text: 'Catatan penjualan QRIS dan mutasi rekening diterima sebagai bukti omzet.',
      },
      {
        icon: 'handshake',
        title: 'Didampingi',
        text: 'Penasihat usaha kami membantu menyusun laporan keuangan sederhana, gratis.',
      },
    ],
    fees: [
      {
        name: 'Provisi',
        amount: '1% dari plafon',
        note: 'Rp0 untuk nasabah UMKM baru selama promo berlaku',
      },
      { name: 'Administrasi', amount: 'Rp350.000' },
      { name: 'Perpanjangan fasilitas, per tahun', amount: '0,5% dari plafon' },
      { name: 'Pengikatan agunan', amount: 'Menurut tarif notaris' },
      { name: 'Pelunasan dipercepat', amount: 'Rp0' },
    ],
    requirements: [
      'Usaha berjalan paling sedikit satu tahun di tempat yang sama.',
      'NIB dan NPWP; untuk badan usaha juga akta dan perubahannya.',
      'Catatan keuangan atau mutasi rekening dua belas bulan.',
      'Agunan tambahan untuk plafon di atas Rp100 juta.',
    ],
    steps: [
      { title: 'Ceritakan usaha Anda', text: 'Isi formulir, atau minta konsultasi lebih dahulu.' },
      { title: 'Kunjungan usaha', text: 'Petugas melihat tempat usaha dan catatan penjualan.' },
      { title: 'Penawaran tertulis', text: 'Plafon, bunga, jadwal, dan seluruh biaya dalam satu surat.' },
      { title: 'Tanda tangan dan tarik dana', text: 'Penarikan pertama pada hari yang sama.' },
    ],
    action: { text: 'Ajukan modal kerja', url: '/register-product' },
    blocks: [
      {
        type: 'features',
        title: 'Tiga bentuk, satu fasilitas',
        lead: 'Pilih yang sesuai dengan arus kas usaha Anda. Boleh digabung.',
        items: [
          {
            icon: 'swap',
            title: 'Rekening koran',
            text: 'Plafon yang dapat dipakai dan dikembalikan kapan saja. Cocok untuk toko dan distributor.',
          },
          {
            icon: 'clock',
            title: 'Angsuran',
            text: 'Pokok dan bunga dibayar setiap bulan. Cocok untuk usaha dengan penjualan yang merata.',
          },
          {
            icon: 'truck',
            title: 'Musiman',
            text: 'Pokok dibayar setelah panen atau hari raya, bunga setiap bulan.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Saya belum punya laporan keuangan. Apakah bisa mengajukan?',
            answer: [
              {
                p: 'Bisa. Mulai dengan [konsultasi gratis](/business-consultation/business-consultation). Penasihat kami membantu menyusun catatan dari nota dan mutasi rekening.',
              },
            ],
          },
          {
            question: 'Berapa plafon yang wajar?',
            answer: [
              {
                p: 'Biasanya satu sampai dua kali kebutuhan belanja bahan dalam satu putaran usaha. Kami menghitungnya bersama Anda.',
              },
            ],
          },
        ],
      },
      {
        type: 'banner',
        tone: 'night',
        title: 'Belum yakin angkanya?',
        text: 'Bawa catatan penjualan Anda. Penasihat usaha kami menghitung bersama, tanpa biaya dan tanpa kewajiban meminjam.',
        link: { text: 'Minta konsultasi', url: '/business-consultation/business-consultation' },
      },
    ],
  },
  en: {
    name: 'Lentera Working Capital',
    tagline: 'Full shelves before the customers come',
    summary:
      'Credit for materials, stock and the time until invoices are paid. Up to IDR 2 billion, with interest on the outstanding principal alone.',
    facts: [
      { label: 'Amount', value: 'IDR 10 million to IDR 2 billion' },
      { label: 'Term', value: '1 to 10 years' },
      { label: 'Interest', value: '9.75% effective per annum' },
      { label: 'In business', value: 'For at least a year' },
    ],
    benefits: [
      {
        icon: 'package',
        title: 'Draw what you need',
        text: 'Take the money in stages. Interest counts on what you have drawn.',
      },
      {
        icon: 'calculator',
        title: 'Instalments that fall',
        text: 'Interest is charged on the outstanding balance, so instalments get lighter.',
      },
      {
        icon: 'store',
        title: 'Judged by your business',
        text: 'QRIS sales and account statements count as proof of turnover.',
      },
      {
        icon: 'handshake',
        title: 'With an adviser',
        text: 'We help you draw up simple accounts, free of charge.',
      },
    ],
    fees: [
      {
        name: 'Arrangement fee',
        amount: '1% of the limit',
        note: 'IDR 0 for new MSME customers while the promotion runs',
      },
      { name: 'Administration', amount: 'IDR 350,000' },
      { name: 'Renewing the facility, a year', amount: '0.5% of the limit' },
      { name: 'Securing collateral', amount: 'At the notary’s tariff' },
      { name: 'Early repayment', amount: 'IDR 0' },
    ],
    requirements: [
      'A business that has run for at least a year in the same place.',
      'Business number (NIB) and tax number; for companies the deeds as well.',
      'Accounts or bank statements of twelve months.',
      'Additional collateral above IDR 100 million.',
    ],
    steps: [
      { title: 'Tell us about your business', text: 'Fill in the form, or ask for advice first.' },
      { title: 'A visit', text: 'Our officer sees your premises and your sales records.' },
      { title: 'A written offer', text: 'Limit, rate, schedule and all fees in one letter.' },
      { title: 'Sign and draw', text: 'The first drawing can be on the same day.' },
    ],
    action: { text: 'Apply for working capital', url: '/register-product' },
    blocks: [
      {
        type: 'features',
        title: 'Three shapes, one facility',
        lead: 'Choose what suits your cash flow. They can be combined.',
        items: [
          {
            icon: 'swap',
            title: 'Revolving',
            text: 'A limit to use and pay back at any time. For shops and distributors.',
          },
          {
            icon: 'clock',
            title: 'Instalments',
            text: 'Principal and interest each month. For businesses with steady sales.',
          },
          {
            icon: 'truck',
            title: 'Seasonal',
            text: 'Principal after the harvest or the holidays, interest each month.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'I have no accounts yet. Can I apply?',
            answer: [
              {
                p: 'Yes. Begin with [free advice](/business-consultation/business-consultation). We help you draw up records from receipts and statements.',
              },
            ],
          },
          {
            question: 'How much is reasonable?',
            answer: [
              {
                p: 'Usually once or twice what you spend on materials in one business cycle. We work it out with you.',
              },
            ],
          },
        ],
      },
      {
        type: 'banner',
        tone: 'night',
        title: 'Not sure of the figures?',
        text: 'Bring your sales records. Our adviser goes through them with you, free and with no obligation to borrow.',
        link: { text: 'Ask for advice', url: '/business-consultation/business-consultation' },
      },
    ],
  },
};
