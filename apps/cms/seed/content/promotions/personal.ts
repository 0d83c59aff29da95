import { pictureOf } from '../news/pictures.ts';
import type { PromotionSeed } from './types.ts';

export const personalPromotions: PromotionSeed[] = [
  {
    slug: 'kpr-bunga-tetap-rumah-pertama',
    category: 'loans',
    fromInDays: -33,
    lastInDays: 131,
    productUrl: '/pinjaman/kpr',
    picture: pictureOf('family-table'),
    id: {
      title: 'KPR rumah pertama, bunga tetap lima tahun',
      summary:
        'Suku bunga 5,75% efektif per tahun, tetap selama lima tahun pertama, untuk rumah pertama Anda.',
      quota: '1.000 akad, dibagi menurut wilayah',
      body: [
        {
          p: 'Rumah pertama paling berat di tahun-tahun awal. Karena itu bunganya kami kunci selama lima tahun, supaya angsuran dapat direncanakan.',
        },
        { h2: 'Contoh angsuran' },
        {
          p: 'Pinjaman Rp400 juta selama 20 tahun dengan bunga 5,75% anuitas: sekitar **Rp2,81 juta per bulan** selama lima tahun pertama. Sesudahnya bunga mengikuti suku bunga dasar kredit ditambah margin, dan angsuran dapat naik. Angka ini ilustrasi yang tidak mengikat; [hitung sendiri](/calculators/loan).',
        },
        { h2: 'Untuk siapa' },
        {
          list: [
            'Belum pernah memiliki KPR di bank mana pun.',
            'Rumah tapak atau rumah susun dengan harga paling tinggi Rp800 juta.',
            'Uang muka paling sedikit 10%.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'Akad ditandatangani dalam masa promo.',
            'Biaya provisi 1%, appraisal, notaris, dan asuransi mengikuti ketentuan yang berlaku.',
            'Pelunasan dipercepat sebelum tahun kelima dikenai biaya 1% dari sisa pokok.',
            'Kuota setiap wilayah ditampilkan di kantor cabang dan diperbarui setiap pekan.',
          ],
        },
      ],
    },
    en: {
      title: 'Your first home, with a rate fixed for five years',
      summary: '5.75% effective a year, fixed for the first five years, for the first home you buy.',
      quota: '1,000 agreements, divided among regions',
      body: [
        {
          p: 'A first home weighs most in its early years. That is why we lock the rate for five of them, so that you can plan your instalments.',
        },
        { h2: 'What it might cost' },
        {
          p: 'A loan of IDR 400 million over 20 years at 5.75% annuity: about **IDR 2.81 million a month** in the first five years. After that the rate follows our prime lending rate plus a margin, and instalments may rise. The figures are an illustration that binds nobody; [work out your own](/calculators/loan).',
        },
        { h2: 'Who it is for' },
        {
          list: [
            'You have never had a home loan with any bank.',
            'A house or flat priced at IDR 800 million or less.',
            'A deposit of at least 10%.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'The agreement is signed within the period.',
            'An arrangement fee of 1%, and the costs of valuation, notary and insurance, apply as usual.',
            'Repaying before the fifth year costs 1% of the remaining principal.',
            'What is left for each region is shown at our branches and updated weekly.',
          ],
        },
      ],
    },
  },
  {
    slug: 'tabungan-pelajar-celengan-tanah-liat',
    category: 'savings',
    fromInDays: -11,
    lastInDays: 49,
    productUrl: '/simpanan/tabungan',
    picture: pictureOf('classroom'),
    id: {
      title: 'Celengan tanah liat untuk penabung pertama',
      summary: 'Buka rekening untuk anak, bawa pulang celengan buatan perajin Kasongan.',
      quota: '4.000 celengan, selama persediaan masih ada',
      body: [
        {
          p: 'Menabung dimulai dari bunyi koin yang jatuh. Setiap anak yang membuka rekening tabungan menerima satu celengan tanah liat buatan perajin di Kasongan, lengkap dengan buku catatan menabung.',
        },
        { h2: 'Cara mengikuti' },
        {
          ordered: [
            'Datang bersama orang tua ke [kantor mana pun](/branches) dengan akta kelahiran atau kartu identitas anak.',
            'Buka rekening dengan setoran awal Rp50.000.',
            'Pilih celengan berbentuk ayam, gajah, atau penyu.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'Untuk anak berusia 5 sampai 16 tahun yang belum memiliki rekening di Bank Lentera.',
            'Satu celengan untuk setiap anak; bentuk mengikuti persediaan.',
            'Simpanan dijamin LPS sampai Rp2 miliar per nasabah per bank.',
          ],
        },
      ],
    },
    en: {
      title: 'A clay money box for first-time savers',
      summary: 'Open an account for your child and take home a money box made by the potters of Kasongan.',
      quota: '4,000 money boxes, while stocks last',
      body: [
        {
          p: 'Saving begins with the sound of a coin falling. Each child who opens a savings account is given a clay money box made by the potters of Kasongan, and a savings notebook to go with it.',
        },
        { h2: 'How to take part' },
        {
          ordered: [
            'Bring your child to [any office](/branches), with a birth certificate or child identity card.',
            'Open the account with IDR 50,000.',
            'Choose a hen, an elephant or a turtle.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'For children aged 5 to 16 without an account at Bank Lentera.',
            'One money box per child; shapes as available.',
            'Deposits are insured by LPS up to IDR 2 billion per customer per bank.',
          ],
        },
      ],
    },
  },
  {
    slug: 'investasi-rutin-tanpa-biaya-pembelian',
    category: 'investments',
    fromInDays: -5,
    lastInDays: 26,
    productUrl: '/wealth/reksa-dana',
    picture: null,
    id: {
      title: 'Investasi rutin tanpa biaya pembelian',
      summary: 'Biaya pembelian reksa dana 0% untuk pembelian rutin bulanan mulai Rp100.000.',
      quota: 'Tanpa batas jumlah peserta dalam masa promo',
      body: [
        {
          p: 'Sedikit tetapi teratur lebih mudah dijalani daripada banyak tetapi sekali. Untuk pembelian rutin yang dijadwalkan dalam masa promo, biaya pembelian dibebaskan selama 12 bulan.',
        },
        {
          p: 'Reksa dana mengandung risiko, bukan simpanan, dan tidak dijamin LPS. Kinerja masa lalu tidak mencerminkan kinerja masa depan. Baca prospektus sebelum membeli.',
        },
      ],
      terms: [
        {
          list: [
            'Pembelian rutin paling sedikit tiga bulan berturut-turut.',
            'Berlaku untuk semua reksa dana yang dijual melalui Bank Lentera.',
            'Biaya penjualan kembali dan biaya pengelolaan mengikuti prospektus.',
          ],
        },
      ],
    },
    en: null,
  },
  {
    slug: 'perjalanan-akhir-pekan-tukar-valuta',
    category: 'payments',
    fromInDays: -75,
    lastInDays: -14,
    productUrl: '/exchange-rate',
    picture: null,
    id: {
      title: 'Kurs lebih baik untuk perjalanan akhir pekan',
      summary: 'Selisih kurs beli dan jual lebih kecil bagi penukaran uang kertas pada hari Sabtu.',
      quota: 'Paling banyak setara Rp50 juta per nasabah per bulan',
      body: [
        {
          p: 'Selama dua bulan, nasabah yang menukar uang kertas asing pada hari Sabtu mendapat selisih kurs yang lebih kecil di kantor dengan layanan valuta.',
        },
      ],
      terms: [
        {
          list: [
            'Untuk dolar Amerika, dolar Singapura, dan ringgit.',
            'Kurs mengikuti papan kurs di kantor pada saat penukaran.',
          ],
        },
      ],
    },
    en: {
      title: 'Better rates for weekend trips',
      summary: 'A smaller spread on foreign notes exchanged on Saturdays.',
      quota: 'At most the equivalent of IDR 50 million per customer per month',
      body: [
        {
          p: 'For two months, customers who exchanged foreign notes on a Saturday enjoyed a smaller spread at our offices with currency service.',
        },
      ],
      terms: [
        {
          list: [
            'For US dollars, Singapore dollars and ringgit.',
            'Rates were those on the board at the time of exchange.',
          ],
        },
      ],
    },
  },
];
