import type { GuideSeed } from './types.ts';

export const loanGuides: GuideSeed[] = [
  {
    slug: 'mengajukan-kpr',
    group: 'pinjaman',
    order: 1,
    id: {
      title: 'Mengajukan KPR',
      summary: 'Dari menghitung kemampuan sampai menandatangani akad: apa yang terjadi dan berapa lama.',
      body: [
        { h2: 'Hitung dulu' },
        {
          p: 'Gunakan [simulasi angsuran](/calculators/loan). Sebagai pegangan, seluruh cicilan Anda sebaiknya tidak melebihi sepertiga penghasilan bersih. Sisihkan juga uang muka dan biaya awal: provisi, penilaian agunan, notaris, asuransi, dan pajak.',
        },
        { h2: 'Dokumen' },
        {
          list: [
            'KTP, kartu keluarga, akta nikah bila menikah, dan NPWP.',
            'Karyawan: slip gaji tiga bulan dan surat keterangan kerja.',
            'Wiraswasta: NIB, mutasi rekening enam bulan, dan laporan keuangan sederhana.',
            'Rumah: sertifikat, PBG atau IMB, bukti PBB terakhir, dan surat pesanan dari penjual.',
          ],
        },
        { h2: 'Tahapannya' },
        {
          ordered: [
            '**Pengajuan.** Isi [formulir](/register-product) atau datang ke cabang. Petugas memeriksa kelengkapan dalam satu hari kerja.',
            '**Penilaian kredit.** Kami memeriksa riwayat di SLIK OJK dan kemampuan membayar. Tiga sampai lima hari kerja.',
            '**Penilaian rumah.** Penilai mengunjungi rumah. Tiga hari kerja.',
            '**Surat penawaran.** Memuat jumlah, bunga efektif, jangka waktu, semua biaya, dan denda. Bawalah pulang; berlaku 14 hari.',
            '**Akad.** Di hadapan notaris. Baca ulang angka di akad dan cocokkan dengan surat penawaran.',
            '**Pencairan.** Uang dibayarkan kepada penjual pada hari akad atau hari kerja berikutnya.',
          ],
        },
        { h2: 'Bila ditolak' },
        {
          p: 'Anda berhak mengetahui alasannya. Dokumen Anda dikembalikan atau dihapus, dan datanya tidak dipakai untuk keperluan lain. Baca selengkapnya tentang [KPR](/pinjaman/kpr).',
        },
        { p: '_Waktu di atas adalah perkiraan bila dokumen lengkap._' },
      ],
    },
    en: {
      title: 'Apply for a mortgage',
      summary: 'From working out what you can afford to signing: what happens, and how long it takes.',
      body: [
        { h2: 'Do the sums first' },
        {
          p: 'Use our [loan calculator](/calculators/loan). As a rule of thumb, all your instalments together should not exceed a third of your net income. Set money aside for the down payment and the costs at the start: arrangement fee, valuation, notary, insurance and taxes.',
        },
        { h2: 'Documents' },
        {
          list: [
            'Identity card, family card, marriage certificate if you are married, and NPWP.',
            'Employees: payslips of three months and a letter from the employer.',
            'Self-employed: NIB, six months of account statements and a simple set of accounts.',
            'The house: title certificate, building permit (PBG or IMB), latest property tax receipt and the seller’s order form.',
          ],
        },
        { h2: 'The stages' },
        {
          ordered: [
            '**Application.** Send the [form](/register-product) or come to a branch. We check within one working day that nothing is missing.',
            '**Credit assessment.** We look at your record in OJK’s debtor information system (SLIK) and your ability to pay. Three to five working days.',
            '**Valuation.** A valuer visits the house. Three working days.',
            '**Offer letter.** It states the amount, effective interest rate, term, all costs and penalties. Take it home; it is valid for 14 days.',
            '**Signing.** Before a notary. Read the figures again and compare them with the offer.',
            '**Payment.** The seller receives the money on the day of signing or the next working day.',
          ],
        },
        { h2: 'If we decline' },
        {
          p: 'You have a right to know why. Your documents are returned or deleted, and the data is not used for anything else. Read more about our [mortgages](/pinjaman/kpr).',
        },
        { p: '_Times are estimates and assume complete documents._' },
      ],
    },
  },
  {
    slug: 'melunasi-pinjaman-lebih-awal',
    group: 'pinjaman',
    order: 2,
    id: {
      title: 'Melunasi pinjaman lebih awal',
      summary: 'Berapa yang harus dibayar, berapa yang dihemat, dan apa yang harus Anda terima kembali.',
      body: [
        { h2: 'Minta rincian pelunasan' },
        {
          ordered: [
            'Buka **Pinjaman › Rincian pelunasan** di aplikasi, atau minta di cabang.',
            'Pilih tanggal pelunasan. Rincian terbit paling lama dua hari kerja.',
            'Periksa empat angka: sisa pokok, bunga berjalan, biaya pelunasan menurut perjanjian, dan jumlah seluruhnya.',
          ],
        },
        { h2: 'Bayar sebagian atau seluruhnya' },
        {
          list: [
            '**Sebagian**: pilih apakah angsuran mengecil atau jangka waktu memendek. Memendekkan jangka waktu menghemat bunga lebih banyak.',
            '**Seluruhnya**: sediakan dana di rekening angsuran sebelum pukul 15.00 WIB pada tanggal yang dipilih.',
          ],
        },
        { h2: 'Hitung penghematannya' },
        {
          p: 'Pada pinjaman anuitas, bunga terbesar dibayar di awal. Melunasi setahun sebelum selesai menghemat sedikit; melunasi di tengah jalan menghemat banyak. Bandingkan dengan biaya pelunasan memakai [simulasi angsuran](/calculators/loan).',
        },
        { h2: 'Setelah lunas' },
        {
          list: [
            'Surat keterangan lunas: pada hari yang sama.',
            'Sertifikat dan dokumen agunan asli: paling lama tujuh hari kerja.',
            'Surat roya untuk kantor pertanahan: bersama dokumen agunan.',
            'Status di SLIK OJK: diperbarui pada pelaporan bulan berikutnya.',
          ],
        },
      ],
    },
    en: {
      title: 'Repay a loan early',
      summary: 'What you have to pay, what you save, and what you should get back from us.',
      body: [
        { h2: 'Ask for a settlement statement' },
        {
          ordered: [
            'Open **Loans › Settlement statement** in the app, or ask at a branch.',
            'Choose the day on which you want to pay. You have the statement within two working days.',
            'Check four figures: outstanding principal, interest to date, the early repayment fee of your agreement, and the total.',
          ],
        },
        { h2: 'Pay part of it or all of it' },
        {
          list: [
            '**Part**: choose between a smaller instalment and a shorter term. A shorter term saves more interest.',
            '**All**: have the money in your loan account by 3 p.m. (WIB) on the chosen day.',
          ],
        },
        { h2: 'Work out what you save' },
        {
          p: 'With an annuity loan most of the interest is paid early on. Repaying a year before the end saves little; repaying half-way saves a lot. Weigh it against the fee with our [loan calculator](/calculators/loan).',
        },
        { h2: 'Once it is repaid' },
        {
          list: [
            'Letter of settlement: on the same day.',
            'Original title and collateral documents: within seven working days.',
            'Letter for the land office to release the mortgage (roya): with the collateral documents.',
            'Your record in SLIK: updated with next month’s report.',
          ],
        },
      ],
    },
  },
  {
    slug: 'meminta-keringanan-angsuran',
    group: 'pinjaman',
    order: 3,
    id: {
      title: 'Meminta keringanan angsuran',
      summary: 'Penghasilan turun atau usaha terkena musibah? Hubungi kami sebelum angsuran terlewat.',
      body: [
        {
          p: 'Semakin awal Anda berbicara dengan kami, semakin banyak pilihan yang tersedia. Permohonan keringanan tidak dipungut biaya dan tidak perlu perantara.',
        },
        { h2: 'Pilihan yang mungkin' },
        {
          list: [
            'Memperpanjang jangka waktu sehingga angsuran mengecil.',
            'Membayar bunga saja selama beberapa bulan.',
            'Menurunkan suku bunga untuk sementara.',
            'Gabungan dari ketiganya.',
          ],
        },
        { h2: 'Langkahnya' },
        {
          ordered: [
            'Telepon **(021) 555-0108** atau temui petugas kredit Anda. Jelaskan apa yang berubah dan sejak kapan.',
            'Siapkan bukti: surat pemutusan hubungan kerja, penurunan omzet, keterangan bencana, atau surat dokter.',
            'Isi lembar arus kas satu halaman: uang masuk, uang keluar, dan angsuran yang sanggup dibayar.',
            'Kami menjawab secara tertulis dalam sepuluh hari kerja setelah dokumen lengkap.',
            'Bila disetujui, Anda menandatangani perubahan perjanjian. Baca jumlah bunga seluruhnya sebelum setuju.',
          ],
        },
        { h2: 'Yang perlu diketahui' },
        {
          list: [
            'Keringanan menurunkan angsuran bulanan, tetapi biasanya menambah jumlah bunga seluruhnya.',
            'Status restrukturisasi tercatat di SLIK OJK.',
            'Penagihan hanya boleh dilakukan pada jam yang wajar dan tanpa ancaman. Laporkan kepada kami bila terjadi sebaliknya lewat [pengaduan](/about-us/complaint).',
          ],
        },
      ],
    },
    en: null,
  },
];
