import type { FaqSeed } from './types.ts';

export const loanQuestions: FaqSeed[] = [
  {
    slug: 'syarat-kpr',
    id: {
      question: 'Apa saja syarat mengajukan KPR?',
      answer: [
        {
          p: 'Anda warga negara Indonesia, berusia paling sedikit 21 tahun, dan berpenghasilan tetap atau memiliki usaha yang berjalan dua tahun. Dokumen utamanya:',
        },
        {
          list: [
            'KTP, kartu keluarga, NPWP, dan surat nikah jika sudah menikah;',
            'slip gaji tiga bulan terakhir atau catatan usaha enam bulan terakhir;',
            'salinan sertifikat rumah dan persetujuan bangunan gedung.',
          ],
        },
        { p: 'Hitung dahulu angsurannya dengan [kalkulator](/calculators/loan).' },
      ],
    },
    en: {
      question: 'What are the conditions for a home loan?',
      answer: [
        {
          p: 'You are an Indonesian citizen, at least 21, with a steady income or a business that has been running for two years. The main documents are:',
        },
        {
          list: [
            'identity card, family card, taxpayer number and, if married, the marriage certificate;',
            'payslips of the last three months, or business records of the last six;',
            'a copy of the title to the house and its building approval.',
          ],
        },
        { p: 'Work out the instalments first with the [calculator](/calculators/loan).' },
      ],
    },
  },
  {
    slug: 'lama-proses-pinjaman',
    id: {
      question: 'Berapa lama pengajuan pinjaman diproses?',
      answer: [
        {
          p: 'Setelah dokumen lengkap, keputusan kami sampaikan paling lama lima hari kerja untuk multiguna, tujuh hari kerja untuk modal kerja, dan sepuluh hari kerja untuk KPR. Jika ditolak, Anda berhak mengetahui alasannya.',
        },
      ],
    },
    en: {
      question: 'How long does a loan application take?',
      answer: [
        {
          p: 'Once your documents are complete, we decide within five working days for personal loans, seven for working capital and ten for home loans. If we decline, you are entitled to know why.',
        },
      ],
    },
  },
  {
    slug: 'flat-efektif-anuitas',
    id: {
      question: 'Apa beda bunga flat, efektif, dan anuitas?',
      answer: [
        {
          list: [
            '**Flat:** bunga dihitung dari pinjaman awal, sama setiap bulan.',
            '**Efektif (menurun):** bunga dihitung dari sisa pinjaman, sehingga angsuran makin kecil.',
            '**Anuitas:** bunga dari sisa pinjaman, tetapi angsurannya dibuat sama setiap bulan.',
          ],
        },
        {
          p: 'Angka flat selalu tampak lebih kecil. [Bandingkan ketiganya](/calculators/loan) untuk pinjaman yang sama sebelum memutuskan.',
        },
      ],
    },
    en: {
      question: 'What is the difference between flat, effective and annuity interest?',
      answer: [
        {
          list: [
            '**Flat:** interest on the original loan, the same each month.',
            '**Effective (declining):** interest on what is still owed, so that instalments shrink.',
            '**Annuity:** interest on what is still owed, with instalments made equal.',
          ],
        },
        {
          p: 'A flat figure always looks smaller. [Compare all three](/calculators/loan) for the same loan before you decide.',
        },
      ],
    },
  },
  {
    slug: 'melunasi-lebih-cepat',
    id: {
      question: 'Bolehkah saya melunasi pinjaman lebih cepat?',
      answer: [
        {
          p: 'Boleh, kapan pun. Ajukan permintaan tertulis paling lambat lima hari kerja sebelumnya; kami mengirim rincian sisa pokok, bunga berjalan, dan biaya pelunasan sesuai perjanjian. Anda tidak wajib melanjutkan setelah membaca rinciannya.',
        },
      ],
    },
    en: {
      question: 'May I repay my loan early?',
      answer: [
        {
          p: 'Yes, at any time. Ask in writing at least five working days ahead; we send you a statement of the remaining principal, the interest to date and the fee under your agreement. Reading it does not oblige you to go ahead.',
        },
      ],
    },
  },
  {
    slug: 'kesulitan-membayar',
    id: {
      question: 'Apa yang dapat saya lakukan jika kesulitan membayar angsuran?',
      answer: [
        {
          p: 'Hubungi kami sebelum jatuh tempo. Bersama-sama kami mencari jalan yang sesuai dengan penghasilan Anda: jangka waktu yang lebih panjang, penundaan pokok, atau jadwal yang mengikuti musim usaha. Permohonan restrukturisasi tidak dipungut biaya.',
        },
        {
          p: 'Petugas penagihan kami selalu membawa kartu pengenal dan surat tugas, dan tidak menagih di luar pukul 08.00 sampai 20.00 waktu setempat.',
        },
      ],
    },
    en: {
      question: 'What can I do if I cannot pay an instalment?',
      answer: [
        {
          p: 'Talk to us before it falls due. Together we look for a way that fits your income: a longer term, a pause on principal, or a schedule that follows the seasons of your trade. Applying for restructuring is free.',
        },
        {
          p: 'Our collectors always carry identification and a letter of assignment, and do not call outside 08:00 to 20:00 local time.',
        },
      ],
    },
  },
  {
    slug: 'agunan-modal-kerja',
    id: {
      question: 'Apakah kredit modal kerja selalu memerlukan agunan?',
      answer: [
        {
          p: 'Tidak selalu. Untuk plafon kecil kami menilai arus kas usaha dan riwayat transaksi. Untuk plafon yang lebih besar, agunan dapat berupa tanah, bangunan, kendaraan, atau piutang. [Konsultasikan](/business-consultation/business-consultation) kebutuhan Anda; percakapan pertama tidak mengikat.',
        },
      ],
    },
    en: {
      question: 'Does working capital credit always need collateral?',
      answer: [
        {
          p: 'Not always. For small limits we look at cash flow and transaction history. For larger ones, collateral may be land, buildings, vehicles or receivables. [Talk it over with us](/business-consultation/business-consultation); the first conversation commits you to nothing.',
        },
      ],
    },
  },
  {
    slug: 'pembiayaan-rantai-pasok-siapa',
    id: {
      question: 'Siapa yang dapat memakai pembiayaan rantai pasok?',
      answer: [
        {
          p: 'Distributor dan pemasok dari perusahaan yang telah bekerja sama dengan kami. Distributor dapat membayar barang lebih lambat, pemasok menerima pembayaran tagihan lebih awal. Daftarkan perusahaan Anda melalui [halaman pembiayaan](/pembiayaan-supply-chain).',
        },
      ],
    },
    en: {
      question: 'Who can use supply chain financing?',
      answer: [
        {
          p: 'Distributors and suppliers of companies that work with us. Distributors can pay for goods later, and suppliers have their invoices paid sooner. Register your company on the [financing page](/pembiayaan-supply-chain).',
        },
      ],
    },
  },
];
