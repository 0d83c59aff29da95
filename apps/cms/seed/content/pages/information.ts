import type { PageSeed } from './types.ts';

export const digitalSafety: PageSeed = {
  type: 'informasi',
  subType: 'keamanan-digital',
  layout: 'with-sidebar',
  id: {
    title: 'Keamanan digital',
    summary:
      'Penipu tidak membobol bank. Mereka membujuk orang. Lima kebiasaan ini menutup hampir semua jalan mereka.',
    blocks: [
      {
        type: 'requirements',
        title: 'Yang tidak pernah kami minta',
        lead: 'Siapa pun yang memintanya, lewat telepon, pesan, atau di loket, bukan petugas kami.',
        items: [
          'PIN, kata sandi, dan kode OTP.',
          'Tiga angka di belakang kartu.',
          'Agar Anda memasang aplikasi dari tautan atau berkas .apk.',
          'Agar Anda memindahkan uang ke “rekening aman”.',
        ],
      },
      {
        type: 'text',
        title: 'Lima kebiasaan',
        body: [
          {
            ordered: [
              '**Ketik sendiri alamat situs.** Jangan lewat tautan di pesan. Alamat kami selalu berakhir dengan nama bank, tanpa tambahan.',
              '**Berhenti sejenak.** Penipu selalu terburu-buru: akun diblokir, paket tertahan, hadiah hangus. Tutup telepon, lalu hubungi (021) 555-0108.',
              '**Pisahkan PIN.** PIN kartu, PIN aplikasi, dan kode layar ponsel sebaiknya berbeda.',
              '**Pasang batas.** Batas harian yang rendah mengubah bencana menjadi gangguan.',
              '**Periksa mutasi.** Seminggu sekali cukup. Laporkan transaksi yang tidak dikenal dalam hari yang sama.',
            ],
          },
        ],
      },
      {
        type: 'steps',
        title: 'Bila terlanjur',
        items: [
          {
            title: 'Telepon (021) 555-0108',
            text: 'Dalam satu jam pertama, peluang menahan dana paling besar.',
          },
          { title: 'Blokir', text: 'Kartu dan aplikasi dapat Anda blokir sendiri dari menu Keamanan.' },
          {
            title: 'Simpan bukti',
            text: 'Nomor telepon, pesan, tangkapan layar, dan nomor rekening tujuan.',
          },
          {
            title: 'Buat pengaduan',
            text: 'Gratis, dengan nomor yang bisa dilacak. Laporan polisi membantu penahanan dana di bank lain.',
          },
        ],
      },
      {
        type: 'banner',
        tone: 'night',
        title: 'Ada yang mencurigakan?',
        text: 'Laporkan sekarang, walaupun Anda belum yakin. Kami lebih suka memeriksa sepuluh laporan yang keliru daripada melewatkan satu yang benar.',
        link: { text: 'Buat pengaduan', url: '/about-us/complaint' },
      },
    ],
  },
  en: {
    title: 'Digital safety',
    summary:
      'Fraudsters do not break into banks. They talk people round. Five habits close almost every way in.',
    blocks: [
      {
        type: 'requirements',
        title: 'What we never ask for',
        lead: 'Anyone who asks for these, by phone, message or at a counter, is not from the bank.',
        items: [
          'PINs, passwords and one-time codes.',
          'The three digits on the back of your card.',
          'That you install an app from a link or an .apk file.',
          'That you move your money to a “safe account”.',
        ],
      },
      {
        type: 'text',
        title: 'Five habits',
        body: [
          {
            ordered: [
              '**Type the address yourself.** Never follow a link in a message. Ours always ends with the name of the bank and nothing after it.',
              '**Stop for a moment.** Fraud is always urgent: a blocked account, a held parcel, a prize about to lapse. Hang up and call (021) 555-0108.',
              '**Keep codes apart.** Use different ones for the card, the app and the screen of your phone.',
              '**Set limits.** A low daily limit turns a disaster into a nuisance.',
              '**Read your statement.** Once a week will do. Report what you do not know on the same day.',
            ],
          },
        ],
      },
      {
        type: 'steps',
        title: 'If it has happened',
        items: [
          {
            title: 'Call (021) 555-0108',
            text: 'Within the first hour there is the best chance of stopping the money.',
          },
          { title: 'Block', text: 'You can block card and app yourself under Security.' },
          {
            title: 'Keep the evidence',
            text: 'Phone numbers, messages, screenshots, and the account it went to.',
          },
          {
            title: 'File a complaint',
            text: 'Free, with a number to track. A police report helps other banks to hold the money.',
          },
        ],
      },
      {
        type: 'banner',
        tone: 'night',
        title: 'Something looks wrong?',
        text: 'Tell us now, even if you are not sure. We would rather check ten false alarms than miss one that is real.',
        link: { text: 'File a complaint', url: '/about-us/complaint' },
      },
    ],
  },
};

