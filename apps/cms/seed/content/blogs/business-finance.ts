import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const businessFinanceBlogs: BlogSeed[] = [
  {
    slug: 'kapan-usaha-kecil-sebaiknya-meminjam',
    tags: ['usaha-kecil', 'pinjaman'],
    author: authors.business,
    publishedAt: '2026-06-09T02:00:00Z',
    picture: pictureOf('delivery-truck'),
    related: ['untung-di-buku-kosong-di-laci'],
    id: {
      title: 'Kapan usaha kecil sebaiknya meminjam, dan kapan sebaiknya tidak',
      summary:
        'Pinjaman yang baik membayar dirinya sendiri. Satu hitungan dan empat tanda bahaya untuk diperiksa sebelum mengisi formulir.',
      body: [
        {
          p: 'Bank yang menulis tentang kapan tidak meminjam mungkin terdengar janggal. Namun, kredit yang macet merugikan semua pihak, dan pemilik usaha yang meminjam dengan alasan yang tepat biasanya kembali dengan usaha yang lebih besar.',
        },
        { h2: 'Satu ukuran: tambahan laba dibanding cicilan' },
        {
          p: 'Pemilik toko roti ingin membeli oven seharga Rp24 juta. Dengan kredit dua tahun berbunga efektif 12% per tahun secara anuitas, cicilannya sekitar **Rp1,13 juta** per bulan.',
        },
        {
          p: 'Oven itu menambah produksi yang, setelah dikurangi bahan dan upah, bernilai Rp2,4 juta per bulan. Perbandingannya lebih dari dua kali cicilan. Sebagai pegangan, carilah paling sedikit **satu setengah kali**. Selisihnya adalah bantalan untuk bulan sepi. Angka ini ilustrasi; hitung milik Anda dengan [kalkulator cicilan](/calculators/loan).',
        },
        { h2: 'Alasan yang umumnya baik' },
        {
          list: [
            'Alat yang menambah hasil atau mengurangi biaya, dengan umur lebih panjang daripada kreditnya.',
            'Stok untuk pesanan yang sudah ada, bukan yang diharapkan.',
            'Tagihan kepada pembeli tepercaya yang belum jatuh tempo.',
          ],
        },
        { h2: 'Empat tanda bahaya' },
        {
          ordered: [
            'Pinjaman dipakai untuk membayar cicilan lain.',
            'Anda belum tahu laba bersih tiga bulan terakhir.',
            'Uangnya akan dipakai untuk rumah, kendaraan pribadi, atau pesta.',
            'Anda merasa harus memutuskan hari ini karena penawarannya “tinggal sehari”.',
          ],
        },
        { h2: 'Jangka waktu mengikuti umur barang' },
        {
          p: 'Stok yang habis dalam dua bulan jangan dibiayai tiga tahun, dan mesin yang dipakai sepuluh tahun jangan dibayar dalam enam bulan. Ketidakcocokan ini lebih sering menyusahkan usaha daripada tingkat bunganya.',
        },
        { h2: 'Hanya dari yang berizin' },
        {
          p: 'Periksa izin pemberi pinjaman di situs OJK. Pinjaman ilegal dikenali dari penawaran lewat pesan pribadi, permintaan akses ke kontak ponsel, dan bunga yang tidak tertulis. Jika Anda sudah terjebak, bicaralah lebih awal; jalan keluarnya lebih banyak daripada yang terlihat dari dalam.',
        },
      ],
    },
    en: {
      title: 'When a small business should borrow, and when it should not',
      summary:
        'A good loan pays for itself. One sum and four warning signs to check before you fill in a form.',
      body: [
        {
          p: 'A bank that writes about when not to borrow may sound odd. Yet a loan that goes wrong hurts everybody, and owners who borrow for the right reason usually come back with a larger business.',
        },
        { h2: 'One measure: extra profit against the instalment' },
        {
          p: 'The owner of a bakery wants an oven for IDR 24 million. Over two years, at an effective 12% a year with level instalments, it costs about **IDR 1.13 million** a month.',
        },
        {
          p: 'The oven lets her bake more, worth IDR 2.4 million a month after ingredients and wages: more than twice the instalment. As a rule of thumb look for at least **one and a half times**. The difference is the cushion for a quiet month. The figures are illustrative; try your own in the [loan calculator](/calculators/loan).',
        },
        { h2: 'Reasons that are usually good' },
        {
          list: [
            'Tools that raise output or lower cost, and outlive the loan.',
            'Stock for orders that exist, not for orders that are hoped for.',
            'Invoices to a reliable buyer that are not yet due.',
          ],
        },
        { h2: 'Four warning signs' },
        {
          ordered: [
            'The loan would pay the instalments of another.',
            'You do not know your net profit of the past three months.',
            'The money is for the home, a private car or a party.',
            'You feel that you must decide today because the offer has “one day left”.',
          ],
        },
        { h2: 'The term follows the thing' },
        {
          p: 'Stock that sells in two months should not be financed over three years, and a machine that lasts ten should not be paid for in six months. This mismatch troubles businesses more often than the rate does.',
        },
        { h2: 'Only from those with a licence' },
        {
          p: 'Look up the lender on OJK’s website. Illegal lenders give themselves away by offers in private messages, by asking for your phone’s contacts, and by interest that is written down nowhere. If you are already caught, speak up early; there are more ways out than can be seen from inside.',
        },
      ],
    },
  },
  {
    slug: 'menghitung-stok-tanpa-menutup-toko',
    tags: ['usaha-kecil'],
    author: authors.business,
    publishedAt: '2026-04-28T02:00:00Z',
    picture: null,
    id: {
      title: 'Menghitung stok tanpa menutup toko',
      summary:
        'Stok opname tidak harus menjadi malam panjang sekali setahun. Dua puluh barang setiap pagi sudah cukup, asalkan barangnya tepat.',
      body: [
        {
          p: 'Banyak pemilik toko menghitung stok setahun sekali, semalaman, dengan bantuan seluruh keluarga. Hasilnya satu angka yang selalu lebih kecil daripada catatan, dan tidak seorang pun ingat mengapa. Ada cara yang lebih ringan: hitung sedikit, tetapi setiap hari.',
        },
        { h2: 'Golongkan dahulu' },
        {
          list: [
            '**Golongan A:** barang yang menghasilkan sekitar 70% penjualan. Biasanya hanya seperlima dari jenis barang.',
            '**Golongan B:** barang yang laku teratur, tetapi nilainya kecil.',
            '**Golongan C:** barang yang jarang bergerak.',
          ],
        },
        {
          p: 'Barang golongan A dihitung setiap pekan, B setiap bulan, dan C setiap tiga bulan. Untuk toko dengan 400 jenis barang, itu berarti kira-kira dua puluh barang per pagi, atau lima belas menit sebelum buka.',
        },
        { h2: 'Cara menghitung yang tidak menipu' },
        {
          ordered: [
            'Hitung fisiknya lebih dahulu, baru lihat catatannya. Angka yang sudah terlihat cenderung “cocok”.',
            'Catat selisihnya hari itu juga, lengkap dengan dugaan sebabnya: rusak, salah hitung, diambil untuk rumah, atau hilang.',
            'Dalam sebulan, lihat sebab yang paling sering muncul. Perbaiki yang itu saja.',
          ],
        },
        { h2: 'Barang yang tidur' },
        {
          p: 'Tulis tanggal masuk pada dus terluar. Barang yang belum bergerak setelah 90 hari dipindahkan ke rak depan, dipaketkan dengan barang laris, atau dikembalikan kepada pemasok. Menjualnya dengan sedikit rugi sering lebih baik daripada menyimpannya, karena uangnya dapat menjadi barang golongan A.',
        },
        { h2: 'Kapan memesan lagi' },
        {
          p: 'Rumus sederhananya: penjualan per hari dikalikan lama pengiriman, ditambah cadangan tiga hari. Jika gula laku 12 kilogram per hari dan pemasok datang empat hari setelah dipesan, pesanlah ketika stok tinggal 84 kilogram.',
        },
        {
          p: 'Catatan stok yang rapi juga membantu saat Anda mengajukan [modal kerja](/pinjaman/modal-kerja), karena menunjukkan berapa cepat uang Anda berputar.',
        },
      ],
    },
    en: null,
  },
];
