import type { ProductSeed } from './types.ts';

export const kendaraan: ProductSeed = {
  type: 'pinjaman',
  subType: 'kendaraan',
  picture: {
    scene: 'delivery-truck',
    alt: { id: 'Truk pengangkut barang melaju di jalan', en: 'A delivery truck on the road' },
  },
  calculator: { kind: 'loan', loan: 'kendaraan', annualRatePercent: 4.4, system: 'flat' },
  isInForms: true,
  id: {
    name: 'Kredit Kendaraan Lentera',
    tagline: 'Dari motor pertama sampai armada pengiriman',
    summary:
      'Kredit kendaraan baru dan bekas sampai Rp1,5 miliar dan tujuh tahun, dengan bunga khusus untuk kendaraan listrik.',
    facts: [
      { label: 'Plafon', value: 'Rp5 juta sampai Rp1,5 miliar' },
      { label: 'Jangka waktu', value: '1 sampai 7 tahun' },
      { label: 'Bunga', value: 'Mulai 4,4% flat per tahun' },
      { label: 'Uang muka', value: 'Mulai 20%' },
    ],
    benefits: [
      {
        icon: 'truck',
        title: 'Baru, bekas, armada',
        text: 'Kendaraan bekas sampai usia sepuluh tahun saat lunas.',
      },
      {
        icon: 'hand-coins',
        title: 'Listrik lebih ringan',
        text: 'Potongan bunga 0,5 poin persen untuk kendaraan listrik murni.',
      },
      {
        icon: 'shield',
        title: 'Asuransi sudah dihitung',
        text: 'Premi tercantum di penawaran, bukan kejutan di kasir.',
      },
    ],
    fees: [
      { name: 'Provisi', amount: '1% dari plafon' },
      { name: 'Administrasi', amount: 'Rp500.000 untuk mobil', note: 'Rp200.000 untuk motor' },
      { name: 'Fidusia', amount: 'Menurut tarif resmi' },
      { name: 'Pelunasan dipercepat', amount: '3% dari sisa pokok' },
    ],
    requirements: [
      'Berusia 21 tahun dan paling tua 60 tahun saat lunas.',
      'e-KTP, NPWP, kartu keluarga, dan bukti penghasilan tiga bulan.',
      'Surat penawaran dari penjual atau dealer.',
      'SIM yang sesuai dan masih berlaku.',
    ],
    steps: [
      {
        title: 'Pilih kendaraan',
        text: 'Dari dealer mana pun, atau penjual perorangan untuk kendaraan bekas.',
      },
      { title: 'Ajukan', text: 'Jawaban awal dalam satu hari kerja.' },
      { title: 'Periksa kendaraan', text: 'Kendaraan bekas diperiksa teknisi independen.' },
      { title: 'Bawa pulang', text: 'BPKB kami simpan dengan aman sampai lunas.' },
    ],
    action: { text: 'Ajukan kredit', url: '/register-product' },
    disclaimer:
      'Bunga flat dihitung dari pinjaman awal. Kalkulator menunjukkan bunga efektif yang setara untuk jangka waktu Anda.',
    blocks: [
      {
        type: 'table',
        title: 'Bunga menurut kendaraan',
        columns: ['Kendaraan', 'Sampai 3 tahun', '4 sampai 5 tahun', '6 sampai 7 tahun'],
        rows: [
          ['Mobil baru', '4,9%', '5,9%', '6,9%'],
          ['Mobil listrik', '4,4%', '5,4%', '6,4%'],
          ['Mobil bekas', '6,9%', '7,9%', 'Tidak tersedia'],
          ['Sepeda motor', '9,5%', 'Tidak tersedia', 'Tidak tersedia'],
        ],
        note: 'Bunga flat per tahun. Ilustrasi.',
      },
      {
        type: 'product',
        product: 'pinjaman/modal-kerja',
        text: 'Kendaraan untuk usaha dapat digabung dengan fasilitas modal kerja.',
      },
    ],
  },
  en: {
    name: 'Lentera Vehicle Loan',
    tagline: 'From a first motorbike to a fleet',
    summary:
      'Loans for new and used vehicles up to IDR 1.5 billion and seven years, with a lower rate for electric ones.',
    facts: [
      { label: 'Amount', value: 'IDR 5 million to IDR 1.5 billion' },
      { label: 'Term', value: '1 to 7 years' },
      { label: 'Interest', value: 'From 4.4% flat per annum' },
      { label: 'Down payment', value: 'From 20%' },
    ],
    benefits: [
      {
        icon: 'truck',
        title: 'New, used or a fleet',
        text: 'Used vehicles up to ten years old at the end of the loan.',
      },
      {
        icon: 'hand-coins',
        title: 'Electric for less',
        text: 'Half a percentage point off for vehicles that run on electricity alone.',
      },
      {
        icon: 'shield',
        title: 'Insurance included in the sums',
        text: 'The premium is in the offer, and no surprise at the till.',
      },
    ],
    fees: [
      { name: 'Arrangement fee', amount: '1% of the loan' },
      { name: 'Administration', amount: 'IDR 500,000 for cars', note: 'IDR 200,000 for motorbikes' },
      { name: 'Fiduciary registration', amount: 'At official tariffs' },
      { name: 'Early repayment', amount: '3% of the outstanding balance' },
    ],
    requirements: [
      'Aged 21 or over, and no older than 60 at the end.',
      'Identity card, tax number, family card, and proof of income for three months.',
      'A quotation from the seller or dealer.',
      'A valid driving licence of the right class.',
    ],
    steps: [
      { title: 'Choose the vehicle', text: 'From any dealer, or a private seller if it is used.' },
      { title: 'Apply', text: 'You get a first answer within one working day.' },
      { title: 'A check', text: 'An independent mechanic looks at used vehicles.' },
      { title: 'Drive it home', text: 'We keep the ownership book safe until the loan is repaid.' },
    ],
    action: { text: 'Apply for a loan', url: '/register-product' },
    disclaimer:
      'Flat interest is charged on the original amount. The calculator shows the equivalent effective rate for your term.',
    blocks: [
      {
        type: 'table',
        title: 'Rates by vehicle',
        columns: ['Vehicle', 'Up to 3 years', '4 to 5 years', '6 to 7 years'],
        rows: [
          ['New car', '4.9%', '5.9%', '6.9%'],
          ['Electric car', '4.4%', '5.4%', '6.4%'],
          ['Used car', '6.9%', '7.9%', 'Not available'],
          ['Motorbike', '9.5%', 'Not available', 'Not available'],
        ],
        note: 'Flat rates per annum. Illustrative.',
      },
      {
        type: 'product',
        product: 'pinjaman/modal-kerja',
        text: 'A vehicle for your business can be combined with working capital.',
      },
    ],
  },
};
