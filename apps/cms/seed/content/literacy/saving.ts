import type { LiteracySeed } from './types.ts';

export const savingArticles: LiteracySeed[] = [
  {
    slug: 'dana-darurat-berapa-dan-disimpan-di-mana',
    topic: 'saving',
    publishedAt: '2026-11-02T02:00:00Z',
    picture: {
      scene: 'lantern-night',
      alt: {
        id: 'Lentera menyala di atas desa pada malam hari',
        en: 'A lantern shining over a village at night',
      },
    },
    id: {
      title: 'Dana darurat: berapa banyak dan disimpan di mana',
      summary:
        'Tiga kali pengeluaran, enam kali, atau dua belas? Jawabannya bergantung pada siapa yang Anda tanggung.',
      body: [
        {
          p: 'Dana darurat adalah uang yang tidak menghasilkan apa-apa, sampai suatu hari ia menyelamatkan segalanya. Tanpa dana darurat, ban bocor menjadi utang, dan utang menjadi bunga.',
        },
        { h2: 'Berapa banyak' },
        {
          p: 'Hitung dari **pengeluaran wajib** sebulan, bukan dari penghasilan.',
        },
        {
          list: [
            'Lajang, pekerjaan tetap: 3 kali.',
            'Menikah, dua penghasilan: 4 sampai 6 kali.',
            'Menikah dengan anak, satu penghasilan: 6 sampai 9 kali.',
            'Penghasilan tidak tetap atau usaha sendiri: 9 sampai 12 kali.',
          ],
        },
        {
          p: 'Keluarga dengan pengeluaran wajib Rp4.000.000 dan satu penghasilan menargetkan Rp24.000.000 sampai Rp36.000.000. Terdengar jauh? Mulailah dari **Rp2.000.000**. Jumlah itu sudah menutup sebagian besar kejutan kecil.',
        },
        { h2: 'Disimpan di mana' },
        {
          list: [
            '**Sebulan pertama** di tabungan yang terpisah dari rekening harian, tanpa kartu debit di dompet.',
            '**Sisanya** di [deposito](/simpanan/deposito) bertenor satu bulan yang diperpanjang otomatis, atau di reksa dana pasar uang.',
          ],
        },
        {
          p: 'Emas, saham, dan tanah bukan tempat dana darurat. Nilainya dapat turun, atau menjualnya memerlukan waktu, justru pada saat Anda terburu-buru.',
        },
        { h2: 'Kapan boleh dipakai' },
        {
          p: 'Ajukan tiga pertanyaan. Apakah ini tidak terduga? Apakah ini perlu? Apakah ini mendesak? Bila ketiganya ya, pakailah tanpa rasa bersalah; memang untuk itulah ia ada. Diskon besar tidak termasuk.',
        },
        { h2: 'Mengisi kembali' },
        {
          p: 'Setelah dipakai, isi lagi sebelum mengejar tujuan lain. [Kalkulator target tabungan](/calculators/savings-goal) menghitung berapa yang perlu disisihkan setiap bulan.',
        },
        { p: '_Angka dalam tulisan ini adalah ilustrasi, bukan nasihat keuangan pribadi._' },
      ],
    },
    en: {
      title: 'Rainy-day money: how much, and where to keep it',
      summary: 'Three months of expenses, six or twelve? It depends on who relies on you.',
      body: [
        {
          p: 'Rainy-day money does nothing at all, until the day it saves everything. Without it a flat tyre becomes a debt, and the debt becomes interest.',
        },
        { h2: 'How much' },
        {
          p: 'Start from what you **must** spend in a month, not from what you earn.',
        },
        {
          list: [
            'Single, in steady work: 3 months.',
            'A couple with two incomes: 4 to 6 months.',
            'A family with children and one income: 6 to 9 months.',
            'An irregular income or a business of your own: 9 to 12 months.',
          ],
        },
        {
          p: 'A family that must spend IDR 4,000,000 and has one income aims for IDR 24,000,000 to IDR 36,000,000. That sounds far away? Begin with **IDR 2,000,000**. It covers most small surprises already.',
        },
        { h2: 'Where to keep it' },
        {
          list: [
            '**The first month’s worth** in a savings account of its own, with no card in your wallet.',
            '**The rest** in a one-month [time deposit](/simpanan/deposito) that renews itself, or in a money market fund.',
          ],
        },
        {
          p: 'Gold, shares and land are the wrong place. They may be worth less, or take time to sell, just when you are in a hurry.',
        },
        { h2: 'When to use it' },
        {
          p: 'Ask three questions. Is it unexpected? Is it necessary? Is it urgent? Three times yes: use it and don’t feel guilty. That is what it is for. A big discount doesn’t count.',
        },
        { h2: 'Filling it up again' },
        {
          p: 'Once you have used it, refill it before you chase other goals. Our [savings goal calculator](/calculators/savings-goal) tells you how much to put aside each month.',
        },
        { p: '_The figures are illustrations and no personal financial advice._' },
      ],
    },
  },
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
      summary: 'Mengapa menabung Rp500.000 sejak usia 25 mengalahkan Rp1.000.000 sejak usia 40.',
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
      summary: 'Why saving IDR 500,000 from the age of 25 beats IDR 1,000,000 from the age of 40.',
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
  {
    slug: 'simpanan-anda-dijamin-sampai-berapa',
    topic: 'saving',
    publishedAt: '2026-03-09T02:00:00Z',
    picture: null,
    id: {
      title: 'Simpanan Anda dijamin sampai berapa?',
      summary: 'Rp2 miliar per nasabah per bank, dengan tiga syarat yang mudah diingat: 3T.',
      body: [
        {
          p: 'Lembaga Penjamin Simpanan, disingkat LPS, membayar simpanan Anda bila izin sebuah bank dicabut. Semua bank yang beroperasi di Indonesia wajib menjadi peserta. Anda tidak perlu mendaftar atau membayar premi.',
        },
        { h2: 'Apa yang dijamin' },
        {
          list: [
            'Tabungan, giro, deposito, dan sertifikat deposito.',
            'Paling banyak **Rp2 miliar** per nasabah per bank, termasuk bunganya.',
            'Semua rekening atas nama Anda di satu bank dijumlahkan.',
          ],
        },
        { h2: 'Tiga syarat: 3T' },
        {
          ordered: [
            '**Tercatat** dalam pembukuan bank. Simpan bukti setoran, dan periksa mutasi secara berkala.',
            '**Tingkat bunga** tidak melebihi tingkat bunga penjaminan yang berlaku. Hadiah uang ikut dihitung sebagai bunga.',
            '**Tidak** melakukan tindakan yang merugikan bank, misalnya kredit macet yang menyebabkan bank gagal.',
          ],
        },
        { h2: 'Rekening gabungan' },
        {
          p: 'Simpanan atas nama dua orang dibagi sama besar. Bagian Anda dijumlahkan dengan rekening Anda yang lain. Contoh: tabungan sendiri Rp1,5 miliar dan setengah dari rekening gabungan Rp1,2 miliar berarti Rp2,1 miliar; yang dijamin Rp2 miliar.',
        },
        { h2: 'Yang tidak dijamin' },
        {
          list: [
            'Reksa dana, obligasi, saham, dan asuransi, walaupun dibeli lewat bank.',
            'Uang elektronik.',
            'Simpanan dengan bunga di atas tingkat bunga penjaminan.',
          ],
        },
        {
          p: 'Tingkat bunga penjaminan ditetapkan beberapa kali setahun dan berbeda untuk rupiah dan valuta asing. Bandingkan dengan bunga [deposito](/simpanan/deposito) yang ditawarkan kepada Anda sebelum menyetor.',
        },
        {
          p: 'Bank Lentera berizin dan diawasi oleh Otoritas Jasa Keuangan dan Bank Indonesia serta merupakan peserta penjaminan LPS.',
        },
      ],
    },
    en: {
      title: 'How much of your savings is insured?',
      summary: 'IDR 2 billion per customer per bank, on three conditions that are easy to remember.',
      body: [
        {
          p: 'The Indonesia Deposit Insurance Corporation (LPS) pays out your deposits if a bank loses its licence. Every bank that operates in Indonesia has to be a member. You need not register or pay a premium.',
        },
        { h2: 'What is insured' },
        {
          list: [
            'Savings accounts, current accounts, time deposits and certificates of deposit.',
            'Up to **IDR 2 billion** per customer per bank, interest included.',
            'All accounts in your name at one bank are added up.',
          ],
        },
        { h2: 'Three conditions' },
        {
          ordered: [
            'The deposit is **recorded** in the bank’s books. Keep your receipts and look at your statements now and then.',
            'Its **interest rate** is no higher than the LPS guarantee rate. Cash gifts count as interest.',
            'You have **not harmed** the bank, for instance by a bad loan that helped to bring it down.',
          ],
        },
        { h2: 'Joint accounts' },
        {
          p: 'A deposit in two names is split equally, and your share is added to your other accounts. With savings of IDR 1.5 billion and half of a joint account of IDR 1.2 billion you hold IDR 2.1 billion; IDR 2 billion is insured.',
        },
        { h2: 'What is not insured' },
        {
          list: [
            'Mutual funds, bonds, shares and insurance, even if you bought them through a bank.',
            'Electronic money.',
            'Deposits that pay more than the guarantee rate.',
          ],
        },
        {
          p: 'The guarantee rate is set several times a year and differs between rupiah and foreign currency. Compare it with the rate of the [time deposit](/simpanan/deposito) that you are offered before you pay in.',
        },
        {
          p: 'Bank Lentera is licensed and supervised by the Financial Services Authority (OJK) and Bank Indonesia, and is a member of the Indonesia Deposit Insurance Corporation (LPS).',
        },
      ],
    },
  },
];
