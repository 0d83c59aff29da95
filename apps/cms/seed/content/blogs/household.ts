import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const householdBlogs: BlogSeed[] = [
  {
    slug: 'anggaran-keluarga-yang-bertahan-lebih-dari-tiga-bulan',
    tags: ['keuangan-keluarga', 'menabung'],
    author: authors.household,
    publishedAt: '2026-11-17T02:00:00Z',
    picture: pictureOf('family-table'),
    related: [
      'dana-darurat-berapa-yang-cukup',
      'membicarakan-uang-dengan-pasangan',
      'uang-sekolah-dihitung-sejak-sekarang',
    ],
    id: {
      title: 'Anggaran keluarga yang bertahan lebih dari tiga bulan',
      summary:
        'Kebanyakan anggaran gagal bukan karena boros, melainkan karena terlalu rapi. Empat pos sudah cukup, dan satu di antaranya boleh bocor.',
      body: [
        {
          p: 'Bulan pertama semuanya tercatat, sampai ongkos parkir. Bulan kedua ada beberapa hari yang kosong. Bulan ketiga buku catatannya entah di mana. Kalau cerita ini terdengar akrab, masalahnya bukan pada disiplin Anda. Anggarannya yang terlalu rumit.',
        },
        {
          p: 'Rumah tangga bukan perusahaan. Anda tidak perlu tahu ke mana setiap rupiah pergi. Yang perlu Anda tahu hanya tiga hal: tagihan akan terbayar, tabungan bertambah, dan sisanya boleh dipakai tanpa rasa bersalah.',
        },
        { h2: 'Empat pos saja' },
        { p: 'Ambil contoh keluarga dengan penghasilan bersih Rp9 juta per bulan.' },
        {
          list: [
            '**Tetap, Rp4,5 juta.** Sewa atau cicilan, listrik, air, internet, sekolah, transportasi kerja.',
            '**Tabungan, Rp1,35 juta.** Dipindahkan pada hari gajian, sebelum apa pun dibeli.',
            '**Harian, Rp2,4 juta.** Dapur dan kebutuhan rumah, dibagi per pekan menjadi Rp600.000.',
            '**Bebas, Rp750.000.** Jajan, hiburan, hadiah. Pos inilah yang boleh bocor.',
          ],
        },
        {
          p: 'Angka di atas hanya ilustrasi. Perbandingannya akan berbeda untuk keluarga dengan bayi, dengan orang tua yang ditanggung, atau dengan rumah yang sudah lunas.',
        },
        { h2: 'Hitung per pekan, bukan per bulan' },
        {
          p: 'Sebulan terlalu panjang untuk diingat. Sepekan cukup pendek untuk diperbaiki. Pindahkan uang belanja ke rekening atau dompet terpisah setiap Senin. Jika pada hari Kamis sisanya tinggal Rp100.000, Anda tahu tanpa harus membuka catatan.',
        },
        { h2: 'Sisihkan untuk yang pasti datang' },
        {
          p: 'Pajak kendaraan, servis, seragam sekolah, kondangan, mudik: semua ini sering disebut tak terduga, padahal datang setiap tahun. Jumlahkan, bagi dua belas, lalu masukkan ke pos tetap. Bagi banyak keluarga, langkah kecil ini lebih terasa daripada menghapus kopi susu.',
        },
        { h2: 'Rapat lima belas menit' },
        {
          ordered: [
            'Sekali sebulan, duduk berdua dengan teh dan tiga angka: tagihan, tabungan, sisa.',
            'Rayakan satu hal yang berjalan baik.',
            'Ubah satu angka saja, lalu biarkan sebulan.',
          ],
        },
        {
          p: 'Setelah tiga bulan, anggaran Anda sudah berisi kebiasaan Anda sendiri. Untuk memindahkan uang secara otomatis, lihat pilihan [tabungan](/simpanan/tabungan) kami atau hitung target Anda dengan [kalkulator tabungan](/calculators/savings-goal).',
        },
      ],
    },
    en: {
      title: 'A household budget that survives its third month',
      summary:
        'Most budgets fail not because people are wasteful but because the plan is too tidy. Four pots are enough, and one of them may leak.',
      body: [
        {
          p: 'In the first month everything goes into the book, down to the parking fee. In the second there are a few empty days. By the third nobody knows where the book is. If that sounds familiar, the trouble is not your discipline. The budget was too complicated.',
        },
        {
          p: 'A household is not a company. You do not have to know where every rupiah goes. You need to know three things: that the bills will be paid, that the savings are growing, and that what is left can be spent with a clear conscience.',
        },
        { h2: 'Just four pots' },
        { p: 'Take a family that brings home IDR 9 million a month.' },
        {
          list: [
            '**Fixed, IDR 4.5 million.** Rent or mortgage, electricity, water, internet, school, getting to work.',
            '**Savings, IDR 1.35 million.** Moved on payday, before anything is bought.',
            '**Daily, IDR 2.4 million.** Kitchen and home, handed out as IDR 600,000 a week.',
            '**Free, IDR 750,000.** Treats, outings, presents. This is the pot that may leak.',
          ],
        },
        {
          p: 'The figures are only an illustration. The proportions will differ for a family with a baby, with parents to support, or with a house that is paid for.',
        },
        { h2: 'Think in weeks' },
        {
          p: 'A month is too long to remember; a week is short enough to put right. Move the housekeeping money to an account or wallet of its own every Monday. If IDR 100,000 is left on Thursday, you can see it without opening a spreadsheet.',
        },
        { h2: 'Put aside what is sure to come' },
        {
          p: 'Vehicle tax, servicing, school uniforms, wedding gifts, the journey home for Eid: we call them unexpected, yet they come every year. Add them up, divide by twelve and count the result among your fixed costs. For many families this small step does more than giving up iced coffee.',
        },
        { h2: 'The fifteen-minute meeting' },
        {
          ordered: [
            'Once a month, sit down together with tea and three numbers: bills, savings, what is left.',
            'Celebrate one thing that went well.',
            'Change a single figure, and leave it alone for a month.',
          ],
        },
        {
          p: 'After three months the budget will hold your own habits. To move money automatically, see our [savings accounts](/simpanan/tabungan), or work out your goal with the [savings calculator](/calculators/savings-goal).',
        },
      ],
    },
  },
  {
    slug: 'dana-darurat-berapa-yang-cukup',
    tags: ['menabung', 'keuangan-keluarga'],
    author: authors.household,
    publishedAt: '2026-10-20T02:30:00Z',
    picture: pictureOf('lantern-night'),
    id: {
      title: 'Dana darurat: berapa yang cukup, dan di mana menyimpannya',
      summary:
        'Bukan enam kali gaji, melainkan beberapa kali kebutuhan pokok. Bedanya bisa belasan juta rupiah, dan membuat target itu masuk akal.',
      body: [
        {
          p: 'Mesin cuci mogok pada tanggal tua. Ibu dirawat dan Anda harus naik kereta malam itu juga. Kontrak kerja tidak diperpanjang. Dana darurat tidak mencegah satu pun dari kejadian ini. Ia hanya memastikan bahwa masalahnya tetap satu, tidak menjadi dua bersama utang berbunga tinggi.',
        },
        { h2: 'Hitung kebutuhan, bukan penghasilan' },
        {
          p: 'Nasihat “enam kali gaji” mudah diingat dan sering membuat orang menyerah. Dalam keadaan darurat Anda tidak akan berlibur atau mengganti ponsel. Yang harus tetap dibayar adalah makan, tempat tinggal, listrik, sekolah, obat, dan cicilan.',
        },
        {
          p: 'Sebuah keluarga yang biasanya membelanjakan Rp6 juta mungkin dapat hidup dengan Rp4,2 juta per bulan. Tiga bulan kebutuhan pokok berarti Rp12,6 juta. Dengan menyisihkan Rp1,05 juta per bulan, target itu tercapai dalam setahun (ilustrasi).',
        },
        { h2: 'Tiga, enam, atau dua belas bulan' },
        {
          list: [
            '**Tiga bulan** jika penghasilan tetap, ada dua orang yang bekerja, dan belum ada tanggungan.',
            '**Enam bulan** jika hanya satu orang yang bekerja atau ada anak.',
            '**Sembilan sampai dua belas bulan** untuk pekerja lepas, pedagang musiman, dan mereka yang menanggung orang tua.',
          ],
        },
        { h2: 'Simpan di tempat yang membosankan' },
        {
          p: 'Dana darurat punya dua tugas: ada ketika dicari dan utuh ketika diambil. Karena itu, tempatnya bukan saham, bukan emas, dan bukan usaha teman.',
        },
        {
          ordered: [
            'Satu bulan kebutuhan di tabungan yang terpisah dari rekening harian, tanpa kartu di dompet.',
            'Sisanya di deposito jangka pendek yang jatuh tempo bergantian, misalnya satu setiap bulan.',
            'Nomor rekening dan caranya diketahui pasangan atau satu anggota keluarga yang dipercaya.',
          ],
        },
        {
          p: 'Simpanan di bank peserta dijamin LPS sampai Rp2 miliar per nasabah per bank, selama memenuhi syaratnya. Bandingkan bunga dan penaltinya di halaman [deposito](/simpanan/deposito).',
        },
        { h2: 'Kalau terpakai' },
        {
          p: 'Itu tandanya dana darurat bekerja. Jangan mengisinya kembali dengan tergesa-gesa. Tetapkan jumlah yang sama seperti dahulu, mulai bulan depan, sampai penuh lagi.',
        },
      ],
    },
    en: {
      title: 'The emergency fund: how much is enough, and where to keep it',
      summary:
        'Not six times your salary but a few times what you must spend. The difference can run to many millions, and it makes the goal possible.',
      body: [
        {
          p: 'The washing machine dies a week before payday. Your mother is in hospital and you have to catch tonight’s train. A contract is not renewed. An emergency fund prevents none of this. It makes sure that one problem stays one, and does not bring along a second in the shape of an expensive debt.',
        },
        { h2: 'Count needs, not income' },
        {
          p: '“Six times your salary” is easy to remember, and makes many people give up. In an emergency you will not go on holiday or replace your phone. What has to be paid is food, a roof, electricity, school, medicine and instalments.',
        },
        {
          p: 'A family that normally spends IDR 6 million a month may be able to live on IDR 4.2 million. Three months of that is IDR 12.6 million. At IDR 1.05 million a month the goal is reached in a year (illustrative).',
        },
        { h2: 'Three, six or twelve months' },
        {
          list: [
            '**Three months** with steady pay, two earners and nobody to support.',
            '**Six months** with one earner or with children.',
            '**Nine to twelve months** for freelancers, seasonal traders and those who support their parents.',
          ],
        },
        { h2: 'Keep it somewhere dull' },
        {
          p: 'An emergency fund has two tasks: to be there when you reach for it, and to be whole when you do. That rules out shares, gold and a friend’s business.',
        },
        {
          ordered: [
            'One month of needs in a savings account apart from the everyday one, with no card in your wallet.',
            'The rest in short time deposits that mature in turn, one a month for instance.',
            'A partner or one trusted relative who knows where it is and how to get at it.',
          ],
        },
        {
          p: 'Deposits with a member bank are insured by the Indonesia Deposit Insurance Corporation (LPS) up to IDR 2 billion per customer per bank if its conditions are met. Compare rates and penalties on our [time deposit](/simpanan/deposito) page.',
        },
        { h2: 'If you had to use it' },
        {
          p: 'Then it has done its work. Do not rush to fill it up. Set aside the same sum as before, starting next month, until it is full again.',
        },
      ],
    },
  },
  {
    slug: 'uang-sekolah-dihitung-sejak-sekarang',
    tags: ['menabung', 'keuangan-keluarga'],
    author: authors.household,
    publishedAt: '2026-09-15T03:00:00Z',
    picture: pictureOf('classroom'),
    id: {
      title: 'Uang sekolah naik tiap tahun. Begini menghitungnya sejak sekarang',
      summary:
        'Uang pangkal Rp20 juta hari ini menjadi hampir Rp32 juta enam tahun lagi. Mulai lebih awal memotong setorannya hingga separuh.',
      body: [
        {
          p: 'Anak Anda baru belajar berjalan, dan sekolah dasar terasa jauh. Namun, sekolah adalah salah satu pengeluaran besar yang tanggalnya sudah diketahui sejak hari kelahiran. Itu kabar baik: sesuatu yang tanggalnya pasti dapat ditabung dengan tenang.',
        },
        { h2: 'Langkah 1: tanyakan harga hari ini' },
        {
          p: 'Datangi dua atau tiga sekolah yang mungkin Anda pilih. Tanyakan uang pangkal, SPP bulanan, seragam, buku, dan biaya kegiatan. Tanyakan pula berapa kenaikannya selama tiga tahun terakhir. Panitia penerimaan siswa biasanya menjawab dengan jujur.',
        },
        { h2: 'Langkah 2: naikkan ke tahun yang tepat' },
        {
          p: 'Misalkan uang pangkal hari ini Rp20 juta dan naik 8% per tahun. Enam tahun lagi jumlahnya sekitar **Rp31,7 juta**. Rumusnya sederhana: harga hari ini dikalikan 1,08 sebanyak enam kali.',
        },
        { h2: 'Langkah 3: bagi menjadi setoran' },
        {
          list: [
            'Mulai sekarang, 72 bulan, bunga bersih 3% per tahun: sekitar **Rp403.000** per bulan.',
            'Mulai tiga tahun lagi, 36 bulan, bunga yang sama: sekitar **Rp844.000** per bulan.',
          ],
        },
        {
          p: 'Selisihnya bukan karena bunga, melainkan karena waktu. Tiga tahun pertama yang terlewat harus dibayar dengan setoran dua kali lipat. Semua angka adalah ilustrasi; bunga dan kenaikan biaya dapat berubah.',
        },
        { h2: 'Pilih wadah menurut jaraknya' },
        {
          ordered: [
            '**Kurang dari tiga tahun:** tabungan berjangka atau deposito. Nilainya tidak boleh turun menjelang hari pendaftaran.',
            '**Tiga sampai lima tahun:** sebagian boleh di reksa dana pendapatan tetap.',
            '**Lebih dari lima tahun:** campuran dengan porsi saham dapat dipertimbangkan, lalu dipindahkan perlahan ke wadah yang aman.',
          ],
        },
        { h2: 'Jangan korbankan dua hal ini' },
        {
          p: 'Dana darurat dan dana pensiun. Anak dapat memperoleh beasiswa atau memilih sekolah yang lebih dekat, sedangkan tidak ada beasiswa untuk orang tua yang kehabisan tabungan. Hitung target Anda dengan [kalkulator tabungan](/calculators/savings-goal).',
        },
      ],
    },
    en: {
      title: 'School fees go up every year. How to work them out now',
      summary:
        'An entrance fee of IDR 20 million today will be nearly IDR 32 million in six years. Starting early halves what you put aside each month.',
      body: [
        {
          p: 'Your child has just learned to walk, and primary school seems far away. Yet school is one of the few large expenses whose date is known from the day of birth. That is good news: what has a date can be saved for calmly.',
        },
        { h2: 'Step 1: ask for today’s price' },
        {
          p: 'Visit two or three schools that you might choose. Ask about the entrance fee, monthly tuition, uniforms, books and activities, and by how much they went up over the past three years. Admissions staff usually give an honest answer.',
        },
        { h2: 'Step 2: move it to the right year' },
        {
          p: 'Suppose the entrance fee is IDR 20 million today and rises by 8% a year. In six years it will be about **IDR 31.7 million**. The sum is simple: multiply today’s price by 1.08, six times over.',
        },
        { h2: 'Step 3: divide it into deposits' },
        {
          list: [
            'Starting now, 72 months at 3% a year after tax: about **IDR 403,000** a month.',
            'Starting in three years, 36 months at the same rate: about **IDR 844,000** a month.',
          ],
        },
        {
          p: 'What makes the difference is not interest but time. The three years that were missed cost twice the monthly deposit. All figures are illustrative; rates and fees may change.',
        },
        { h2: 'Choose the vessel by the distance' },
        {
          ordered: [
            '**Less than three years away:** a savings plan or time deposits. The value must not fall just before enrolment.',
            '**Three to five years:** part of it may be in a fixed-income fund.',
            '**More than five years:** a mix with some equity is worth considering, moved step by step into safer vessels.',
          ],
        },
        { h2: 'Two things not to sacrifice' },
        {
          p: 'Your emergency fund and your pension. A child can win a scholarship or go to a school nearer home, but there is no scholarship for parents who have run out of savings. Work out your own goal with the [savings calculator](/calculators/savings-goal).',
        },
      ],
    },
  },
];
