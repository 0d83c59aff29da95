import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const familyBlogs: BlogSeed[] = [
  {
    slug: 'membicarakan-uang-dengan-pasangan',
    tags: ['keuangan-keluarga'],
    author: authors.household,
    publishedAt: '2026-08-04T02:00:00Z',
    picture: null,
    related: ['anggaran-keluarga-yang-bertahan-lebih-dari-tiga-bulan', 'kpr-pertama-menghitung-kemampuan'],
    id: {
      title: 'Membicarakan uang dengan pasangan: tujuh pertanyaan sebelum menikah',
      summary:
        'Tanggal, gedung, dan katering sudah dibahas. Utang, tanggungan, dan cara mengambil keputusan sering belum.',
      body: [
        {
          p: 'Banyak pasangan lebih mudah membicarakan jumlah anak daripada jumlah tabungan. Wajar. Uang menyimpan cerita keluarga: ada yang tumbuh dengan celengan, ada yang tumbuh dengan penagih di depan pintu. Pertanyaan berikut membantu membuka cerita itu pelan-pelan, sebaiknya tidak semuanya dalam satu malam.',
        },
        { h2: 'Tujuh pertanyaan' },
        {
          ordered: [
            '**Bagaimana uang dibicarakan di rumahmu dulu?** Jawabannya menjelaskan banyak kebiasaan.',
            '**Apa yang kamu punya dan apa yang kamu utang?** Termasuk paylater, kartu kredit, dan pinjaman kepada saudara.',
            '**Siapa yang kamu tanggung?** Orang tua, adik yang kuliah, atau cicilan rumah keluarga.',
            '**Rekening bersama, terpisah, atau keduanya?** Banyak pasangan memakai tiga: punyamu, punyaku, punya kita.',
            '**Belanja sebesar apa yang harus kita bicarakan dulu?** Sepakati angkanya, misalnya Rp1 juta.',
            '**Apa yang ingin kita capai dalam lima tahun?** Rumah, sekolah, usaha, atau jeda bekerja.',
            '**Kalau salah satu berhenti bekerja, bagaimana?** Termasuk ketika anak lahir.',
          ],
        },
        { h2: 'Tiga rekening, satu kesepakatan' },
        {
          p: 'Dalam pola tiga rekening, keduanya menyetor ke rekening bersama menurut perbandingan penghasilan. Jika yang satu berpenghasilan Rp9 juta dan yang lain Rp6 juta, biaya bersama sebesar Rp7,5 juta dibagi Rp4,5 juta dan Rp3 juta (ilustrasi). Sisanya milik masing-masing, tanpa perlu laporan.',
        },
        {
          p: 'Pola ini bukan satu-satunya yang benar. Yang penting, keduanya tahu letak setiap rekening, polis, dan sertifikat, serta dapat membayar tagihan bila yang lain sakit.',
        },
        { h2: 'Utang sebelum menikah' },
        {
          p: 'Mengetahui utang pasangan sebelum akad lebih ringan daripada menemukannya sesudahnya. Setiap orang dapat meminta riwayat kreditnya sendiri melalui layanan SLIK OJK tanpa biaya. Mintalah masing-masing, lalu baca berdua.',
        },
        { quote: 'Yang dibicarakan sebenarnya bukan uang, melainkan rasa aman.' },
        {
          p: 'Jika percakapan buntu, mulailah dari hal yang menyenangkan: satu tujuan kecil untuk enam bulan ke depan, dan berapa yang perlu disisihkan tiap gajian.',
        },
      ],
    },
    en: {
      title: 'Talking about money: seven questions before you marry',
      summary:
        'The date, the hall and the catering have been settled. Debts, dependants and how to decide often have not.',
      body: [
        {
          p: 'Many couples find it easier to talk about how many children they want than about how much they have saved. No wonder. Money carries a family’s history: one of you grew up with a piggy bank, the other with a debt collector at the door. These questions help to open that history gently, and preferably not all on one evening.',
        },
        { h2: 'Seven questions' },
        {
          ordered: [
            '**How did your family talk about money?** The answer explains many habits.',
            '**What do you own and what do you owe?** Pay-later accounts, credit cards and loans from relatives included.',
            '**Whom do you support?** Parents, a brother at university, the mortgage on the family home.',
            '**Joint accounts, separate ones, or both?** Many couples use three: yours, mine, ours.',
            '**How large a purchase do we discuss first?** Agree on a figure, IDR 1 million for instance.',
            '**Where do we want to be in five years?** A house, a school, a business, a pause from work.',
            '**What if one of us stops working?** When a child is born, for example.',
          ],
        },
        { h2: 'Three accounts, one agreement' },
        {
          p: 'With three accounts, both pay into the joint one in proportion to income. If one earns IDR 9 million and the other IDR 6 million, shared costs of IDR 7.5 million are split into 4.5 and 3 million (illustrative). What is left belongs to each, and nobody has to account for it.',
        },
        {
          p: 'It is not the only right way. What matters is that both know where every account, policy and title deed is, and that either can pay the bills when the other is ill.',
        },
        { h2: 'Debts from before' },
        {
          p: 'It is easier to learn of a partner’s debts before the wedding than to discover them afterwards. Anyone can ask for their own credit history, free of charge, through the SLIK service of OJK, the financial services authority. Ask for one each and read them together.',
        },
        { quote: 'It was never really about money. It was about feeling safe.' },
        {
          p: 'If the conversation gets stuck, begin with something pleasant: one small goal for the next six months, and what it takes out of each pay packet.',
        },
      ],
    },
  },
  {
    slug: 'mengelola-thr-tanpa-menyesal',
    tags: ['keuangan-keluarga', 'menabung'],
    author: authors.household,
    publishedAt: '2026-03-10T02:00:00Z',
    picture: pictureOf('family-table'),
    id: {
      title: 'Mengelola THR tanpa menyesal di bulan berikutnya',
      summary:
        'THR datang sekali, tetapi godaannya datang berkali-kali. Bagi uangnya pada hari masuk, sebelum daftar keinginan menjadi panjang.',
      body: [
        {
          p: 'Tunjangan hari raya punya sifat yang aneh. Ia ditunggu sebelas bulan dan habis dalam sebelas hari. Lalu datang bulan Syawal dengan gaji yang biasa, tetapi tagihan yang luar biasa. Sedikit pembagian di awal membuat hari raya tetap hangat dan bulan sesudahnya tetap tenang.',
        },
        { h2: 'Urutan yang membantu' },
        {
          ordered: [
            '**Zakat dan kewajiban lebih dahulu.** Jumlahnya jelas dan tidak perlu ditimbang lagi.',
            '**Lunasi utang kecil yang berbunga.** Menutup paylater Rp800.000 berarti satu tagihan hilang untuk seterusnya.',
            '**Sisihkan untuk bulan berikutnya.** Pengeluaran sesudah Lebaran hampir selalu lebih tinggi daripada perkiraan.',
            '**Baru kemudian hari rayanya:** mudik, hidangan, pakaian, dan amplop untuk keponakan.',
          ],
        },
        { h2: 'Contoh: THR Rp6 juta' },
        {
          list: [
            'Zakat dan sedekah: Rp450.000',
            'Pelunasan utang kecil: Rp800.000',
            'Cadangan bulan berikutnya: Rp1.000.000',
            'Tiket dan bensin mudik: Rp1.750.000',
            'Hidangan dan pakaian: Rp1.200.000',
            'Amplop dan oleh-oleh: Rp800.000',
          ],
        },
        {
          p: 'Angka ini ilustrasi. Yang layak ditiru bukan jumlahnya, melainkan kebiasaan menulisnya sebelum pergi ke pusat perbelanjaan.',
        },
        { h2: 'Amplop tanpa gengsi' },
        {
          p: 'Hitung jumlah keponakan lebih dahulu, baru tentukan isi amplopnya. Dua puluh amplop berisi Rp20.000 sama dengan Rp400.000. Tukarkan uang baru lewat layanan resmi bank atau Bank Indonesia, bukan di pinggir jalan, tempat uang palsu dan potongan biaya mudah terselip.',
        },
        { h2: 'Awas penipuan musiman' },
        {
          p: 'Menjelang hari raya, pesan tentang hadiah, tiket murah, dan paket yang “tertahan” selalu bertambah. Jangan membuka tautannya. Bank tidak pernah meminta PIN atau kode OTP, juga pada hari raya.',
        },
        { h2: 'Mulai dari tahun depan' },
        {
          p: 'Jika Anda pekerja lepas, buat THR Anda sendiri: sisihkan sepersebelas dari setiap pembayaran ke [tabungan](/simpanan/tabungan) terpisah. Sebelas bulan kemudian, Anda menerima satu bulan penghasilan dari diri sendiri.',
        },
      ],
    },
    en: {
      title: 'A holiday bonus without regrets',
      summary:
        'The Eid bonus comes once and the temptations come many times. Divide it on the day it arrives, before the wish list grows.',
      body: [
        {
          p: 'The holiday bonus, THR for short, has an odd nature. It is awaited for eleven months and gone in eleven days. Then comes an ordinary salary with extraordinary bills. A little division at the start keeps the feast warm and the month after it calm.',
        },
        { h2: 'An order that helps' },
        {
          ordered: [
            '**Zakat and obligations first.** The sum is clear and needs no further thought.',
            '**Clear small debts that bear interest.** Paying off a pay-later balance of IDR 800,000 removes one bill for good.',
            '**Put something aside for next month.** Spending after Eid is nearly always higher than expected.',
            '**Only then the feast:** the journey, the table, clothes and envelopes for nieces and nephews.',
          ],
        },
        { h2: 'An example: IDR 6 million' },
        {
          list: [
            'Zakat and alms: IDR 450,000',
            'Small debts: IDR 800,000',
            'Reserve for next month: IDR 1,000,000',
            'Tickets and fuel: IDR 1,750,000',
            'Food and clothes: IDR 1,200,000',
            'Envelopes and gifts: IDR 800,000',
          ],
        },
        {
          p: 'The figures are illustrative. What is worth copying is not the amounts but the habit of writing them down before you go shopping.',
        },
        { h2: 'Envelopes without showing off' },
        {
          p: 'Count the children first, then decide what goes in. Twenty envelopes of IDR 20,000 come to IDR 400,000. Change money for new notes at a bank or through Bank Indonesia’s own service, not by the roadside, where false notes and hidden fees slip in easily.',
        },
        { h2: 'Seasonal fraud' },
        {
          p: 'Before every holiday there are more messages about prizes, cheap tickets and parcels that are “held up”. Do not open their links. A bank never asks for your PIN or a one-time code, on holidays or any other day.',
        },
        { h2: 'Begin with next year' },
        {
          p: 'If you work for yourself, make a bonus of your own: move an eleventh of every payment to a separate [savings account](/simpanan/tabungan). Eleven months later you will be paid an extra month, by yourself.',
        },
      ],
    },
  },
  {
    slug: 'uang-saku-sebagai-pelajaran-pertama',
    tags: ['keuangan-keluarga', 'menabung'],
    author: authors.household,
    publishedAt: '2026-02-03T03:30:00Z',
    picture: null,
    id: {
      title: 'Uang saku sebagai pelajaran pertama',
      summary:
        'Anak belajar mengelola uang dengan memegangnya, salah memakainya, dan mencoba lagi. Panduan menurut usia, dari toples bening sampai rekening pertama.',
      body: [
        {
          p: 'Nasihat tentang uang jarang bekerja pada anak. Yang bekerja adalah uang itu sendiri, dalam jumlah kecil, dengan akibat yang nyata. Salah membeli mainan seharga Rp15.000 pada usia tujuh tahun jauh lebih murah daripada salah mengambil cicilan pada usia dua puluh tujuh.',
        },
        { h2: 'Usia 4 sampai 6: toples bening' },
        {
          p: 'Pada usia ini uang harus terlihat. Sediakan tiga toples bening untuk belanja, simpan, dan berbagi. Biarkan anak memasukkan koinnya sendiri. Celengan tanah liat memang cantik, tetapi menyembunyikan hasilnya.',
        },
        { h2: 'Usia 7 sampai 9: uang saku harian' },
        {
          p: 'Berikan jumlah yang sama setiap hari sekolah, cukup untuk jajan dengan sedikit sisa. Sepakati satu aturan: kalau habis, ya habis. Jangan menambah pada siang hari. Justru sore tanpa es lilin itulah pelajarannya.',
        },
        { h2: 'Usia 10 sampai 12: uang saku mingguan' },
        {
          list: [
            'Berikan setiap Senin dan biarkan anak membaginya sendiri.',
            'Ajak membandingkan harga dua barang di toko.',
            'Tawarkan “bunga rumah”: tambahan Rp1.000 untuk setiap Rp20.000 yang bertahan sebulan.',
          ],
        },
        { h2: 'Usia 13 ke atas: rekening pertama' },
        {
          p: 'Remaja siap mengurus pulsa, transportasi, dan jajannya dalam satu anggaran bulanan. Buka rekening atas namanya bersama Anda, dan jelaskan tiga hal: PIN hanya untuk diri sendiri, kode OTP tidak pernah dibagikan, dan semua transaksi meninggalkan jejak.',
        },
        { h2: 'Yang sebaiknya dihindari' },
        {
          list: [
            'Uang sebagai hadiah nilai rapor. Belajar kehilangan alasannya sendiri.',
            'Uang sebagai hukuman. Anak belajar menyembunyikan, bukan mengatur.',
            'Meminjam tabungan anak tanpa mengembalikan. Mereka ingat.',
          ],
        },
        {
          p: 'Satu lagi, yang paling kuat: biarkan mereka melihat Anda membayar tagihan, menimbang pembelian, dan sesekali berkata “belum bisa bulan ini”. Materi untuk belajar bersama tersedia di [halaman literasi](/literasi).',
        },
      ],
    },
    en: null,
  },
];