export const depositInsurance: PageSeed = {
  type: 'informasi',
  subType: 'penjaminan-simpanan',
  layout: 'with-sidebar',
  id: {
    title: 'Penjaminan simpanan oleh LPS',
    summary:
      'Tabungan, giro, dan deposito dijamin paling banyak Rp2 miliar per nasabah per bank, dengan tiga syarat.',
    blocks: [
      {
        type: 'requirements',
        title: 'Tiga syarat layak bayar',
        items: [
          'Simpanan tercatat dalam pembukuan bank.',
          'Bunga yang diterima tidak melebihi tingkat bunga penjaminan yang berlaku.',
          'Nasabah tidak menyebabkan kerugian bank, misalnya karena kredit macet.',
        ],
      },
      {
        type: 'text',
        title: 'Bagaimana jumlahnya dihitung',
        body: [
          {
            p: 'Semua simpanan Anda di satu bank dijumlahkan: tabungan, giro, dan deposito, termasuk bunganya. Rekening bersama dibagi rata di antara pemiliknya, lalu ditambahkan ke rekening masing-masing.',
          },
          {
            p: 'Jumlah di atas Rp2 miliar diselesaikan oleh tim likuidasi dari hasil penjualan kekayaan bank. Keterangan lengkap ada di [situs LPS](https://lps.go.id).',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Apakah reksa dana dan obligasi ikut dijamin?',
            answer: [
              {
                p: 'Tidak. Keduanya bukan simpanan. Yang dijamin hanya giro, deposito, sertifikat deposito, tabungan, dan bentuk lain yang dipersamakan.',
              },
            ],
          },
          {
            question: 'Apakah tabungan anak dihitung terpisah?',
            answer: [{ p: 'Ya, bila rekeningnya atas nama anak.' }],
          },
          {
            question: 'Berapa tingkat bunga penjaminan saat ini?',
            answer: [
              {
                p: 'LPS menetapkannya secara berkala. Kami menampilkannya di [halaman tingkat bunga penjaminan](/about-us/deposit-guarantee-rates) dan di setiap kantor.',
              },
            ],
          },
        ],
      },
    ],
  },
  en: {
    title: 'Deposit insurance by LPS',
    summary:
      'Savings, current accounts and time deposits are insured up to IDR 2 billion per customer per bank, on three conditions.',
    blocks: [
      {
        type: 'requirements',
        title: 'Three conditions',
        items: [
          'The deposit is recorded in the books of the bank.',
          'Its interest does not exceed the guaranteed rate in force.',
          'The customer has not caused the bank a loss, for instance by defaulting on a loan.',
        ],
      },
      {
        type: 'text',
        title: 'How the amount is worked out',
        body: [
          {
            p: 'All of your deposits at one bank are added up: savings, current accounts and time deposits, with their interest. Joint accounts are split evenly among their holders and added to what each has.',
          },
          {
            p: 'What exceeds IDR 2 billion is settled by the liquidators from the bank’s assets. The [LPS website](https://lps.go.id) explains it in full.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Are mutual funds and bonds insured too?',
            answer: [
              {
                p: 'No. They are not deposits. Only current accounts, time deposits, certificates of deposit, savings and the like are.',
              },
            ],
          },
          {
            question: 'Does a child’s account count by itself?',
            answer: [{ p: 'Yes, when it is in the child’s name.' }],
          },
          {
            question: 'What is the guaranteed rate now?',
            answer: [
              {
                p: 'LPS sets it from time to time. We show it on the page of [deposit guarantee rates](/about-us/deposit-guarantee-rates) and in every office.',
              },
            ],
          },
        ],
      },
    ],
  },
};
