import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const businessBlogs: BlogSeed[] = [
  {
    slug: 'memisahkan-uang-usaha-dari-uang-rumah',
    tags: ['usaha-kecil', 'keuangan-keluarga'],
    author: authors.business,
    publishedAt: '2026-11-10T02:00:00Z',
    picture: pictureOf('warung-kitchen'),
    related: ['menentukan-harga-jual-mulai-dari-biaya', 'untung-di-buku-kosong-di-laci'],
    id: {
      title: 'Memisahkan uang usaha dari uang rumah dalam satu akhir pekan',
      summary:
        'Selama keduanya bercampur, tidak ada yang tahu apakah usaha Anda untung. Dua rekening dan satu gaji untuk pemilik sudah cukup untuk memulai.',
      body: [
        {
          p: '“Ramai, sih. Tapi uangnya ke mana?” Hampir setiap pekan penasihat usaha kami mendengar kalimat ini. Jawabannya sering kali tidak rumit: uangnya ke sekolah anak, ke beras, ke motor, dan ke arisan. Tidak ada yang salah dengan semua itu. Hanya saja, dari laci yang sama.',
        },
        { h2: 'Sabtu pagi: buka rekening kedua' },
        {
          p: 'Pilih satu rekening untuk usaha. Semua penjualan masuk ke sana, termasuk QRIS dan setoran tunai. Semua pembelian bahan, gaji, sewa, dan listrik keluar dari sana. Rekening lama tetap untuk rumah.',
        },
        {
          p: 'Kalau sebagian besar penjualan masih tunai, sediakan dua kotak uang dan setorkan kotak usaha dua kali sepekan. Catat setoran itu sebagai penjualan.',
        },
        { h2: 'Sabtu sore: tetapkan gaji Anda' },
        {
          p: 'Inilah langkah yang paling sering dilewatkan. Pemilik juga pekerja, dan pekerja digaji. Mulailah dari kebutuhan pokok rumah, misalnya Rp3,5 juta per bulan, lalu bayarkan per pekan sebesar Rp875.000 pada hari yang tetap (ilustrasi).',
        },
        {
          list: [
            'Kalau usaha tidak sanggup membayar gaji itu, Anda baru saja menemukan masalah yang sebenarnya.',
            'Kalau sanggup dan masih bersisa, sisanya adalah laba. Laba boleh menjadi stok, alat, atau tabungan.',
          ],
        },
        { h2: 'Minggu: tulis tiga aturan' },
        {
          ordered: [
            'Mengambil barang dagangan untuk rumah dicatat sebesar harga belinya.',
            'Uang usaha tidak dipinjam untuk rumah. Jika terpaksa, tulis jumlah dan tanggal kembalinya.',
            'Setiap akhir bulan, lihat satu angka: saldo rekening usaha naik atau turun.',
          ],
        },
        { h2: 'Yang berubah setelah tiga bulan' },
        {
          p: 'Anda akan punya mutasi rekening yang bercerita: penjualan per pekan, musim ramai, pelanggan yang membayar terlambat. Catatan seperti ini juga yang kami baca ketika Anda mengajukan [modal kerja](/pinjaman/modal-kerja). Semakin bersih rekeningnya, semakin sedikit dokumen lain yang perlu disiapkan.',
        },
        {
          p: 'Butuh teman untuk memulai? [Konsultasi usaha](/business-consultation/business-consultation) kami tanpa biaya dan tidak mewajibkan Anda meminjam.',
        },
      ],
    },
    en: {
      title: 'Separate business money from household money in one weekend',
      summary:
        'As long as the two are mixed, nobody can say whether the business makes a profit. Two accounts and a wage for the owner are a start.',
      body: [
        {
          p: '“We’re busy all right. But where does the money go?” Our business advisers hear it nearly every week. The answer is seldom mysterious: to school, to rice, to the motorbike, to the neighbourhood savings circle. There is nothing wrong with any of that, except that it all comes out of the same drawer.',
        },
        { h2: 'Saturday morning: open a second account' },
        {
          p: 'Choose one account for the business. Every sale goes in, QRIS and cash included. Ingredients, wages, rent and electricity go out. The old account stays with the household.',
        },
        {
          p: 'If most sales are still in cash, keep two cash boxes and pay in the contents of the business one twice a week. Record what you pay in as sales.',
        },
        { h2: 'Saturday afternoon: set your own wage' },
        {
          p: 'This is the step that people leave out. The owner works, and those who work are paid. Begin with what the household needs, say IDR 3.5 million a month, and pay it weekly as IDR 875,000 on a fixed day (illustrative).',
        },
        {
          list: [
            'If the business cannot afford it, you have just found the real problem.',
            'If it can and something is left, that is profit. Profit may become stock, tools or savings.',
          ],
        },
        { h2: 'Sunday: write down three rules' },
        {
          ordered: [
            'Goods taken from the shop for the home are recorded at what they cost you.',
            'The home does not borrow from the business. If it must, write down the sum and the day it will be returned.',
            'At the end of each month look at one figure: has the business balance gone up or down?',
          ],
        },
        { h2: 'What changes in three months' },
        {
          p: 'You will have a bank statement that tells a story: sales by the week, the busy season, the customers who pay late. It is what we read when you apply for [working capital](/pinjaman/modal-kerja). The cleaner the account, the fewer other papers you need.',
        },
        {
          p: 'Would you like company for the first step? Our [business consultation](/business-consultation/business-consultation) costs nothing and does not oblige you to borrow.',
        },
      ],
    },
  },
  {
    slug: 'menentukan-harga-jual-mulai-dari-biaya',
    tags: ['usaha-kecil'],
    author: authors.business,
    publishedAt: '2026-10-06T02:15:00Z',
    picture: pictureOf('market-stall'),
    id: {
      title: 'Menentukan harga jual: mulai dari biaya, bukan dari tetangga',
      summary:
        'Ikut harga warung sebelah terasa aman, sampai Anda tahu biayanya berbeda. Contoh hitungan nasi bungkus dari bahan sampai biaya aplikasi.',
      body: [
        {
          p: 'Bu Ratih menjual nasi bungkus seharga Rp16.000, karena warung di seberang jalan menjualnya dengan harga itu. Warung di seberang menempati rumah sendiri dan dibantu keluarga. Bu Ratih menyewa tempat dan menggaji dua orang. Harga yang sama menghasilkan cerita yang berbeda.',
        },
        { h2: 'Hitung biaya satu bungkus' },
        {
          list: [
            'Bahan: Rp9.000',
            'Gas, kertas, dan plastik: Rp1.500',
            'Upah: Rp3.000',
            'Sewa dan listrik: Rp1,5 juta sebulan dibagi 1.500 bungkus, atau Rp1.000',
          ],
        },
        {
          p: 'Jumlahnya **Rp14.500**. Dengan harga Rp16.000, sisanya hanya Rp1.500 per bungkus, sebelum ada nasi yang tidak laku. Semua angka adalah ilustrasi.',
        },
        { h2: 'Margin bukan mark-up' },
        {
          p: 'Jika Anda ingin laba 20% **dari harga jual**, bagi biayanya dengan 0,8: Rp14.500 dibagi 0,8 sama dengan Rp18.125. Menambahkan 20% pada biaya hanya menghasilkan Rp17.400. Kekeliruan kecil ini, dikalikan 1.500 bungkus, bernilai lebih dari Rp1 juta sebulan.',
        },
        { h2: 'Jangan lupa biaya aplikasi' },
        {
          p: 'Aplikasi pesan antar yang mengambil 20% dari harga membuat Rp18.000 tinggal Rp14.400, di bawah biaya. Agar tetap menerima Rp18.000, harga di aplikasi perlu Rp22.500. Banyak pelanggan memahami perbedaan itu asalkan tertulis.',
        },
        { h2: 'Menaikkan harga tanpa kehilangan pelanggan' },
        {
          ordered: [
            'Naikkan sedikit lebih sering, bukan banyak sekaligus.',
            'Mulai dari menu yang paling sulit dibandingkan dengan warung lain.',
            'Beri tahu sepekan sebelumnya, dan sebutkan alasannya dengan jujur.',
            'Sediakan satu pilihan hemat yang tetap memberi untung.',
          ],
        },
        { h2: 'Harga juga soal nilai' },
        {
          p: 'Setelah biaya diketahui, barulah lihat tetangga. Kalau mereka lebih murah, tanyakan apa yang pelanggan peroleh dari Anda: sambal yang dibuat pagi itu, pesanan yang tepat waktu, tempat duduk yang bersih. Itu semua boleh punya harga. Penasihat kami dapat [memeriksa hitungan Anda](/business-consultation/business-consultation) bersama-sama.',
        },
      ],
    },
    en: {
      title: 'Set your prices from your costs, not from next door',
      summary:
        'Charging what the neighbour charges feels safe, until you learn that the costs differ. A rice parcel worked out from ingredients to app fees.',
      body: [
        {
          p: 'Bu Ratih sells a parcel of rice for IDR 16,000, because the stall across the road does. The stall across the road is in the owner’s house, and the family helps. Bu Ratih pays rent and two wages. The same price makes two different stories.',
        },
        { h2: 'What one parcel costs' },
        {
          list: [
            'Ingredients: IDR 9,000',
            'Gas, paper and plastic: IDR 1,500',
            'Wages: IDR 3,000',
            'Rent and electricity: IDR 1.5 million a month over 1,500 parcels, or IDR 1,000',
          ],
        },
        {
          p: 'That makes **IDR 14,500**. At IDR 16,000 only IDR 1,500 is left, before counting the rice that is not sold. All figures are illustrative.',
        },
        { h2: 'Margin is not mark-up' },
        {
          p: 'If you want 20% **of the selling price** as profit, divide the cost by 0.8: IDR 14,500 over 0.8 is IDR 18,125. Adding 20% to the cost gives only IDR 17,400. The small mistake, times 1,500 parcels, is worth more than IDR 1 million a month.',
        },
        { h2: 'Remember the app' },
        {
          p: 'A delivery app that keeps 20% turns IDR 18,000 into IDR 14,400, which is below cost. To receive IDR 18,000 the price in the app must be IDR 22,500. Many customers accept the difference if it is written down.',
        },
        { h2: 'Raising prices and keeping customers' },
        {
          ordered: [
            'A little and more often, rather than a lot at once.',
            'Begin with the dishes that are hardest to compare.',
            'Say so a week ahead, and give the honest reason.',
            'Keep one thrifty choice that still earns its share.',
          ],
        },
        { h2: 'A price is also about worth' },
        {
          p: 'Once you know your costs, look next door. If they are cheaper, ask what customers get from you: chilli paste made that morning, orders that are on time, a clean place to sit. All of that may have its price. Our advisers will gladly [go through your figures](/business-consultation/business-consultation) with you.',
        },
      ],
    },
  },
  {
    slug: 'untung-di-buku-kosong-di-laci',
    tags: ['usaha-kecil'],
    author: authors.business,
    publishedAt: '2026-08-18T02:00:00Z',
    picture: pictureOf('shop-front'),
    id: {
      title: 'Untung di buku, kosong di laci: memahami arus kas',
      summary:
        'Toko bahan bangunan yang untung Rp6 juta sebulan bisa kehabisan uang tunai. Satu tabel sederhana menunjukkan kapan itu terjadi.',
      body: [
        {
          p: 'Laba adalah pendapat, kas adalah kenyataan. Ungkapan lama para pembuku ini terasa berlebihan sampai hari gajian tiba dan saldo tidak cukup, padahal buku mencatat untung.',
        },
        { h2: 'Satu bulan di toko bahan bangunan' },
        {
          list: [
            'Penjualan: Rp40 juta, separuhnya dibayar kontraktor 30 hari kemudian.',
            'Pembelian stok: Rp26 juta, dibayar tunai.',
            'Gaji, sewa, dan listrik: Rp8 juta.',
          ],
        },
        {
          p: 'Di buku, toko ini untung Rp6 juta. Di laci, yang masuk baru Rp20 juta dan yang keluar Rp34 juta. Kasnya berkurang **Rp14 juta** pada bulan pertama. Semakin laris tokonya, semakin dalam lubangnya. Angka-angka ini ilustrasi.',
        },
        { h2: 'Tabel empat baris' },
        {
          p: 'Anda tidak memerlukan perangkat lunak. Ambil selembar kertas, buat kolom untuk delapan pekan ke depan, lalu isi:',
        },
        {
          ordered: [
            'Saldo awal pekan.',
            'Uang yang benar-benar akan masuk.',
            'Uang yang benar-benar akan keluar.',
            'Saldo akhir, yang menjadi saldo awal pekan berikutnya.',
          ],
        },
        { p: 'Pekan dengan saldo akhir negatif adalah pekan yang perlu Anda urus hari ini, bukan nanti.' },
        { h2: 'Empat cara menutup lubang' },
        {
          list: [
            '**Mempercepat uang masuk.** Uang muka 30% untuk pesanan besar, atau potongan 1% bagi yang membayar dalam tujuh hari.',
            '**Memperlambat uang keluar.** Minta tempo 14 hari kepada pemasok langganan.',
            '**Mengecilkan stok.** Barang yang tidak bergerak 90 hari adalah uang yang tidur.',
            '**Pembiayaan yang cocok.** Kredit modal kerja atau pembiayaan tagihan untuk celah yang berulang.',
          ],
        },
        {
          p: 'Urutannya penting. Pinjaman yang menutup kebiasaan menagih yang buruk hanya menunda masalah dengan bunga. Setelah tiga cara pertama dikerjakan, barulah lihat [modal kerja](/pinjaman/modal-kerja) atau [pembiayaan rantai pasok](/pembiayaan-supply-chain).',
        },
        { quote: 'Usaha jarang tutup karena rugi. Usaha tutup karena tidak bisa membayar pada hari Jumat.' },
      ],
    },
    en: {
      title: 'A profit in the books, nothing in the till: understanding cash flow',
      summary:
        'A builders’ merchant that earns IDR 6 million a month can still run out of cash. One simple table shows when.',
      body: [
        {
          p: 'Profit is an opinion, cash is a fact. The bookkeepers’ old saying sounds like an exaggeration until payday comes and the balance does not cover it, although the books show a profit.',
        },
        { h2: 'A month at a builders’ merchant' },
        {
          list: [
            'Sales: IDR 40 million, half of it paid by contractors 30 days later.',
            'Stock bought: IDR 26 million, in cash.',
            'Wages, rent and electricity: IDR 8 million.',
          ],
        },
        {
          p: 'By the books the shop has earned IDR 6 million. In the till, IDR 20 million has come in and IDR 34 million has gone out: **IDR 14 million** less in the first month. The better the shop does, the deeper the hole. The figures are illustrative.',
        },
        { h2: 'A table of four lines' },
        {
          p: 'You need no software. Take a sheet of paper, draw columns for the next eight weeks and fill in:',
        },
        {
          ordered: [
            'The balance at the start of the week.',
            'Money that will really come in.',
            'Money that will really go out.',
            'The balance at the end, which is where next week begins.',
          ],
        },
        { p: 'A week that ends below zero is one to deal with today, not when it comes.' },
        { h2: 'Four ways to close the gap' },
        {
          list: [
            '**Bring money in sooner.** A deposit of 30% on large orders, or 1% off for payment within seven days.',
            '**Let it go later.** Ask regular suppliers for 14 days.',
            '**Hold less stock.** What has not moved for 90 days is money asleep.',
            '**Finance that fits.** Working capital or invoice finance for gaps that return.',
          ],
        },
        {
          p: 'The order matters. A loan that covers for poor collection only postpones the problem, at a price. When the first three are done, look at [working capital](/pinjaman/modal-kerja) or [supply chain financing](/pembiayaan-supply-chain).',
        },
        {
          quote: 'Businesses seldom close because of a loss. They close because they cannot pay on a Friday.',
        },
      ],
    },
  },
];
