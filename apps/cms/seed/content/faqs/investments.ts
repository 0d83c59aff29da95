import type { FaqSeed } from './types.ts';

export const investmentQuestions: FaqSeed[] = [
  {
    slug: 'risiko-reksa-dana',
    id: {
      question: 'Apakah reksa dana dijamin seperti tabungan?',
      answer: [
        {
          p: 'Tidak. Reksa dana bukan simpanan, bukan produk bank, dan tidak dijamin LPS. Nilainya dapat naik dan turun, dan Anda dapat menerima kembali lebih sedikit daripada yang ditanamkan. Bank Lentera bertindak sebagai agen penjual. Bacalah prospektus sebelum membeli.',
        },
      ],
    },
    en: {
      question: 'Are mutual funds insured as savings are?',
      answer: [
        {
          p: 'No. A fund is not a deposit, not a product of the bank, and not insured by LPS. Its value can rise and fall, and you may get back less than you put in. Bank Lentera acts as selling agent. Read the prospectus before you buy.',
        },
      ],
    },
  },
  {
    slug: 'apa-itu-nab',
    id: {
      question: 'Apa itu NAB dan kapan diperbarui?',
      answer: [
        {
          p: 'Nilai aktiva bersih (NAB) per unit adalah harga satu unit reksa dana: seluruh kekayaan dana dikurangi kewajibannya, dibagi jumlah unit. Bank kustodian menghitungnya setiap hari bursa, dan angkanya tampil di [halaman NAB](/nab) pada hari kerja berikutnya.',
        },
      ],
    },
    en: {
      question: 'What is NAV and when is it updated?',
      answer: [
        {
          p: 'The net asset value (NAV) per unit is the price of one unit of a fund: all it owns less all it owes, divided by the number of units. The custodian bank works it out every trading day, and it appears on our [NAV page](/nab) on the next working day.',
        },
      ],
    },
  },
  {
    slug: 'mulai-berinvestasi',
    id: {
      question: 'Berapa modal awal untuk mulai berinvestasi?',
      answer: [
        {
          p: 'Mulai dari Rp100.000 untuk sebagian besar reksa dana (ilustrasi). Sebelum membeli Anda mengisi pertanyaan profil risiko, lalu petugas atau aplikasi menunjukkan produk yang sesuai. Anda boleh berhenti di tengah jalan tanpa kewajiban apa pun.',
        },
      ],
    },
    en: {
      question: 'How much do I need to start investing?',
      answer: [
        {
          p: 'From IDR 100,000 for most funds (an illustration). Before you buy, you answer questions about your attitude to risk, and our staff or the app show which products fit. You may stop at any point without obligation.',
        },
      ],
    },
  },
  {
    slug: 'mencairkan-reksa-dana',
    id: {
      question: 'Berapa lama pencairan reksa dana sampai ke rekening?',
      answer: [
        {
          p: 'Paling lambat tujuh hari bursa sejak perintah diterima lengkap; reksa dana pasar uang biasanya satu sampai dua hari bursa. Perintah yang masuk setelah pukul 13.00 WIB diproses dengan NAB hari bursa berikutnya.',
        },
      ],
    },
    en: {
      question: 'How long until the proceeds of a fund reach my account?',
      answer: [
        {
          p: 'At most seven trading days after a complete order; money market funds usually take one or two. Orders after 13:00 Western Indonesian Time are priced with the NAV of the next trading day.',
        },
      ],
    },
  },
  {
    slug: 'bunga-deposito-di-atas-penjaminan',
    id: {
      question: 'Apa arti bunga deposito di atas tingkat bunga penjaminan?',
      answer: [
        {
          p: 'Jika bunga yang Anda terima melebihi tingkat bunga penjaminan LPS yang berlaku, simpanan itu tidak dijamin, berapa pun jumlahnya. Petugas wajib memberitahukannya sebelum deposito dibuka. Tanyakan tingkat yang berlaku hari itu; ketentuannya ada di [situs LPS](https://lps.go.id).',
        },
      ],
    },
    en: {
      question: 'What if a time deposit pays more than the guaranteed rate?',
      answer: [
        {
          p: 'If you receive more than the rate LPS currently guarantees, that deposit is not insured, whatever its amount. Our staff must tell you so before you open it. Ask for the rate of the day; the rules are on the [LPS site](https://lps.go.id).',
        },
      ],
    },
  },
  {
    slug: 'membatalkan-asuransi',
    id: {
      question: 'Dapatkah polis asuransi yang dibeli melalui bank dibatalkan?',
      answer: [
        {
          p: 'Dapat. Dalam masa peninjauan 14 hari kalender sejak polis diterima, Anda boleh membatalkannya dan premi dikembalikan setelah dikurangi biaya pemeriksaan kesehatan, jika ada. Asuransi adalah produk perusahaan asuransi, bukan produk bank, dan tidak dijamin LPS.',
        },
      ],
    },
    en: {
      question: 'Can I cancel an insurance policy that I bought through the bank?',
      answer: [
        {
          p: 'Yes. Within a review period of 14 calendar days after receiving the policy you may cancel it and have the premium returned, less the cost of a medical examination if there was one. Insurance is a product of the insurer, not of the bank, and is not insured by LPS.',
        },
      ],
    },
  },
];
