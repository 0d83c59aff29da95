import type { FaqSeed } from './types.ts';

export const appQuestions: FaqSeed[] = [
  {
    slug: 'mengaktifkan-aplikasi',
    id: {
      question: 'Bagaimana cara mengaktifkan aplikasi Bank Lentera?',
      answer: [
        {
          ordered: [
            'Unduh aplikasi dari toko aplikasi resmi di ponsel Anda.',
            'Masukkan nomor rekening dan nomor ponsel yang terdaftar.',
            'Ketik kode yang dikirim melalui SMS, lalu verifikasi wajah.',
            'Buat PIN enam angka yang tidak Anda pakai di tempat lain.',
          ],
        },
      ],
    },
    en: {
      question: 'How do I activate the Bank Lentera app?',
      answer: [
        {
          ordered: [
            'Download the app from the official store on your phone.',
            'Enter your account number and the mobile number we have on file.',
            'Type the code that arrives by text message, then verify your face.',
            'Choose a six-digit PIN that you use nowhere else.',
          ],
        },
      ],
    },
  },
  {
    slug: 'lupa-pin',
    id: {
      question: 'Saya lupa PIN atau akun saya terkunci. Apa yang harus saya lakukan?',
      answer: [
        {
          p: 'Pilih **Lupa PIN** di halaman masuk, lalu ikuti verifikasi wajah dan kode SMS. Setelah lima kali salah, akun terkunci selama 30 menit. Jika tetap tidak berhasil, hubungi (021) 555-0108; petugas tidak akan pernah menanyakan PIN lama maupun PIN baru Anda.',
        },
      ],
    },
    en: {
      question: 'I forgot my PIN or my account is locked. What now?',
      answer: [
        {
          p: 'Choose **Forgot PIN** on the sign-in screen and follow the face check and the code by text message. After five wrong tries the account is locked for 30 minutes. If it still does not work, call (021) 555-0108; our staff will never ask for your old PIN or your new one.',
        },
      ],
    },
  },
  {
    slug: 'ponsel-hilang',
    id: {
      question: 'Ponsel saya hilang. Bagaimana mengamankan rekening?',
      answer: [
        { p: 'Segera telepon **(021) 555-0108** (24 jam) dan minta akses aplikasi diblokir. Setelah itu:' },
        {
          list: [
            'minta operator memblokir kartu SIM Anda;',
            'periksa mutasi rekening bersama petugas;',
            'aktifkan kembali aplikasi di ponsel baru setelah nomor Anda dipulihkan.',
          ],
        },
      ],
    },
    en: {
      question: 'My phone is lost. How do I protect my account?',
      answer: [
        { p: 'Call **(021) 555-0108** at once (24 hours) and have access by app blocked. Then:' },
        {
          list: [
            'ask your mobile operator to block the SIM card;',
            'go through your latest transactions with our staff;',
            'activate the app on your new phone once your number has been restored.',
          ],
        },
      ],
    },
  },
  {
    slug: 'mengenali-penipuan',
    id: {
      question: 'Bagaimana mengenali penipuan yang mengatasnamakan bank?',
      answer: [
        {
          p: 'Kami tidak pernah meminta PIN, kode OTP, nomor CVV, atau kata sandi; tidak melalui telepon, pesan, maupun email. Waspadai:',
        },
        {
          list: [
            'ancaman rekening akan diblokir hari ini juga;',
            'berkas aplikasi yang dikirim melalui pesan;',
            'tautan dengan nama situs yang mirip tetapi bukan milik kami.',
          ],
        },
        { p: 'Jika ragu, tutup pembicaraan dan telepon kembali (021) 555-0108.' },
      ],
    },
    en: {
      question: 'How can I tell a scam that pretends to be the bank?',
      answer: [
        {
          p: 'We never ask for your PIN, one-time codes, CVV number or password; not by phone, message or email. Be wary of:',
        },
        {
          list: [
            'threats that your account will be blocked today;',
            'app files sent in a message;',
            'links to a site whose name looks like ours but is not.',
          ],
        },
        { p: 'If in doubt, hang up and call (021) 555-0108 yourself.' },
      ],
    },
  },
  {
    slug: 'terlanjur-memberi-kode',
    id: {
      question: 'Saya terlanjur memberikan kode OTP. Apa yang harus saya lakukan?',
      answer: [
        {
          p: 'Telepon **(021) 555-0108** sekarang juga, pada jam berapa pun. Kami memblokir akses, mencatat transaksi yang tidak Anda kenali, dan menghubungi bank penerima. Makin cepat Anda melapor, makin besar kemungkinan dana dapat ditahan. Setelah itu ajukan [pengaduan](/about-us/complaint) agar pemeriksaannya tercatat.',
        },
      ],
    },
    en: {
      question: 'I have given somebody a one-time code. What should I do?',
      answer: [
        {
          p: 'Call **(021) 555-0108** now, whatever the hour. We block access, note the transactions that are not yours and contact the receiving bank. The sooner you call, the better the chance of holding the money. Then file a [complaint](/about-us/complaint) so that the investigation is on record.',
        },
      ],
    },
  },
  {
    slug: 'jam-pemeliharaan-aplikasi',
    id: {
      question: 'Kapan aplikasi tidak dapat dipakai?',
      answer: [
        {
          p: 'Pemeliharaan rutin berlangsung pada hari Minggu pukul 01.00 sampai 03.00 WIB. Pemeliharaan lain kami umumkan paling lambat tiga hari sebelumnya di situs ini dan di aplikasi. Selama itu kartu debit tetap dapat dipakai di ATM.',
        },
      ],
    },
    en: {
      question: 'When is the app unavailable?',
      answer: [
        {
          p: 'Routine maintenance runs on Sundays from 01:00 to 03:00 Western Indonesian Time. Other maintenance is announced here and in the app at least three days ahead. Your debit card keeps working at cash machines.',
        },
      ],
    },
  },
];
