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
        { h2: 'Cara mengisinya tanpa terasa' },
        {
          list: [
            'Transfer terjadwal pada hari gajian, sebelum sempat dibelanjakan.',
            'Separuh dari setiap uang kaget: bonus, hadiah, atau kembalian pajak.',
            'Cicilan yang baru lunas, diteruskan ke diri sendiri.',
            'Uang receh di akhir minggu, dibulatkan ke bawah.',
          ],
        },
        { p: 'Dengan Rp500.000 sebulan, sasaran pertama Rp2.000.000 tercapai dalam empat bulan.' },
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
        { h2: 'Filling it without noticing' },
        {
          list: [
            'A standing order on pay day, before the money can be spent.',
            'Half of every windfall: a bonus, a gift or a tax refund.',
            'The instalment of a loan that is repaid, now paid to yourself.',
            'Small change at the end of the week, rounded down.',
          ],
        },
        { p: 'At IDR 500,000 a month the first goal of IDR 2,000,000 is reached in four months.' },
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
        { h2: 'Bila bank benar-benar ditutup' },
        {
          ordered: [
            'LPS mengumumkan bank pembayar dan jadwalnya.',
            'Data simpanan diperiksa; hasil pertama diumumkan dalam beberapa hari kerja.',
            'Anda datang ke bank pembayar dengan identitas dan bukti simpanan.',
            'Simpanan di atas Rp2 miliar diselesaikan dari hasil penjualan aset bank.',
          ],
        },
        {
          p: 'Anda tidak perlu membayar siapa pun untuk mengurusnya. Tawaran jasa “pencairan LPS” adalah penipuan.',
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
            'Its **interest rate** is no higher than the LPS guaranteed rate. Cash gifts count as interest.',
            'You have **not harmed** the bank, for instance by a bad loan that helped to bring it down.',
          ],
        },
        { h2: 'Joint accounts' },
        {
          p: 'A deposit in two names is split equally, and your share is added to your other accounts. With savings of IDR 1.5 billion and half of a joint account of IDR 1.2 billion you hold IDR 2.1 billion; IDR 2 billion is insured.',
        },
        { h2: 'If a bank really is closed' },
        {
          ordered: [
            'LPS announces a paying bank and the dates.',
            'Deposits are verified; the first results are published within some working days.',
            'You go to the paying bank with your identity card and proof of deposit.',
            'Deposits above IDR 2 billion are settled from the sale of the bank’s assets.',
          ],
        },
        { p: 'You need not pay anyone to handle it. Offers to “release” your money are a fraud.' },
        { h2: 'What is not insured' },
        {
          list: [
            'Mutual funds, bonds, shares and insurance, even if you bought them through a bank.',
            'Electronic money.',
            'Deposits that pay more than the guaranteed rate.',
          ],
        },
        {
          p: 'The guaranteed rate is set several times a year and differs between rupiah and foreign currency. Compare it with the rate of the [time deposit](/simpanan/deposito) that you are offered before you pay in.',
        },
        {
          p: 'Bank Lentera is licensed and supervised by the Financial Services Authority (OJK) and Bank Indonesia, and is a member of the Indonesia Deposit Insurance Corporation (LPS).',
        },
      ],
    },
  },
];
