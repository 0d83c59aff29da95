import type { ProductSeed } from './types.ts';

export const obligasi: ProductSeed = {
  type: 'wealth',
  subType: 'obligasi',
  isInForms: true,
  id: {
    name: 'Obligasi Negara',
    tagline: 'Meminjamkan kepada negara, menerima kupon setiap bulan',
    summary:
      'Surat berharga negara di pasar perdana dan pasar sekunder. Kupon dibayar berkala dan pokok kembali pada saat jatuh tempo.',
    facts: [
      { label: 'Pembelian', value: 'Mulai Rp1 juta' },
      { label: 'Kupon', value: 'Bulanan untuk seri ritel' },
      { label: 'Pajak kupon', value: 'Final 10%' },
      { label: 'Penjaminan LPS', value: 'Tidak dijamin' },
    ],
    benefits: [
      {
        icon: 'shield',
        title: 'Dibayar oleh negara',
        text: 'Pembayaran kupon dan pokok diatur undang-undang.',
      },
      {
        icon: 'clock',
        title: 'Pemasukan berkala',
        text: 'Kupon masuk ke rekening pada tanggal yang sama setiap bulan.',
      },
      {
        icon: 'swap',
        title: 'Bisa dijual',
        text: 'Seri yang dapat diperdagangkan kami beli kembali pada hari kerja, mengikuti harga pasar.',
      },
    ],
    fees: [
      { name: 'Pembelian di pasar perdana', amount: 'Rp0' },
      { name: 'Transaksi di pasar sekunder', amount: 'Sudah termasuk dalam harga' },
      { name: 'Penyimpanan efek, per bulan', amount: 'Rp0' },
      { name: 'Pemindahan ke bank lain', amount: 'Rp50.000 per seri' },
    ],
    requirements: [
      'Warga negara Indonesia untuk seri ritel di pasar perdana.',
      'Tabungan Lentera, SID, dan rekening surat berharga.',
      'Profil risiko yang masih berlaku.',
    ],
    steps: [
      { title: 'Daftar sekali', text: 'Kami membuatkan SID dan rekening surat berharga.' },
      {
        title: 'Pesan',
        text: 'Selama masa penawaran untuk seri baru, atau setiap hari kerja di pasar sekunder.',
      },
      { title: 'Bayar', text: 'Dalam tiga jam setelah pemesanan pasar perdana.' },
      { title: 'Terima kupon', text: 'Langsung ke rekening, setelah pajak.' },
    ],
    action: { text: 'Bicara dengan penasihat', url: '/about-us/contact-us' },
    disclaimer:
      'Obligasi negara bukan produk bank dan tidak dijamin oleh LPS. Harga di pasar sekunder dapat naik dan turun, sehingga menjual sebelum jatuh tempo dapat mengurangi pokok. Bank bertindak sebagai mitra distribusi dan agen penjual.',
    blocks: [
      {
        type: 'table',
        title: 'Pasar perdana dan pasar sekunder',
        columns: ['', 'Pasar perdana', 'Pasar sekunder'],
        rows: [
          ['Waktu', 'Masa penawaran, beberapa kali setahun', 'Setiap hari kerja, 09.00 sampai 15.00 WIB'],
          ['Harga', '100% dari nominal', 'Harga pasar'],
          ['Paling sedikit', 'Rp1 juta', 'Rp10 juta'],
          ['Dapat dijual kembali', 'Menurut seri', 'Ya'],
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Mengapa harga obligasi turun ketika suku bunga naik?',
            answer: [
              {
                p: 'Karena obligasi baru memberi kupon lebih tinggi. Agar tetap menarik, obligasi lama dijual lebih murah. Bila Anda menunggu sampai jatuh tempo, pokok dibayar penuh.',
              },
            ],
          },
          {
            question: 'Apakah kupon bisa berubah?',
            answer: [
              {
                p: 'Pada seri berkupon tetap, tidak. Pada seri berkupon mengambang, kupon disesuaikan setiap tiga bulan dengan batas terendah.',
              },
            ],
          },
        ],
      },
    ],
  },
  en: {
    name: 'Government Bonds',
    tagline: 'Lend to the state, receive a coupon each month',
    summary:
      'Government securities in new issues and on the secondary market. Coupons come at regular dates, and the principal at maturity.',
    facts: [
      { label: 'To buy', value: 'From IDR 1 million' },
      { label: 'Coupon', value: 'Monthly on retail series' },
      { label: 'Tax on coupons', value: '10% final' },
      { label: 'LPS insurance', value: 'Not insured' },
    ],
    benefits: [
      {
        icon: 'shield',
        title: 'Paid by the state',
        text: 'The payment of coupons and principal is laid down by law.',
      },
      {
        icon: 'clock',
        title: 'Regular income',
        text: 'The coupon reaches your account on the same day each month.',
      },
      {
        icon: 'swap',
        title: 'You can sell',
        text: 'We buy back tradable series on working days, at market prices.',
      },
    ],
    fees: [
      { name: 'Buying a new issue', amount: 'IDR 0' },
      { name: 'Secondary market', amount: 'Included in the price' },
      { name: 'Custody, a month', amount: 'IDR 0' },
      { name: 'Moving to another bank', amount: 'IDR 50,000 a series' },
    ],
    requirements: [
      'Indonesian citizenship for new issues of retail series.',
      'A Lentera Savings account, a SID and a securities account.',
      'A current risk profile.',
    ],
    steps: [
      { title: 'Register once', text: 'We open your SID and your securities account.' },
      {
        title: 'Order',
        text: 'While a new series is on offer, or on any working day on the secondary market.',
      },
      { title: 'Pay', text: 'Within three hours of ordering a new issue.' },
      { title: 'Receive coupons', text: 'Straight into your account, after tax.' },
    ],
    action: { text: 'Talk to an adviser', url: '/about-us/contact-us' },
    disclaimer:
      'Government bonds are not bank products and are not insured by LPS. Prices on the secondary market rise and fall, so that selling before maturity may cost part of the principal. The bank acts as a distribution partner and selling agent.',
    blocks: [
      {
        type: 'table',
        title: 'New issues and the secondary market',
        columns: ['', 'New issue', 'Secondary market'],
        rows: [
          ['When', 'While on offer, several times a year', 'Working days, 9 am to 3 pm Jakarta time'],
          ['Price', '100% of face value', 'Market price'],
          ['At least', 'IDR 1 million', 'IDR 10 million'],
          ['Can be sold again', 'Depends on the series', 'Yes'],
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Why do bond prices fall when rates rise?',
            answer: [
              {
                p: 'Because new bonds pay more. Older ones must be cheaper to be worth buying. If you wait until maturity you are paid in full.',
              },
            ],
          },
          {
            question: 'Can the coupon change?',
            answer: [
              {
                p: 'Not on fixed series. On floating ones it is set anew every three months and cannot fall below a floor.',
              },
            ],
          },
        ],
      },
    ],
  },
};
