import { pictureOf } from '../news/pictures.ts';
import type { PromotionSeed } from './types.ts';

export const businessPromotions: PromotionSeed[] = [
  {
    slug: 'bebas-provisi-kredit-modal-kerja',
    category: 'business',
    fromInDays: -50,
    lastInDays: 41,
    productUrl: '/pinjaman/modal-kerja',
    picture: pictureOf('shop-front'),
    id: {
      title: 'Bebas biaya provisi kredit modal kerja',
      summary:
        'Untuk pelaku UMKM yang baru bergabung: provisi 0% untuk kredit modal kerja pertama sampai Rp500 juta.',
      quota: '300 debitur pertama',
      body: [
        {
          p: 'Akhir tahun adalah musim mengisi stok. Agar modal Anda tidak berkurang sebelum sempat bekerja, kami membebaskan biaya provisi untuk kredit modal kerja pertama Anda.',
        },
        { h2: 'Contoh' },
        {
          p: 'Untuk kredit Rp200 juta dengan provisi 1%, Anda menghemat Rp2 juta. Bunga, biaya asuransi, dan biaya notaris tetap berlaku sesuai perjanjian. Angka ini ilustrasi.',
        },
        { h2: 'Cara mengikuti' },
        {
          ordered: [
            'Isi [formulir konsultasi](/business-consultation/business-consultation) dan pilih kebutuhan modal kerja.',
            'Petugas menghubungi Anda dalam dua hari kerja.',
            'Keputusan disampaikan paling lama tujuh hari kerja setelah dokumen lengkap.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'Berlaku bagi pelaku UMKM yang belum pernah menerima kredit dari Bank Lentera.',
            'Plafon Rp25 juta sampai Rp500 juta, jangka waktu paling lama 12 bulan.',
            'Permohonan disetujui dan ditandatangani dalam masa promo.',
            'Persetujuan kredit mengikuti penilaian bank; promo ini bukan jaminan persetujuan.',
            'Jika kuota habis lebih awal, halaman ini memberitahukannya pada hari yang sama.',
          ],
        },
      ],
    },
    en: {
      title: 'No arrangement fee on working capital loans',
      summary:
        'For small businesses new to us: no arrangement fee on your first working capital loan, up to IDR 500 million.',
      quota: 'The first 300 borrowers',
      body: [
        {
          p: 'The end of the year is when shelves are filled. So that your capital does not shrink before it gets to work, we waive the arrangement fee on your first working capital loan.',
        },
        { h2: 'An example' },
        {
          p: 'On a loan of IDR 200 million with a fee of 1%, you keep IDR 2 million. Interest, insurance and notary costs apply as agreed. The figures are an illustration.',
        },
        { h2: 'How to take part' },
        {
          ordered: [
            'Fill in the [consultation form](/business-consultation/business-consultation) and choose working capital.',
            'We call you within two working days.',
            'We decide within seven working days once your documents are complete.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'For small businesses that have never borrowed from Bank Lentera.',
            'Limits of IDR 25 million to IDR 500 million, for at most 12 months.',
            'The application is approved and signed within the period.',
            'Approval follows the bank’s assessment; the promotion does not promise it.',
            'If the quota is used up early, this page says so on the same day.',
          ],
        },
      ],
    },
  },
  {
    slug: 'qris-pedagang-baru',
    category: 'payments',
    fromInDays: -18,
    lastInDays: 72,
    productUrl: '/register-product',
    picture: pictureOf('phone-payment'),
    id: {
      title: 'Pasang QRIS, dapat penyangga kode dan pelantang suara',
      summary:
        'Pedagang baru menerima perlengkapan kasir tanpa biaya agar setiap pembayaran terlihat dan terdengar.',
      quota: '5.000 pedagang, di semua kota yang memiliki kantor kami',
      body: [
        {
          p: 'Kode yang mudah dipindai mempercepat antrean. Selama promo, pedagang yang mengaktifkan QRIS menerima penyangga kode dari akrilik dan pelantang suara kecil yang menyebutkan jumlah setiap pembayaran.',
        },
        { h2: 'Cara mengikuti' },
        {
          ordered: [
            'Buka rekening dan daftarkan usaha Anda di aplikasi.',
            'Terima sepuluh pembayaran dalam 30 hari pertama.',
            'Ambil perlengkapan di [kantor terdekat](/branches) dengan menunjukkan kode di aplikasi.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'Satu set untuk setiap tempat usaha, selama persediaan masih ada.',
            'Biaya transaksi QRIS mengikuti ketentuan Bank Indonesia.',
            'Perlengkapan tidak dapat ditukar dengan uang.',
            'Pelantang suara bergaransi satu tahun; yang rusak diganti di kantor cabang.',
          ],
        },
      ],
    },
    en: {
      title: 'Set up QRIS and receive a code stand and a speaker',
      summary:
        'New merchants receive equipment for the till at no cost, so that every payment is seen and heard.',
      quota: '5,000 merchants, in every city where we have an office',
      body: [
        {
          p: 'A code that scans easily shortens the queue. During the promotion, merchants who activate QRIS receive an acrylic stand and a small speaker that reads out the amount of each payment.',
        },
        { h2: 'How to take part' },
        {
          ordered: [
            'Open an account and register your business in the app.',
            'Take ten payments within the first 30 days.',
            'Collect the set at [an office near you](/branches) by showing the code in the app.',
          ],
        },
      ],
      terms: [
        {
          list: [
            'One set per place of business, while stocks last.',
            'Transaction fees follow Bank Indonesia’s rules.',
            'The set cannot be exchanged for money.',
            'The speaker is guaranteed for a year; a faulty one is replaced at any branch.',
          ],
        },
      ],
    },
  },
  {
    slug: 'bunga-khusus-rantai-pasok-musim-panen',
    category: 'business',
    fromInDays: 16,
    lastInDays: 105,
    productUrl: '/pembiayaan-supply-chain',
    picture: pictureOf('rice-terraces'),
    id: {
      title: 'Bunga khusus pembiayaan pemasok pada musim panen',
      summary: 'Tagihan pemasok hasil bumi dibayar lebih awal dengan potongan bunga 0,5 persen per tahun.',
      quota: 'Plafon bersama Rp150 miliar',
      body: [
        {
          p: 'Pada musim panen uang harus berputar cepat. Pemasok hasil bumi dari perusahaan yang bekerja sama dengan kami mendapat potongan bunga 0,5 persen per tahun untuk setiap tagihan yang dibiayai dalam masa promo.',
        },
        { p: 'Suku bunga efektif dan biaya lain dicantumkan dalam surat penawaran sebelum Anda menyetujui.' },
      ],
      terms: [
        {
          list: [
            'Untuk pemasok yang terdaftar sebelum tagihan diajukan.',
            'Jangka waktu tagihan paling lama 120 hari.',
            'Potongan berhenti ketika plafon bersama habis terpakai.',
          ],
        },
      ],
    },
    en: {
      title: 'A lower rate for suppliers in the harvest season',
      summary: 'Invoices of farm suppliers are paid early at 0.5 percentage points a year less.',
      quota: 'A shared limit of IDR 150 billion',
      body: [
        {
          p: 'At harvest time, money has to move quickly. Farm suppliers of companies that work with us receive a discount of 0.5 percentage points a year on every invoice financed within the period.',
        },
        { p: 'The effective rate and other costs are stated in the offer letter before you agree.' },
      ],
      terms: [
        {
          list: [
            'For suppliers registered before the invoice is presented.',
            'Invoices of at most 120 days.',
            'The discount stops once the shared limit has been used.',
          ],
        },
      ],
    },
  },
  {
    slug: 'pekan-umkm-konsultasi-gratis',
    category: 'business',
    fromInDays: -90,
    lastInDays: -62,
    productUrl: '/business-consultation/business-consultation',
    picture: null,
    id: {
      title: 'Pekan UMKM: klinik pembukuan di 20 kota',
      summary: 'Satu jam bersama penasihat usaha untuk merapikan catatan keuangan, tanpa biaya.',
      quota: '1.200 peserta',
      body: [
        {
          p: 'Selama sebulan, penasihat kami membuka klinik pembukuan di 20 kota. Peserta membawa catatan usahanya dan pulang dengan laporan arus kas yang pertama.',
        },
      ],
      terms: [{ list: ['Pendaftaran melalui kantor cabang.', 'Satu peserta untuk setiap usaha.'] }],
    },
    en: {
      title: 'Small business week: bookkeeping clinics in 20 cities',
      summary: 'An hour with a business adviser to put your records in order, at no cost.',
      quota: '1,200 participants',
      body: [
        {
          p: 'For a month our advisers held bookkeeping clinics in 20 cities. People brought their records and left with their first cash flow statement.',
        },
      ],
      terms: [{ list: ['Registration at a branch.', 'One participant per business.'] }],
    },
  },
];
