import type { LiteracySeed } from './types.ts';

export const managingArticles: LiteracySeed[] = [
  {
    slug: 'anggaran-bulanan-dengan-tiga-amplop',
    topic: 'managing',
    publishedAt: '2026-11-16T02:00:00Z',
    picture: {
      scene: 'family-table',
      alt: {
        id: 'Sebuah keluarga duduk mengelilingi meja makan di bawah lampu',
        en: 'A family sitting round a dinner table under a lamp',
      },
    },
    id: {
      title: 'Anggaran bulanan dengan tiga amplop',
      summary:
        'Tidak perlu aplikasi rumit. Tiga amplop dan lima belas menit setiap tanggal gajian sudah cukup.',
      body: [
        {
          p: 'Banyak anggaran gagal bukan karena angkanya salah, melainkan karena terlalu rinci. Mencatat dua puluh jenis pengeluaran melelahkan, dan pada minggu kedua bukunya sudah tertutup. Cara tiga amplop bekerja sebaliknya: sedikit aturan, tetapi aturan itu dijaga.',
        },
        { h2: 'Tiga amplop' },
        {
          list: [
            '**Wajib**: sewa atau cicilan, listrik, sekolah, transportasi, dan makan di rumah.',
            '**Nanti**: dana darurat, tabungan pendidikan, hari raya, dan hari tua.',
            '**Sekarang**: jajan, pulsa tambahan, hiburan, dan kondangan.',
          ],
        },
        {
          p: 'Sebagai titik awal, banyak keluarga memakai pembagian 50, 20, dan 30 persen. Untuk penghasilan Rp6.000.000, itu berarti Rp3.000.000, Rp1.200.000, dan Rp1.800.000. Bila sewa rumah Anda mahal, amplop wajib boleh menjadi 60 persen. Yang penting, amplop **Nanti** diisi lebih dulu, bukan dari sisa.',
        },
        { h2: 'Lima belas menit pada hari gajian' },
        {
          ordered: [
            'Pindahkan bagian **Nanti** ke rekening terpisah. Buat transfer terjadwal supaya tidak perlu diingat.',
            'Bayar tagihan yang tanggalnya sudah pasti.',
            'Bagi isi amplop **Sekarang** dengan empat. Itulah jatah setiap minggu.',
            'Tulis tiga angka itu di kertas yang ditempel di pintu lemari es.',
          ],
        },
        { h2: 'Bila satu amplop habis' },
        {
          p: 'Habis sebelum waktunya bukan kegagalan, melainkan kabar. Tanyakan dua hal: apakah ini hanya terjadi bulan ini, atau setiap bulan? Bila setiap bulan, ubah pembagiannya, jangan menyalahkan diri. Yang tidak boleh dilakukan hanya satu: mengambil dari amplop **Nanti** tanpa mencatatnya.',
        },
        { h2: 'Setelah tiga bulan' },
        {
          p: 'Anda akan punya tiga lembar kertas dengan sembilan angka. Itu sudah cukup untuk melihat pola, menetapkan target, dan memilih [tabungan](/simpanan/tabungan) yang cocok. Keluarga yang mencoba cara ini biasanya tidak langsung lebih hemat. Mereka lebih dulu menjadi lebih tenang, karena tahu ke mana uangnya pergi.',
        },
        { p: '_Angka dalam tulisan ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'A monthly budget in three envelopes',
      summary: 'No clever app needed. Three envelopes and fifteen minutes on pay day will do.',
      body: [
        {
          p: 'Budgets rarely fail because the sums are wrong. They fail because there is too much in them. Writing down twenty kinds of expenses is tiring, and by the second week the notebook stays shut. Three envelopes work the other way round: few rules, but rules that are kept.',
        },
        { h2: 'The three envelopes' },
        {
          list: [
            '**Must**: rent or mortgage, electricity, school, transport and meals at home.',
            '**Later**: rainy-day money, education, holidays such as Idul Fitri, and old age.',
            '**Now**: snacks, extra data, fun and wedding gifts.',
          ],
        },
        {
          p: 'Many families start with 50, 20 and 30 per cent. On an income of IDR 6,000,000 that makes IDR 3,000,000, IDR 1,200,000 and IDR 1,800,000. If your rent is high, let **Must** be 60 per cent. What matters is that **Later** is filled first, and not from what is left over.',
        },
        { h2: 'Fifteen minutes on pay day' },
        {
          ordered: [
            'Move the **Later** share to a separate account. A standing order saves you from having to remember.',
            'Pay the bills whose dates are fixed.',
            'Divide **Now** by four. That is your money for each week.',
            'Write the three figures on a piece of paper and put it on the fridge.',
          ],
        },
        { h2: 'When an envelope is empty' },
        {
          p: 'Running out early is not a failure, it is news. Ask yourself: is it just this month, or every month? If it is every month, change the shares and don’t blame yourself. There is only one thing not to do: take from **Later** without writing it down.',
        },
        { h2: 'After three months' },
        {
          p: 'You will have three sheets with nine figures. That is enough to see a pattern, set a goal and choose a [savings account](/simpanan/tabungan) that fits. Families who try this do not always spend less at first. They feel calmer first, because they know where the money goes.',
        },
        { p: '_The figures in this article are illustrations._' },
      ],
    },
  },
  {
    slug: 'memisahkan-uang-usaha-dan-uang-rumah',
    topic: 'managing',
    publishedAt: '2026-10-12T03:00:00Z',
    picture: {
      scene: 'shop-front',
      alt: {
        id: 'Toko kecil beratap genting dengan pemilik di depan pintu',
        en: 'A small shop with a tiled roof, its owner at the door',
      },
    },
    id: {
      title: 'Memisahkan uang usaha dan uang rumah',
      summary:
        'Warung ramai tetapi uang selalu habis? Sering kali penyebabnya bukan penjualan, melainkan laci.',
      body: [
        {
          p: 'Di banyak warung, ada satu laci untuk segalanya. Uang belanja barang, uang sekolah anak, dan uang jajan keluar dari tempat yang sama. Pada akhir bulan tidak ada yang tahu apakah usaha untung, dan bank pun tidak dapat membacanya.',
        },
        { h2: 'Langkah pertama: dua rekening' },
        {
          p: 'Buka satu rekening khusus usaha. Semua penjualan masuk ke sana, termasuk pembayaran QRIS. Semua pembelian barang keluar dari sana. Rekening rumah hanya menerima satu hal dari usaha, yaitu gaji Anda.',
        },
        { h2: 'Langkah kedua: gaji untuk pemilik' },
        {
          p: 'Tentukan angka tetap, misalnya Rp2.500.000 sebulan, dan bayarkan pada tanggal yang sama. Mulailah dari angka yang sanggup dibayar usaha pada bulan sepi. Bila setelah enam bulan masih ada lebih, naikkan gaji atau tambah persediaan, tetapi putuskan dengan sadar.',
        },
        { h2: 'Langkah ketiga: tiga catatan' },
        {
          list: [
            '**Uang masuk**: tunai dan nontunai, setiap hari.',
            '**Uang keluar**: untuk barang, sewa, listrik, dan upah.',
            '**Utang dan piutang**: siapa, berapa, sampai kapan.',
          ],
        },
        {
          p: 'Sepuluh menit sebelum tutup toko sudah cukup. Buku tulis boleh, ponsel boleh. Yang tidak boleh adalah menunggu sampai akhir bulan.',
        },
        { h2: 'Bila barang toko dipakai di rumah' },
        {
          p: 'Beras dari rak toko tetap ada harganya. Catat dengan harga beli sebagai pengambilan pemilik. Tanpa catatan ini, laba tampak lebih kecil daripada sebenarnya dan Anda mungkin menaikkan harga tanpa perlu.',
        },
        { h2: 'Tiga pertanyaan di akhir bulan' },
        {
          ordered: [
            'Berapa uang masuk dikurangi uang keluar?',
            'Barang mana yang berputar paling cepat?',
            'Siapa yang belum membayar, dan kapan ditagih?',
          ],
        },
        { h2: 'Apa gunanya' },
        {
          ordered: [
            'Anda tahu laba yang sebenarnya.',
            'Anda tahu kapan harus membeli barang, dan kapan menahan diri.',
            'Pengajuan [kredit modal kerja](/pinjaman/modal-kerja) lebih cepat dinilai, karena mutasi rekening bercerita sendiri.',
          ],
        },
        {
          p: 'Butuh teman menghitung? [Konsultasi usaha](/business-consultation/business-consultation) gratis, dan Anda tidak perlu menjadi nasabah.',
        },
      ],
    },
    en: {
      title: 'Keep the shop’s money apart from the home’s',
      summary: 'A busy shop and never any money? Often it isn’t the sales. It’s the drawer.',
      body: [
        {
          p: 'Many small shops have one drawer for everything. Money for stock, for school and for snacks comes out of the same place. At the end of the month nobody knows whether the business made a profit, and a bank cannot tell either.',
        },
        { h2: 'First: two accounts' },
        {
          p: 'Open an account for the business alone. All sales go in, QRIS payments included. All purchases go out of it. The household’s account receives only one thing from the business, and that is your salary.',
        },
        { h2: 'Second: pay yourself' },
        {
          p: 'Choose a fixed amount, say IDR 2,500,000 a month, and pay it on the same day each time. Start with what the business can afford in a quiet month. If there is still money over after six months, raise it or buy more stock, but make it a decision.',
        },
        { h2: 'Third: three records' },
        {
          list: [
            '**Money in**: cash and cashless, every day.',
            '**Money out**: stock, rent, electricity and wages.',
            '**Owed and owing**: who, how much, until when.',
          ],
        },
        {
          p: 'Ten minutes before closing time will do. A notebook is fine, a phone is fine. Waiting until the end of the month is not.',
        },
        { h2: 'When the family uses the stock' },
        {
          p: 'Rice from the shelf still has its price. Write it down at cost, as something the owner took out. Without that note your profit looks smaller than it is, and you may raise prices for no reason.',
        },
        { h2: 'Three questions at the end of the month' },
        {
          ordered: [
            'How much came in, less what went out?',
            'Which goods turn over fastest?',
            'Who has not paid yet, and when will you ask?',
          ],
        },
        { h2: 'What it is good for' },
        {
          ordered: [
            'You know what you really earn.',
            'You know when to buy stock, and when to hold back.',
            'An application for [working capital](/pinjaman/modal-kerja) is assessed sooner, because the account tells its own story.',
          ],
        },
        {
          p: 'Would you like company with the sums? Our [business consultation](/business-consultation/business-consultation) is free, and you don’t have to be a customer.',
        },
      ],
    },
  },
  {
    slug: 'menggaji-diri-sendiri-saat-penghasilan-tidak-tetap',
    topic: 'managing',
    publishedAt: '2026-08-24T02:30:00Z',
    picture: null,
    id: {
      title: 'Menggaji diri sendiri saat penghasilan tidak tetap',
      summary: 'Nelayan, pekerja lepas, dan pedagang musiman dapat hidup dengan angka bulanan yang tenang.',
      body: [
        {
          p: 'Penghasilan yang naik turun tidak harus berarti hidup yang naik turun. Kuncinya sederhana: jangan hidup dari uang yang masuk bulan ini, tetapi dari rata-rata uang yang masuk selama setahun.',
        },
        { h2: 'Cari angka terendah' },
        {
          p: 'Tulis penghasilan dua belas bulan terakhir. Coret bulan terbaik. Dari sebelas yang tersisa, hitung rata-ratanya, lalu ambil 80 persen. Itulah gaji bulanan Anda.',
        },
        {
          p: 'Contoh: rata-rata sebelas bulan adalah Rp5.500.000. Delapan puluh persennya Rp4.400.000. Anda menggaji diri Rp4.400.000, baik pada musim ikan maupun pada musim angin barat.',
        },
        { h2: 'Rekening penampung' },
        {
          ordered: [
            'Semua penghasilan masuk ke satu rekening penampung.',
            'Setiap tanggal 1, gaji berpindah ke rekening harian lewat transfer terjadwal.',
            'Sisanya tinggal di penampung untuk bulan-bulan sepi.',
            'Bila isi penampung melebihi enam kali gaji, kelebihannya boleh dipindah ke [deposito](/simpanan/deposito) atau tujuan lain.',
          ],
        },
        { h2: 'Membangun penampung dari nol' },
        {
          p: 'Tiga bulan pertama paling berat. Ambillah gaji yang lebih kecil dulu, misalnya 60 persen dari rata-rata. Setiap kali ada bulan yang baik, tahan keinginan untuk langsung merayakannya. Sisihkan sepuluh persen untuk bersenang-senang; sisanya untuk penampung.',
        },
        { h2: 'Pada musim baik' },
        {
          p: 'Godaan terbesar datang bersama bulan terbaik. Motor baru, renovasi, pinjaman kepada saudara. Tunggu tiga puluh hari sebelum memutuskan pembelian di atas sekali gaji. Bila setelah itu keinginannya masih ada dan penampung tetap terisi enam bulan, belilah dengan tenang.',
        },
        { h2: 'Pajak dan iuran' },
        {
          p: 'Pekerja lepas membayar sendiri pajak, BPJS Kesehatan, dan BPJS Ketenagakerjaan. Masukkan semuanya ke dalam hitungan sebelum menetapkan gaji, bukan setelahnya.',
        },
        {
          quote: 'Laut memberi kapan ia mau. Di rumah, beras harus ada setiap hari.',
        },
        { p: '_Angka dalam tulisan ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'Pay yourself a salary when your income goes up and down',
      summary: 'Fishermen, freelancers and seasonal traders can live on a steady monthly figure.',
      body: [
        {
          p: 'An income that rises and falls need not mean a life that does. The idea is simple: don’t live on what came in this month. Live on what comes in over a year, on average.',
        },
        { h2: 'Find a careful figure' },
        {
          p: 'Write down what you earned in each of the last twelve months. Cross out the best one. Take the average of the eleven that are left, and then 80 per cent of it. That is your monthly salary.',
        },
        {
          p: 'If the average is IDR 5,500,000, then 80 per cent is IDR 4,400,000. You pay yourself IDR 4,400,000 in the fishing season and in the monsoon alike.',
        },
        { h2: 'A holding account' },
        {
          ordered: [
            'Everything you earn goes into one holding account.',
            'On the 1st of each month a standing order moves your salary to your everyday account.',
            'The rest stays there for quiet months.',
            'Once it holds more than six salaries, the surplus can go into a [time deposit](/simpanan/deposito) or another goal.',
          ],
        },
        { h2: 'Starting from nothing' },
        {
          p: 'The first three months are the hardest. Begin with less, say 60 per cent of the average. When a good month comes, don’t celebrate all of it. Spend ten per cent on something nice and leave the rest where it is.',
        },
        { h2: 'In the good season' },
        {
          p: 'Temptation comes with the best month: a new motorcycle, a renovation, a loan to a cousin. Wait for thirty days before you spend more than one salary on anything. If you still want it then, and the account still holds six months, go ahead with an easy mind.',
        },
        { h2: 'Tax and contributions' },
        {
          p: 'If you work for yourself, you pay your own tax and your own contributions to the health and employment schemes (BPJS). Take them into account before you set your salary, not afterwards.',
        },
        {
          quote: 'The sea gives when it likes. At home there has to be rice every day.',
        },
        { p: '_The figures in this article are illustrations._' },
      ],
    },
  },
  {
    slug: 'bicara-uang-dengan-pasangan',
    topic: 'managing',
    publishedAt: '2026-05-18T02:00:00Z',
    picture: null,
    id: {
      title: 'Bicara uang dengan pasangan tanpa bertengkar',
      summary: 'Satu pertemuan sebulan, empat pertanyaan, dan satu aturan: tidak ada yang diadili.',
      body: [
        {
          p: 'Pertengkaran tentang uang jarang benar-benar tentang uang. Yang satu merasa diawasi, yang lain merasa sendirian memikul beban. Keduanya dapat dicegah dengan kebiasaan kecil: rapat rumah tangga sebulan sekali.',
        },
        { h2: 'Siapkan suasananya' },
        {
          list: [
            'Pilih waktu ketika keduanya tidak lapar dan tidak lelah.',
            'Paling lama 45 menit. Sisanya dilanjutkan bulan depan.',
            'Matikan televisi, siapkan teh.',
            'Satu aturan: kita memeriksa angka, bukan mengadili orang.',
          ],
        },
        { h2: 'Empat pertanyaan' },
        {
          ordered: [
            'Apa yang berjalan baik bulan ini?',
            'Pengeluaran mana yang mengejutkan kita?',
            'Apa yang akan datang dalam tiga bulan: pajak kendaraan, uang pangkal, hajatan?',
            'Satu hal apa yang kita ubah bulan depan?',
          ],
        },
        { h2: 'Milik bersama, milik sendiri' },
        {
          p: 'Banyak pasangan tenang dengan tiga rekening: satu bersama untuk rumah tangga, dan satu untuk masing-masing. Setiap orang menyetor ke rekening bersama sesuai kemampuan, misalnya dengan persentase yang sama dari penghasilan. Uang di rekening sendiri tidak perlu dipertanggungjawabkan.',
        },
        { h2: 'Utang dibuka sejak awal' },
        {
          p: 'Cicilan yang disembunyikan selalu ketahuan pada waktu yang paling buruk. Tuliskan semuanya: jumlah, bunga, dan tanggal lunas. Lalu susun urutan pelunasan bersama. Utang dengan bunga tertinggi lebih dulu.',
        },
        { h2: 'Bila penghasilan berbeda jauh' },
        {
          p: 'Membagi dua sama rata terdengar adil, tetapi yang berpenghasilan lebih kecil akan selalu kehabisan uang sendiri. Bagilah menurut persentase. Bila yang satu berpenghasilan Rp6.000.000 dan yang lain Rp3.000.000, setoran Rp4.000.000 dan Rp2.000.000 membuat keduanya menyisakan sepertiga. Pekerjaan rumah yang tidak dibayar juga sumbangan; sebutkan dalam rapat itu. _Angka ini adalah ilustrasi._',
        },
        { h2: 'Libatkan anak secukupnya' },
        {
          p: 'Anak tidak perlu tahu gaji orang tuanya. Namun, mereka boleh tahu bahwa keluarga sedang menabung untuk sesuatu, dan ikut memilih apa yang ditunda. Dari situlah mereka belajar bahwa uang adalah pilihan.',
        },
      ],
    },
    en: null,
  },
];
