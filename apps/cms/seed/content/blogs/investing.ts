import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const investingBlogs: BlogSeed[] = [
  {
    slug: 'reksa-dana-dijelaskan-tanpa-grafik',
    tags: ['investasi'],
    author: authors.investing,
    publishedAt: '2026-10-13T02:00:00Z',
    picture: pictureOf('coffee-farm'),
    related: [
      'imbal-hasil-12-persen-dibandingkan-dengan-apa',
      'deposito-tabungan-berjangka-atau-reksa-dana-pasar-uang',
    ],
    id: {
      title: 'Reksa dana, dijelaskan tanpa satu pun grafik',
      summary:
        'Bayangkan kebun kopi milik bersama. Siapa pun dapat memiliki beberapa pohon, seorang ahli merawatnya, dan harganya dihitung setiap hari.',
      body: [
        {
          p: 'Seribu orang ingin memiliki kebun kopi, tetapi masing-masing hanya punya sejuta rupiah. Mereka mengumpulkan uangnya, membeli satu kebun besar, dan membayar seorang pekebun yang ahli. Setiap orang memegang selembar kertas yang menyatakan berapa bagian miliknya. Itulah reksa dana.',
        },
        { h2: 'Siapa melakukan apa' },
        {
          list: [
            '**Manajer investasi** adalah pekebunnya. Ia memutuskan apa yang ditanam.',
            '**Bank kustodian** menyimpan hasil dan kunci gudang, terpisah dari pekebun.',
            '**Agen penjual**, seperti kami, mencatat pembelian dan menjelaskan risikonya.',
            '**OJK** mengawasi ketiganya.',
          ],
        },
        { h2: 'NAB: harga satu bagian' },
        {
          p: 'Setiap hari bursa, nilai seluruh kebun dihitung, dikurangi biaya, lalu dibagi jumlah bagian. Hasilnya disebut nilai aktiva bersih per unit, atau NAB. Jika Anda membeli Rp1.000.000 ketika NAB Rp1.250, Anda memperoleh 800 unit. Ketika NAB menjadi Rp1.310, nilainya Rp1.048.000. Ketika turun menjadi Rp1.200, nilainya Rp960.000. Angka ini ilustrasi.',
        },
        { h2: 'Empat jenis kebun' },
        {
          ordered: [
            '**Pasar uang:** tanaman yang dipanen kurang dari setahun. Paling tenang.',
            '**Pendapatan tetap:** terutama obligasi. Bergoyang ketika bunga berubah.',
            '**Campuran:** sebagian tenang, sebagian tidak.',
            '**Saham:** hasil terbesar dalam jangka panjang, dan musim buruk yang paling panjang.',
          ],
        },
        { h2: 'Biaya yang perlu ditanyakan' },
        {
          p: 'Biaya pembelian, biaya penjualan kembali, dan imbal jasa pengelola yang sudah dikurangkan dari NAB. Selisih satu persen setahun terdengar kecil, tetapi setelah sepuluh tahun dapat menghabiskan hampir sepersepuluh nilai investasi.',
        },
        { h2: 'Sebelum membeli' },
        {
          p: 'Reksa dana bukan simpanan: tidak dijamin LPS, nilainya dapat turun, dan kinerja masa lalu tidak menjamin masa depan. Baca prospektusnya, isi profil risiko dengan jujur, dan lihat NAB harian di [halaman NAB](/nab). Penjelasan tiap produk ada di [reksa dana](/wealth/reksa-dana).',
        },
      ],
    },
    en: {
      title: 'Mutual funds explained without a single chart',
      summary:
        'Picture a coffee farm with many owners. Anyone can have a few trees, an expert looks after them, and their price is worked out daily.',
      body: [
        {
          p: 'A thousand people would like to own a coffee farm, but each has only a million rupiah. They put their money together, buy one large farm and pay an expert to run it. Everyone holds a slip of paper that says how much of it is theirs. That is a mutual fund.',
        },
        { h2: 'Who does what' },
        {
          list: [
            '**The investment manager** is the farmer, and decides what is planted.',
            '**The custodian bank** keeps the harvest and the key to the barn, apart from the farmer.',
            '**The selling agent**, such as ourselves, records your purchases and explains the risks.',
            '**OJK**, the financial services authority, watches all three.',
          ],
        },
        { h2: 'NAV: the price of a share' },
        {
          p: 'On every trading day the whole farm is valued, costs are taken off, and the result is divided by the number of shares. It is called the net asset value per unit: NAV, or NAB in Indonesian. If you buy for IDR 1,000,000 at a NAV of IDR 1,250, you get 800 units. At 1,310 they are worth IDR 1,048,000; at 1,200 they are worth IDR 960,000. The figures are illustrative.',
        },
        { h2: 'Four kinds of farm' },
        {
          ordered: [
            '**Money market:** crops harvested within a year. The calmest.',
            '**Fixed income:** bonds above all. They sway when interest rates move.',
            '**Balanced:** partly calm, partly not.',
            '**Equity:** the largest harvest over the long run, and the longest bad seasons.',
          ],
        },
        { h2: 'Costs to ask about' },
        {
          p: 'The fee for buying, the fee for selling back, and the management fee, which has already been taken out of the NAV. One per cent a year sounds little, but over ten years it can use up nearly a tenth of an investment.',
        },
        { h2: 'Before you buy' },
        {
          p: 'A fund is not a deposit: it is not insured by LPS, its value can fall, and past performance is no promise. Read the prospectus, answer the risk questionnaire honestly, and see the daily values on our [NAV page](/nab). Each product is explained under [mutual funds](/wealth/reksa-dana).',
        },
      ],
    },
  },
  {
    slug: 'imbal-hasil-12-persen-dibandingkan-dengan-apa',
    tags: ['investasi'],
    author: authors.investing,
    publishedAt: '2026-06-23T02:00:00Z',
    picture: null,
    id: {
      title: 'Imbal hasil 12%: dibandingkan dengan apa?',
      summary:
        'Angka yang sama dapat berarti sangat baik atau mengecewakan. Lima pertanyaan untuk membaca iklan investasi dengan kepala dingin.',
      body: [
        {
          p: '“Imbal hasil 12%!” tertulis besar di selebaran. Sebelum senang, tanyakan lima hal. Jawaban yang jujur biasanya tertulis kecil di bawahnya. Jika tidak tertulis sama sekali, itu pun sebuah jawaban.',
        },
        { h2: '1. Selama berapa lama?' },
        {
          p: 'Dua belas persen dalam setahun berbeda dari dua belas persen dalam tiga tahun. Yang terakhir setara dengan sekitar **3,85% per tahun**, karena 1,0385 dikalikan tiga kali menghasilkan 1,12.',
        },
        { h2: '2. Sejak tanggal berapa?' },
        {
          p: 'Hasil yang dihitung dari titik terendah selalu tampak hebat. Lihat beberapa jangka waktu sekaligus: satu bulan, satu tahun, tiga tahun, dan sejak diluncurkan. [Halaman NAB](/nab) kami menampilkan semuanya untuk setiap reksa dana, termasuk yang merah.',
        },
        { h2: '3. Sebelum atau sesudah biaya dan pajak?' },
        {
          p: 'Bunga deposito dipotong pajak 20%, kupon obligasi 10%, dan sebagian produk masih memiliki biaya pembelian. Bandingkan angka bersih dengan angka bersih.',
        },
        { h2: '4. Berapa yang pernah turun?' },
        {
          p: 'Dua dana sama-sama naik 12%. Yang satu tidak pernah turun lebih dari 2%, yang lain sempat turun 25% di tengah jalan. Tanyakan pada diri sendiri apakah Anda akan bertahan pada hari terburuk itu. Orang yang menjual di titik terendah tidak menerima 12%.',
        },
        { h2: '5. Dibandingkan dengan apa?' },
        {
          list: [
            'Dengan **inflasi**: jika harga naik 3%, hasil riilnya sekitar 9%.',
            'Dengan **deposito**: berapa tambahan yang Anda terima untuk risikonya?',
            'Dengan **indeks acuan**: apakah manajernya bekerja lebih baik daripada pasar?',
          ],
        },
        { h2: 'Satu tanda bahaya' },
        {
          p: 'Kata “pasti” atau “dijamin” di dekat angka yang tinggi. Investasi yang berizin tidak menjanjikan hasil pasti di luar kupon atau bunga yang tertulis dalam ketentuannya. Periksa izinnya pada OJK sebelum mengirim uang, dan ingat ukuran lama ini: legal dan logis.',
        },
        { p: '_Semua angka adalah ilustrasi dan bukan ajakan membeli produk tertentu._' },
      ],
    },
    en: {
      title: 'A return of 12%: compared with what?',
      summary:
        'The same figure can be splendid or disappointing. Five questions for reading an investment advertisement with a cool head.',
      body: [
        {
          p: '“12% return!” says the leaflet in large letters. Before you rejoice, ask five questions. Honest answers usually stand in small print below. If they stand nowhere, that is an answer as well.',
        },
        { h2: '1. Over how long?' },
        {
          p: 'Twelve per cent in one year is not twelve per cent in three. The latter equals about **3.85% a year**, because 1.0385 multiplied three times over gives 1.12.',
        },
        { h2: '2. Since when?' },
        {
          p: 'A return counted from the lowest point always looks brilliant. Look at several periods together: one month, one year, three years, since launch. Our [NAV page](/nab) shows them all for every fund, red ones included.',
        },
        { h2: '3. Before or after costs and tax?' },
        {
          p: 'Interest on time deposits is taxed at 20%, bond coupons at 10%, and some products charge for buying. Compare net with net.',
        },
        { h2: '4. How far did it fall?' },
        {
          p: 'Two funds both rose by 12%. One never fell by more than 2%, the other was down by 25% on the way. Ask yourself whether you would have held on that day. Those who sell at the bottom do not get 12%.',
        },
        { h2: '5. Compared with what?' },
        {
          list: [
            'With **inflation**: if prices rise by 3%, the real return is about 9%.',
            'With a **time deposit**: how much more do you get for the risk?',
            'With the **benchmark**: has the manager done better than the market?',
          ],
        },
        { h2: 'One warning sign' },
        {
          p: 'The words “certain” or “guaranteed” near a large figure. A licensed investment promises no more than the coupon or interest in its terms. Look up the licence with OJK before you send money, and remember the old test: is it legal, and is it logical?',
        },
        { p: '_All figures are illustrative, and none of this is an invitation to buy a product._' },
      ],
    },
  },
  {
    slug: 'meminjamkan-uang-kepada-negara',
    tags: ['investasi'],
    author: authors.investing,
    publishedAt: '2026-05-26T02:00:00Z',
    picture: pictureOf('ferry-harbour'),
    id: {
      title: 'Meminjamkan uang kepada negara: cara kerja obligasi ritel',
      summary:
        'Mulai dari Rp1 juta, kupon dibayar setiap bulan, pokok kembali saat jatuh tempo. Yang perlu dipahami ada di antara keduanya.',
      body: [
        {
          p: 'Ketika pemerintah membangun pelabuhan atau jalan, sebagian biayanya dipinjam, juga dari warga biasa. Surat utang untuk perorangan disebut obligasi ritel atau, dalam bentuk syariah, sukuk ritel. Anda menjadi pemberi pinjaman, dan negara yang membayar bunganya.',
        },
        { h2: 'Yang Anda terima' },
        {
          p: 'Misalkan Anda membeli Rp10 juta dengan kupon 6,25% per tahun. Setiap bulan kuponnya Rp52.083, dipotong pajak 10%, sehingga yang masuk ke rekening Rp46.875. Pada saat jatuh tempo, Rp10 juta kembali utuh. Pembayaran pokok dan kupon diatur undang-undang. Angka ini ilustrasi.',
        },
        { h2: 'Dua jenis yang sering tertukar' },
        {
          list: [
            '**Dapat diperdagangkan.** Kupon tetap. Boleh dijual sebelum jatuh tempo setelah masa tertentu, dengan harga pasar.',
            '**Tidak dapat diperdagangkan.** Kupon mengambang dengan batas minimal. Ada kesempatan mencairkan sebagian sebelum jatuh tempo.',
          ],
        },
        { h2: 'Mengapa harganya bisa turun' },
        {
          p: 'Jika bunga pasar naik menjadi 7%, obligasi berkupon 6,25% kurang menarik, sehingga pembeli hanya mau membayar di bawah harga awal. Anda baru merugi jika menjual pada saat itu. Jika menunggu sampai jatuh tempo, pokoknya tetap kembali penuh.',
        },
        { h2: 'Cocok untuk siapa' },
        {
          list: [
            'Mereka yang memerlukan penghasilan bulanan yang teratur.',
            'Mereka yang uangnya tidak dipakai dalam dua sampai enam tahun.',
            'Mereka yang sudah memiliki dana darurat.',
          ],
        },
        { h2: 'Cara membelinya' },
        {
          ordered: [
            'Buat nomor identitas investor (SID) dan rekening surat berharga melalui mitra distribusi.',
            'Tunggu masa penawaran dan baca memorandum informasinya.',
            'Pesan lewat sistem mitra, lalu bayar dengan kode billing sebelum batas waktunya.',
          ],
        },
        {
          p: 'Jadwal penawaran dan syaratnya ada di halaman [obligasi](/wealth/obligasi). Obligasi bukan simpanan dan tidak termasuk penjaminan LPS.',
        },
      ],
    },
    en: {
      title: 'Lending to the state: how retail bonds work',
      summary:
        'From IDR 1 million, with a coupon every month and your money back at maturity. What is worth understanding lies in between.',
      body: [
        {
          p: 'When the government builds a harbour or a road, part of the cost is borrowed, from ordinary people as well. Bonds made for individuals are called retail bonds or, in their sharia form, retail sukuk. You are the lender, and the state pays the interest.',
        },
        { h2: 'What you receive' },
        {
          p: 'Suppose you buy for IDR 10 million at a coupon of 6.25% a year. Each month the coupon is IDR 52,083, less 10% tax, so IDR 46,875 reaches your account. At maturity the IDR 10 million come back in full. Both payments are laid down by law. The figures are illustrative.',
        },
        { h2: 'Two kinds that are often confused' },
        {
          list: [
            '**Tradable.** The coupon is fixed. After a holding period you may sell before maturity, at the market price.',
            '**Non-tradable.** The coupon floats, with a floor. A part can be redeemed early at a set time.',
          ],
        },
        { h2: 'Why the price can fall' },
        {
          p: 'If market rates rise to 7%, a bond that pays 6.25% is less attractive, and buyers offer less than you paid. You lose only if you sell then. Wait until maturity and the principal comes back in full.',
        },
        { h2: 'Whom they suit' },
        {
          list: [
            'Those who need a regular monthly income.',
            'Those who can do without the money for two to six years.',
            'Those who already have an emergency fund.',
          ],
        },
        { h2: 'How to buy' },
        {
          ordered: [
            'Get an investor number (SID) and a securities account through a distribution partner.',
            'Wait for the offering period and read the information memorandum.',
            'Order in the partner’s system, and pay with the billing code before it expires.',
          ],
        },
        {
          p: 'Dates and terms are on our [bonds](/wealth/obligasi) page. Bonds are not deposits and are not insured by LPS.',
        },
      ],
    },
  },
  {
    slug: 'deposito-tabungan-berjangka-atau-reksa-dana-pasar-uang',
    tags: ['investasi', 'menabung'],
    author: authors.investing,
    publishedAt: '2026-01-20T02:00:00Z',
    picture: pictureOf('salt-field'),
    id: {
      title: 'Deposito, tabungan berjangka, atau reksa dana pasar uang?',
      summary:
        'Ketiganya untuk uang yang akan dipakai dalam setahun. Bedanya terletak pada penjaminan, pajak, dan seberapa cepat uangnya kembali.',
      body: [
        {
          p: 'Anda punya Rp20 juta yang akan dipakai tahun depan untuk uang muka. Saham terlalu berisiko, tabungan biasa terlalu kecil hasilnya. Tersisa tiga pilihan yang sering disamakan, padahal berbeda.',
        },
        { h2: 'Deposito' },
        {
          p: 'Uang dikunci satu sampai dua belas bulan dengan bunga yang pasti. Pada bunga 4% per tahun, Rp20 juta menghasilkan Rp800.000, dipotong pajak 20%, sehingga bersihnya **Rp640.000**. Dijamin LPS sampai Rp2 miliar per nasabah per bank jika tercatat dalam pembukuan bank, bunganya tidak melebihi tingkat bunga penjaminan, dan Anda tidak merugikan bank. Pencairan lebih awal dapat dikenai penalti.',
        },
        { h2: 'Tabungan berjangka' },
        {
          p: 'Cocok jika uangnya belum ada, tetapi akan terkumpul. Setoran otomatis setiap bulan, bunga biasanya lebih rendah daripada deposito, pajak dan penjaminannya sama. Kekuatannya bukan pada bunga, melainkan pada kebiasaan.',
        },
        { h2: 'Reksa dana pasar uang' },
        {
          p: 'Hasilnya tidak pasti, tetapi dalam keadaan biasa mendekati atau sedikit di atas deposito. Jika setahun naik 4,5%, Rp20 juta menjadi **Rp20,9 juta**; hasil reksa dana bagi pemodal bukan objek pajak penghasilan. Dapat dijual pada hari bursa mana pun, dan dana tiba dalam satu sampai tujuh hari. Tidak dijamin LPS.',
        },
        { h2: 'Pilih menurut pertanyaannya' },
        {
          list: [
            'Harus pasti jumlahnya? **Deposito.**',
            'Harus dipaksa menabung? **Tabungan berjangka.**',
            'Mungkin diperlukan sewaktu-waktu? **Reksa dana pasar uang**, atau deposito satu bulan.',
          ],
        },
        {
          p: 'Boleh pula menggabungkannya. Banyak nasabah kami membagi dua: separuh pasti, separuh lentur. Semua angka adalah ilustrasi.',
        },
        { h2: 'Lihat dan hitung' },
        {
          p: 'Bandingkan bunga [deposito](/simpanan/deposito), coba [kalkulator deposito](/calculators/time-deposit), dan lihat [NAB](/nab) hari ini. Bank Lentera berizin dan diawasi oleh OJK dan Bank Indonesia serta merupakan peserta penjaminan LPS.',
        },
      ],
    },
    en: {
      title: 'Time deposit, savings plan or money market fund?',
      summary:
        'All three are for money that you will need within a year. They differ in insurance, in tax and in how soon the money is back.',
      body: [
        {
          p: 'You have IDR 20 million that will be a down payment next year. Shares are too risky, an ordinary account earns too little. That leaves three choices that are often lumped together, although they are not the same.',
        },
        { h2: 'Time deposit' },
        {
          p: 'The money is locked away for one to twelve months at a certain rate. At 4% a year IDR 20 million earns IDR 800,000, less 20% tax: **IDR 640,000** net. LPS insures it up to IDR 2 billion per customer per bank if it is on the bank’s books, the rate does not exceed the guaranteed maximum and you have not harmed the bank. Early withdrawal may cost a penalty.',
        },
        { h2: 'Savings plan' },
        {
          p: 'For money that is not there yet but will come together. It is paid in automatically every month, usually at a lower rate than a deposit; tax and insurance are the same. Its strength is not the interest but the habit.',
        },
        { h2: 'Money market fund' },
        {
          p: 'The return is not certain, but in ordinary times it is close to that of deposits or slightly above. If it rises by 4.5% in a year, IDR 20 million becomes **IDR 20.9 million**; what investors earn in a fund is not subject to income tax. You can sell on any trading day, and the money arrives within one to seven days. It is not insured by LPS.',
        },
        { h2: 'Choose by the question' },
        {
          list: [
            'Must the sum be certain? **A time deposit.**',
            'Must you be made to save? **A savings plan.**',
            'Might you need it at any moment? **A money market fund**, or a deposit of one month.',
          ],
        },
        {
          p: 'You may also combine them. Many of our customers do half and half: one part certain, the other flexible. All figures are illustrative.',
        },
        { h2: 'Look and reckon' },
        {
          p: 'Compare our [time deposit](/simpanan/deposito) rates, try the [deposit calculator](/calculators/time-deposit) and see today’s [NAV](/nab). Bank Lentera is licensed and supervised by OJK and Bank Indonesia, and is a member of LPS.',
        },
      ],
    },
  },
];
