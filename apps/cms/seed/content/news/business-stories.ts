import type { NewsSeed } from '../types.ts';
import { pictureOf } from './pictures.ts';

export const businessStories: NewsSeed[] = [
  {
    slug: 'kopi-gayo-berangkat-lewat-belawan',
    topic: 'business',
    publishedAt: '2026-08-05T03:00:00Z',
    picture: pictureOf('coffee-farm'),
    id: {
      title: 'Kopi Gayo berangkat lewat Belawan: cara sebuah koperasi kecil menyiapkan ekspor pertamanya',
      summary:
        'Satu kontainer, 320 petani, dan empat belas bulan persiapan. Penasihat usaha kami menuliskan apa yang berjalan baik dan apa yang tidak.',
      body: [
        {
          p: 'Pada 24 Juli 2026, satu kontainer berisi 19 ton kopi arabika dari dataran tinggi Gayo berangkat dari Pelabuhan Belawan. Pengirimnya Koperasi Kopi Embun Linge, dengan 320 petani anggota di Aceh Tengah dan Bener Meriah. Untuk pertama kalinya koperasi itu menjual atas namanya sendiri.',
        },
        {
          p: 'Tulisan ini merangkum empat belas bulan sebelumnya. Kami menerbitkannya karena banyak koperasi menanyakan hal yang sama: mulai dari mana?',
        },
        { h2: 'Mulai dari harga pokok' },
        {
          p: 'Pembeli di luar negeri menawar dalam dolar per pon. Petani menghitung dalam rupiah per bambu. Di antara keduanya ada penyusutan saat pengupasan, ongkos sortir, karung, angkutan ke pelabuhan, dan biaya dokumen. Pada percobaan pertama, koperasi lupa memasukkan penyusutan kadar air. Selisihnya hampir menghapus seluruh laba.',
        },
        {
          p: 'Penasihat usaha kami membuat lembar hitung satu halaman yang diisi pengurus sendiri. Lembar itu diperbarui setiap pekan dengan [kurs jual dan beli](/exchange-rate) hari itu, supaya pengurus tahu pada harga berapa mereka boleh berkata ya.',
        },
        { h2: 'Dokumen yang memakan waktu' },
        {
          ordered: [
            '**Legalitas**: nomor induk berusaha dan hak akses kepabeanan selesai dalam dua pekan.',
            '**Mutu**: uji cita rasa dan surat keterangan mutu memerlukan enam pekan karena contoh pertama ditolak.',
            '**Keterlacakan**: peta kebun 320 anggota, pekerjaan terlama, selesai dalam tujuh bulan.',
            '**Pengiriman**: asuransi, surat keterangan asal, dan pemesanan kontainer selesai dalam sebulan.',
          ],
        },
        {
          p: 'Pemetaan kebun menjadi pelajaran terbesar. Dua belas anak muda desa dilatih memakai ponsel untuk menandai batas kebun. Mereka kini dibayar koperasi lain untuk pekerjaan yang sama.',
        },
        { h2: 'Uang sebelum kapal berangkat' },
        {
          p: 'Petani membawa buah merah ke koperasi mulai Maret dan ingin dibayar hari itu juga. Pembeli membayar setelah dokumen kapal diterima. Jarak di antaranya lima bulan. Bank Lentera menutupnya dengan [kredit modal kerja](/pinjaman/modal-kerja) Rp1,8 miliar (ilustrasi) yang dicairkan bertahap mengikuti volume panen dan dilunasi dari hasil ekspor.',
        },
        {
          p: 'Agar tidak bergantung pada pergerakan kurs, pengurus menetapkan kurs untuk separuh nilai kontrak di muka. Separuhnya lagi mengikuti pasar. Keputusan itu diambil dalam rapat anggota, setelah tiga skenario dihitung bersama di papan tulis.',
        },
        {
          quote:
            'Kami tidak ingin menebak kurs. Kami ingin tahu, kalau turun sekian, berapa yang hilang. Setelah itu semua orang bisa tidur. — Mahyuddin Aman, sekretaris koperasi',
        },
        { h2: 'Yang tidak berjalan baik' },
        {
          list: [
            'Contoh kopi pertama terlalu lembap. Para-para jemur harus ditambah sebelum panen, bukan sesudahnya.',
            'Satu pembeli membatalkan minat karena balasan email terlambat empat hari. Koperasi kini menunjuk satu orang khusus.',
            'Biaya gudang di pelabuhan lebih besar daripada perkiraan karena jadwal kapal bergeser sembilan hari.',
          ],
        },
        { h2: 'Kontainer kedua' },
        {
          p: 'Pembeli yang sama memesan lagi untuk panen akhir tahun. Kali ini koperasi memperkirakan persiapan empat bulan. Sebagian laba kontainer pertama, sesuai keputusan anggota, dipakai membangun gudang jemur kedua di Bener Meriah.',
        },
        {
          p: 'Lembar hitung yang dipakai koperasi tersedia di setiap [sesi konsultasi UMKM](/business-consultation/business-consultation). Penasihat kami membantu mengisinya untuk komoditas lain, dari lada sampai rumput laut.',
        },
        { p: '_Nama koperasi, nama orang, dan angka dalam cerita ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'Gayo coffee sets sail: how a small cooperative got ready for its first export',
      summary:
        'One container, 320 farmers and fourteen months of work. Our advisers wrote down what went well and what did not.',
      body: [
        {
          p: 'On 24 July 2026 a container with 19 tonnes of arabica from the Gayo highlands left the port of Belawan. The sender was the Embun Linge Coffee Cooperative, which has 320 member farmers in Central Aceh and Bener Meriah. It was the first time that the cooperative had sold abroad under its own name.',
        },
        {
          p: 'This is an account of the fourteen months before that day. We publish it because many cooperatives ask us the same question: where do we begin?',
        },
        { h2: 'Begin with what it costs' },
        {
          p: 'Buyers abroad bid in dollars a pound. Farmers count in rupiah a _bambu_, the local measure. In between lie the weight that is lost in hulling, and the cost of sorting, sacks, transport to the port and paperwork. In its first attempt the cooperative forgot the loss of moisture, which came close to wiping out the whole profit.',
        },
        {
          p: 'Our adviser drew up a one-page costing sheet that the board fills in itself. It is brought up to date every week with that day’s [buy and sell rates](/exchange-rate), so that the board knows at what price it can say yes.',
        },
        { h2: 'The papers that take time' },
        {
          ordered: [
            '**Legal standing**: the business number and customs access took two weeks.',
            '**Quality**: the cupping test and certificate took six, because the first sample was turned down.',
            '**Traceability**: mapping the plots of 320 members was the longest job and took seven months.',
            '**Shipping**: insurance, certificate of origin and the container booking took a month.',
          ],
        },
        {
          p: 'The mapping taught us most. Twelve young people from the villages learned to mark the boundaries of a plot with a phone. Other cooperatives now pay them to do the same.',
        },
        { h2: 'Money before the ship leaves' },
        {
          p: 'From March onwards farmers bring in ripe cherries and want to be paid the same day. The buyer pays once the shipping documents arrive. That leaves five months to bridge. Bank Lentera did so with a [working capital loan](/pinjaman/modal-kerja) of IDR 1.8 billion (illustrative), drawn step by step as the harvest came in and repaid from the export proceeds.',
        },
        {
          p: 'So as not to hang on every movement of the exchange rate, the board fixed the rate for half of the contract in advance and left the other half to the market. The members decided it together, after working through three scenarios on a blackboard.',
        },
        {
          quote:
            'We didn’t want to guess the rate. We wanted to know: if it falls by this much, how much do we lose? After that, everyone could sleep. — Mahyuddin Aman, secretary of the cooperative',
        },
        { h2: 'What went wrong' },
        {
          list: [
            'The first samples were too moist. Drying racks have to be added before the harvest, not after it.',
            'One buyer lost interest because an email went unanswered for four days. One person now looks after the inbox.',
            'Storage at the port cost more than planned, because the ship’s schedule slipped by nine days.',
          ],
        },
        { h2: 'The second container' },
        {
          p: 'The same buyer has ordered again from the year-end harvest. This time the cooperative expects to need four months. By vote of the members, part of the profit on the first container is paying for a second drying shed in Bener Meriah.',
        },
        {
          p: 'The costing sheet is available at every [MSME consultation](/business-consultation/business-consultation). Our advisers help to fill it in for other goods too, from pepper to seaweed.',
        },
        { p: '_The cooperative, the persons and the figures in this story are illustrative._' },
      ],
    },
  },
  {
    slug: 'warung-makan-yang-mencatat-setiap-rupiah',
    topic: 'business',
    publishedAt: '2026-05-12T04:20:00Z',
    picture: pictureOf('warung-kitchen'),
    id: {
      title: 'Warung makan yang mencatat setiap rupiah',
      summary:
        'Sebuah warung di Padang menemukan bahwa menu terlarisnya tidak menghasilkan laba. Enam bulan kemudian warung itu membuka cabang.',
      body: [
        {
          p: 'Pukul empat pagi, dapur warung milik Erna Yulianti di Padang sudah mengepul. Selama sebelas tahun ia tahu persis berapa kilogram cabai yang dihabiskan dalam sehari. Yang tidak ia ketahui adalah berapa yang tersisa setelah semuanya dibayar.',
        },
        {
          p: 'Pada November lalu Erna mengikuti [konsultasi UMKM](/business-consultation/business-consultation) di kantor cabang kami. Penasihat usaha memintanya mencatat setiap pengeluaran selama tiga puluh hari, termasuk gas, plastik pembungkus, dan makan karyawan. Hasilnya mengejutkan: paket nasi dengan tiga lauk, menu yang paling laris, dijual rugi Rp1.400 per bungkus.',
        },
        {
          p: 'Harga paket itu dinaikkan Rp2.000, dan satu lauknya diganti. Penjualan turun sebentar, lalu pulih pada pekan ketiga. Dengan catatan enam bulan di tangan, pengajuan kredit modal kerjanya disetujui dalam lima hari kerja. Cabang kedua dibuka pada awal Mei, dua kilometer dari yang pertama.',
        },
        {
          quote:
            'Ternyata yang paling sering dipesan bukan yang paling menghidupi. — Erna Yulianti, pemilik warung',
        },
        {
          p: 'Ingin mencoba cara yang sama? Mulailah dengan satu buku tulis dan satu bulan. Panduan singkatnya ada di [halaman literasi](/literasi).',
        },
      ],
    },
    en: {
      title: 'The eatery that writes down every rupiah',
      summary:
        'A small eatery in Padang found out that its best seller made no money. Six months later it opened a second one.',
      body: [
        {
          p: 'At four in the morning the pots are already steaming in Erna Yulianti’s kitchen in Padang. For eleven years she has known to the kilogram how much chilli goes into a day. What she did not know was how much was left once everything had been paid.',
        },
        {
          p: 'Last November Erna came to an [MSME consultation](/business-consultation/business-consultation) at our branch. The adviser asked her to write down every expense for thirty days, down to gas, wrapping and the staff’s own meals. The result was a surprise: rice with three side dishes, her best seller, lost IDR 1,400 a portion.',
        },
        {
          p: 'She raised its price by IDR 2,000 and changed one of the dishes. Sales dipped, and were back by the third week. With six months of records in hand, her application for a working capital loan was approved in five working days. The second eatery opened in early May, two kilometres from the first.',
        },
        { quote: 'What people order most is not always what feeds us. — Erna Yulianti, owner' },
        {
          p: 'Would you like to try it? Start with one notebook and one month. There is a short guide on our [financial literacy pages](/literasi).',
        },
      ],
    },
  },
  {
    slug: 'kelas-ekspor-untuk-perajin-batik-pekalongan',
    topic: 'business',
    publishedAt: '2026-02-25T02:10:00Z',
    picture: pictureOf('batik-workshop'),
    id: {
      title: 'Kelas ekspor untuk perajin batik Pekalongan',
      summary:
        'Dua puluh empat perajin belajar menghitung harga dalam mata uang asing, menyusun katalog, dan membaca syarat pembayaran.',
      body: [
        {
          p: 'Pembeli menulis: “_Please quote FOB Semarang, 60 days._” Kalimat sependek itu cukup untuk membuat banyak perajin batik mengurungkan niat membalas. Padahal artinya tidak rumit: pembeli meminta harga barang sampai di atas kapal di Semarang, dengan pembayaran 60 hari kemudian.',
        },
        {
          p: 'Mulai pekan ini, dua puluh empat perajin batik tulis dan cap dari Pekalongan, Buaran, dan Wiradesa mengikuti kelas ekspor di kantor cabang kami. Kelas berlangsung enam kali pertemuan, setiap Rabu pukul 09.00 WIB dengan jeda pada libur Idulfitri, tanpa biaya.',
        },
        { h3: 'Isi kelas' },
        {
          ordered: [
            'Menghitung harga pokok selembar kain.',
            'Menetapkan harga dalam mata uang asing dan membaca [kurs](/exchange-rate).',
            'Menyusun katalog yang menjelaskan motif dan prosesnya.',
            'Memahami istilah pengiriman dan syarat pembayaran.',
            'Mengurus dokumen asal barang.',
            'Berlatih berunding dengan pembeli.',
          ],
        },
        {
          p: 'Setiap peserta membawa satu kain dari sanggarnya sendiri dan pulang dengan selembar penawaran yang siap dikirim. Kelas serupa direncanakan di Solo dan Cirebon. Jadwalnya diumumkan di halaman ini.',
        },
      ],
    },
    en: {
      title: 'An export class for the batik makers of Pekalongan',
      summary:
        'Twenty-four makers learn to price in foreign currency, put a catalogue together and read the terms of payment.',
      body: [
        {
          p: 'A buyer writes: “Please quote FOB Semarang, 60 days.” A line like that is enough to keep many batik makers from answering. Yet it is simple: the buyer wants a price that includes everything until the goods are aboard ship in Semarang, and will pay 60 days later.',
        },
        {
          p: 'This week, twenty-four makers of hand-drawn and stamped batik from Pekalongan, Buaran and Wiradesa begin an export class at our branch. There are six meetings, every Wednesday at 9 a.m. with a break over Eid, free of charge.',
        },
        { h3: 'What the class covers' },
        {
          ordered: [
            'What one length of cloth really costs.',
            'Pricing in foreign currency and reading [exchange rates](/exchange-rate).',
            'A catalogue that explains the pattern and how it is made.',
            'Shipping terms and terms of payment.',
            'Certificates of origin.',
            'Practice in dealing with a buyer.',
          ],
        },
        {
          p: 'Each participant brings a cloth from the workshop and goes home with a quotation that is ready to send. More classes are planned in Solo and Cirebon, and their dates will be announced here.',
        },
      ],
    },
  },
];
