import type { LiteracySeed } from './types.ts';

export const investingArticles: LiteracySeed[] = [
  {
    slug: 'bunga-majemuk-waktu-bekerja-untuk-anda',
    topic: 'saving',
    publishedAt: '2026-09-07T02:00:00Z',
    picture: {
      scene: 'rice-terraces',
      alt: {
        id: 'Sawah bertingkat di kaki gunung berapi',
        en: 'Rice terraces at the foot of a volcano',
      },
    },
    id: {
      title: 'Bunga majemuk: waktu bekerja untuk Anda',
      summary:
        'Mengapa menabung Rp500.000 sebulan sejak usia 25 mengalahkan Rp1.000.000 sebulan sejak usia 40.',
      body: [
        {
          p: 'Bunga sederhana dihitung dari uang yang Anda setor. Bunga majemuk dihitung dari uang yang Anda setor **dan** dari bunga yang sudah terkumpul. Pada tahun pertama bedanya hampir tidak terasa. Pada tahun ketiga puluh, bedanya adalah segalanya.',
        },
        { h2: 'Dua orang, dua keputusan' },
        {
          list: [
            '**Sari** menabung Rp500.000 sebulan mulai usia 25 sampai 60. Setorannya Rp210.000.000.',
            '**Bayu** menabung Rp1.000.000 sebulan mulai usia 40 sampai 60. Setorannya Rp240.000.000.',
          ],
        },
        {
          p: 'Dengan hasil 6% setahun yang dibukukan setiap bulan, Sari memiliki sekitar **Rp712 juta** dan Bayu sekitar **Rp462 juta**. Sari menyetor lebih sedikit, tetapi uangnya bekerja lima belas tahun lebih lama.',
        },
        { h2: 'Aturan 72' },
        {
          p: 'Bagilah 72 dengan bunga setahun, dan Anda tahu kira-kira berapa tahun uang menjadi dua kali lipat. Pada 6%, sekitar 12 tahun. Pada 3%, sekitar 24 tahun. Aturan yang sama berlaku untuk utang: kartu kredit dengan bunga 21% setahun berlipat dua dalam tiga setengah tahun bila tidak dibayar.',
        },
        { h2: 'Mengapa terasa lambat di awal' },
        {
          p: 'Setelah lima tahun, Sari menyetor Rp30 juta dan baru memperoleh hasil sekitar Rp5 juta. Banyak orang berhenti di sini. Padahal pada tahun ketiga puluh, hasil dalam satu tahun saja sudah sekitar Rp29 juta, hampir sebesar seluruh setoran lima tahun pertamanya. Bunga majemuk meminta kesabaran lebih dulu dan membayarnya belakangan.',
        },
        { h2: 'Tiga hal yang menggerogoti' },
        {
          ordered: [
            '**Biaya.** Biaya 1% setahun terdengar kecil. Selama 35 tahun, ia memakan sekitar seperlima dari hasil akhir.',
            '**Pajak.** Bunga tabungan dan deposito dikenai pajak penghasilan final.',
            '**Inflasi.** Bila harga naik 3% setahun, hasil 6% terasa seperti kurang dari 3%.',
          ],
        },
        { h2: 'Apa yang dapat Anda lakukan hari ini' },
        {
          list: [
            'Mulai dengan jumlah berapa pun, lalu naikkan sedikit setiap gaji naik.',
            'Buat setorannya otomatis.',
            'Jangan ambil bunganya.',
          ],
        },
        {
          p: 'Coba dengan angka Anda sendiri di [kalkulator target tabungan](/calculators/savings-goal).',
        },
        {
          p: '_Angka dalam tulisan ini adalah ilustrasi dengan hasil tetap. Hasil yang sesungguhnya dapat lebih tinggi atau lebih rendah._',
        },
      ],
    },
    en: {
      title: 'Compound interest: let time do the work',
      summary:
        'Why saving IDR 500,000 a month from the age of 25 beats IDR 1,000,000 a month from the age of 40.',
      body: [
        {
          p: 'Simple interest is earned on what you pay in. Compound interest is earned on what you pay in **and** on the interest that is already there. In the first year you hardly notice. In the thirtieth it is everything.',
        },
        { h2: 'Two people, two decisions' },
        {
          list: [
            '**Sari** saves IDR 500,000 a month from 25 to 60. She pays in IDR 210,000,000.',
            '**Bayu** saves IDR 1,000,000 a month from 40 to 60. He pays in IDR 240,000,000.',
          ],
        },
        {
          p: 'At 6% a year, credited monthly, Sari ends up with about **IDR 712 million** and Bayu with about **IDR 462 million**. She paid in less, but her money worked for fifteen years longer.',
        },
        { h2: 'The rule of 72' },
        {
          p: 'Divide 72 by the yearly rate, and you know roughly how many years it takes for money to double. At 6% it is about 12 years, at 3% about 24. Debts follow the same rule: a credit card at 21% a year doubles in three and a half years if nothing is paid.',
        },
        { h2: 'Why it feels slow at first' },
        {
          p: 'After five years Sari has paid in IDR 30 million and earned about IDR 5 million. Many people stop here. Yet in the thirtieth year the interest of a single year is about IDR 29 million, nearly all that she paid in over those first five. Compound interest asks for patience first and pays for it later.',
        },
        { h2: 'Three things that nibble at it' },
        {
          ordered: [
            '**Fees.** One per cent a year sounds small. Over 35 years it eats about a fifth of the final amount.',
            '**Tax.** Interest on savings and deposits is subject to a final income tax.',
            '**Inflation.** If prices rise by 3% a year, 6% feels like less than 3%.',
          ],
        },
        { h2: 'What you can do today' },
        {
          list: [
            'Start with any amount, and add a little with each pay rise.',
            'Make the payment automatic.',
            'Leave the interest where it is.',
          ],
        },
        {
          p: 'Try it with your own figures in the [savings goal calculator](/calculators/savings-goal).',
        },
        {
          p: '_The figures are illustrations at a constant rate. Actual results may be higher or lower._',
        },
      ],
    },
  },
  {
    slug: 'membaca-nab-reksa-dana',
    topic: 'saving',
    publishedAt: '2026-07-13T02:00:00Z',
    picture: null,
    id: {
      title: 'Membaca NAB reksa dana tanpa salah paham',
      summary: 'NAB yang tinggi bukan berarti mahal, dan yang rendah bukan berarti murah.',
      body: [
        {
          p: 'Nilai aktiva bersih, disingkat NAB, adalah harga satu unit reksa dana pada suatu hari. Cara menghitungnya sederhana: seluruh kekayaan reksa dana dikurangi kewajibannya, lalu dibagi jumlah unit yang beredar.',
        },
        { h2: 'Contoh' },
        {
          list: [
            'Kekayaan: Rp105 miliar dalam obligasi, saham, dan kas.',
            'Kewajiban: Rp5 miliar.',
            'Unit beredar: 50 juta.',
            'NAB per unit: Rp100 miliar dibagi 50 juta, yaitu **Rp2.000**.',
          ],
        },
        {
          p: 'Dengan Rp1.000.000 Anda memperoleh 500 unit. Bila setahun kemudian NAB menjadi Rp2.120, nilainya Rp1.060.000, naik 6%.',
        },
        { h2: 'Salah paham yang sering terjadi' },
        {
          ordered: [
            '**“NAB Rp900 lebih murah daripada Rp4.500.”** Tidak. NAB hanya menunjukkan dari mana reksa dana itu mulai. Yang penting perubahan persennya.',
            '**“Hasil tahun lalu akan terulang.”** Kinerja masa lalu tidak menjamin kinerja masa depan.',
            '**“NAB turun berarti rugi.”** Kerugian baru terjadi bila Anda menjual. Namun, nilainya memang turun, dan Anda perlu tahu sanggup menunggu berapa lama.',
          ],
        },
        { h2: 'Kapan NAB hari ini terlihat' },
        {
          p: 'NAB dihitung setelah bursa tutup dan diumumkan pada hari bursa berikutnya. Bila Anda membeli sebelum batas waktu, biasanya pukul 13.00 WIB, Anda memperoleh NAB hari itu; sesudahnya, NAB hari bursa berikutnya. Karena itu jumlah unit yang Anda peroleh baru diketahui belakangan. Hal ini wajar dan berlaku bagi semua pembeli.',
        },
        { h2: 'Membaca tabel periode' },
        {
          p: 'Halaman [NAB harian](/nab) menampilkan perubahan sejak awal tahun, satu bulan, tiga bulan, enam bulan, satu tahun, dan sejak diluncurkan. Bandingkan periode yang sama, dan bandingkan hanya reksa dana sejenis: pasar uang dengan pasar uang, saham dengan saham.',
        },
        { h2: 'Sebelum membeli' },
        {
          list: [
            'Baca prospektus dan lembar fakta.',
            'Cocokkan dengan profil risiko dan jangka waktu Anda.',
            'Periksa biaya pembelian, penjualan, dan pengelolaan.',
            'Ingat bahwa [reksa dana](/wealth/reksa-dana) bukan simpanan dan **tidak dijamin LPS**.',
          ],
        },
        { p: '_Angka dalam tulisan ini adalah ilustrasi._' },
      ],
    },
    en: {
      title: 'How to read a fund’s net asset value',
      summary: 'A high NAV does not mean expensive, and a low one does not mean cheap.',
      body: [
        {
          p: 'The net asset value, NAV in English and NAB in Indonesian, is the price of one unit of a fund on a given day. The sum is simple: everything that the fund owns, less what it owes, divided by the number of units.',
        },
        { h2: 'An example' },
        {
          list: [
            'Assets: IDR 105 billion in bonds, shares and cash.',
            'Liabilities: IDR 5 billion.',
            'Units: 50 million.',
            'NAV per unit: IDR 100 billion divided by 50 million, that is **IDR 2,000**.',
          ],
        },
        {
          p: 'For IDR 1,000,000 you get 500 units. If the NAV is IDR 2,120 a year later, they are worth IDR 1,060,000: up by 6%.',
        },
        { h2: 'Common misunderstandings' },
        {
          ordered: [
            '**“IDR 900 is cheaper than IDR 4,500.”** No. The figure only shows where the fund started. What counts is the change in per cent.',
            '**“Last year’s result will come again.”** Past performance does not guarantee future performance.',
            '**“A lower NAV is a loss.”** You make a loss when you sell. But the value has fallen, and you should know how long you can wait.',
          ],
        },
        { h2: 'When you see today’s value' },
        {
          p: 'The value is worked out after the exchange has closed and published on the next trading day. If you buy before the cut-off, usually 1 p.m. (WIB), you get that day’s value; afterwards, that of the next trading day. So you learn later how many units you have. This is normal and the same for every buyer.',
        },
        { h2: 'The table of periods' },
        {
          p: 'Our [daily fund values](/nab) show the change over the year to date, one, three and six months, one year, and since launch. Compare the same period, and only funds of the same kind: money market with money market, shares with shares.',
        },
        { h2: 'Before you buy' },
        {
          list: [
            'Read the prospectus and the fact sheet.',
            'Make sure that it suits your appetite for risk and your time frame.',
            'Check the fees for buying, selling and management.',
            'Remember that a [mutual fund](/wealth/reksa-dana) is not a deposit and is **not insured by LPS**.',
          ],
        },
        { p: '_The figures in this article are illustrations._' },
      ],
    },
  },
];
