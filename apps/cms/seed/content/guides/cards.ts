import type { GuideSeed } from './types.ts';

export const cardGuides: GuideSeed[] = [
  {
    slug: 'memblokir-kartu-yang-hilang',
    group: 'kartu-dan-keamanan',
    order: 1,
    id: {
      title: 'Memblokir kartu yang hilang',
      summary: 'Kunci dulu, cari kemudian. Gratis, dan kartu yang hanya dikunci dapat dibuka lagi.',
      body: [
        { h2: 'Sekarang juga' },
        {
          ordered: [
            'Di aplikasi: buka **Kartu**, geser kartu ke **Kunci**. Semua transaksi berhenti saat itu juga.',
            'Tanpa aplikasi: telepon **(021) 555-0108** dan tekan **1**. Layanan blokir dijawab 24 jam setiap hari.',
            'Petugas menanyakan nama, tanggal lahir, dan satu data lain. Petugas **tidak pernah** menanyakan PIN atau kode OTP.',
            'Catat nomor laporan dan jam pemblokiran yang dibacakan petugas.',
          ],
        },
        { h2: 'Kunci atau blokir?' },
        {
          list: [
            '**Kunci** bersifat sementara. Bila kartu ternyata ada di saku jaket, buka kembali dengan PIN aplikasi.',
            '**Blokir** bersifat tetap. Kartu tidak dapat dipakai lagi dan harus diganti.',
          ],
        },
        { h2: 'Mengganti kartu' },
        {
          p: 'Buka **Kartu › Ganti kartu**, pilih ambil di cabang atau dikirim ke rumah, dan periksa biayanya di layar. Di cabang, kartu baru biasanya selesai hari itu juga; bawa KTP asli. Bila kartu dicuri, surat keterangan kepolisian membantu pemeriksaan tetapi bukan syarat.',
        },
        { h2: 'Ada transaksi yang bukan milik Anda' },
        {
          p: 'Tandai transaksinya di **Riwayat › Bukan transaksi saya** atau sampaikan [pengaduan](/about-us/complaint) secepatnya. Sertakan nomor laporan blokir. Kami memeriksa dan menjawab sesuai tenggat pengaduan.',
        },
      ],
    },
    en: {
      title: 'Block a lost card',
      summary:
        'Lock it first, search later. It costs nothing, and a card that is only locked can be unlocked.',
      body: [
        { h2: 'Right now' },
        {
          ordered: [
            'In the app: open **Cards** and slide the card to **Lock**. All transactions stop at once.',
            'Without the app: call **(021) 555-0108** and press **1**. The blocking line is open 24 hours a day.',
            'We ask for your name, your date of birth and one more detail. We **never** ask for a PIN or a one-time code.',
            'Write down the report number and the time of the block.',
          ],
        },
        { h2: 'Lock or block?' },
        {
          list: [
            '**Lock** is for the time being. If the card turns up in a jacket pocket, unlock it with your app PIN.',
            '**Block** is for good. The card cannot be used again and has to be replaced.',
          ],
        },
        { h2: 'Replace the card' },
        {
          p: 'Open **Cards › Replace card**, choose to collect it or have it sent, and check the fee on screen. At a branch a new card is usually ready on the same day; bring your original e-KTP. If the card was stolen, a police report helps us but is not required.',
        },
        { h2: 'There is a transaction that you did not make' },
        {
          p: 'Mark it under **History › Not my transaction** or make a [complaint](/about-us/complaint) as soon as you can. Quote the report number of the block. We look into it and answer within the deadlines for complaints.',
        },
      ],
    },
  },
  {
    slug: 'membuka-blokir-dan-mengganti-pin',
    group: 'kartu-dan-keamanan',
    order: 2,
    id: {
      title: 'PIN salah tiga kali: membuka blokir dan mengganti PIN',
      summary: 'PIN kartu dan PIN aplikasi adalah dua hal berbeda. Pilih langkah yang sesuai.',
      body: [
        { h2: 'PIN aplikasi' },
        {
          ordered: [
            'Di layar masuk, ketuk **Lupa PIN**.',
            'Masukkan nomor kartu debit dan PIN kartu.',
            'Ikuti pemeriksaan wajah.',
            'Buat PIN baru. Lima PIN terakhir tidak dapat dipakai lagi.',
          ],
        },
        { h2: 'PIN kartu' },
        { h3: 'Masih ingat PIN lama' },
        {
          p: 'Tunggu sampai pukul 00.00 WIB; hitungan salah kembali nol. Atau buka langsung lewat aplikasi: **Kartu › Buka blokir PIN**.',
        },
        { h3: 'Lupa PIN' },
        {
          ordered: [
            'Buka **Kartu › Ganti PIN** di aplikasi, masukkan PIN aplikasi, lalu ikuti pemeriksaan wajah.',
            'Buat PIN kartu baru, lalu gunakan sekali di ATM Bank Lentera agar aktif.',
            'Tidak memakai aplikasi? Bawa kartu dan KTP asli ke cabang mana pun.',
          ],
        },
        { h2: 'PIN yang baik' },
        {
          list: [
            'Bukan tanggal lahir, nomor rumah, atau 123456.',
            'Berbeda untuk kartu, aplikasi, dan ponsel.',
            'Tidak ditulis, tidak difoto, dan tidak diberitahukan kepada siapa pun, termasuk pegawai bank.',
          ],
        },
      ],
    },
    en: {
      title: 'Three wrong PINs: unblock and change it',
      summary: 'Your card PIN and your app PIN are two different things. Choose the steps that fit.',
      body: [
        { h2: 'App PIN' },
        {
          ordered: [
            'On the sign-in screen, tap **Forgot PIN**.',
            'Enter your debit card number and its PIN.',
            'Follow the face check.',
            'Choose a new PIN. Your last five cannot be used again.',
          ],
        },
        { h2: 'Card PIN' },
        { h3: 'You remember the old one' },
        {
          p: 'Wait until midnight in Jakarta (WIB), when the count of wrong tries starts again. Or unblock it at once in the app: **Cards › Unblock PIN**.',
        },
        { h3: 'You have forgotten it' },
        {
          ordered: [
            'Open **Cards › Change PIN** in the app, enter your app PIN and follow the face check.',
            'Choose a new card PIN and use it once at a Bank Lentera ATM to activate it.',
            'No app? Bring your card and original e-KTP to any branch.',
          ],
        },
        { h2: 'A good PIN' },
        {
          list: [
            'Not a date of birth, a house number or 123456.',
            'Different for card, app and phone.',
            'Not written down, not photographed, and not told to anyone, bank staff included.',
          ],
        },
      ],
    },
  },
  {
    slug: 'mengenali-dan-melaporkan-penipuan',
    group: 'kartu-dan-keamanan',
    order: 3,
    id: {
      title: 'Mengenali dan melaporkan penipuan',
      summary: 'Empat tanda yang hampir selalu ada, dan urutan tindakan bila Anda sudah telanjur.',
      body: [
        { h2: 'Tanda-tandanya' },
        {
          list: [
            '**Mendesak.** Rekening akan diblokir, hadiah akan hangus, paket akan dikembalikan.',
            '**Meminta rahasia.** PIN, kata sandi, kode OTP, atau tiga angka di belakang kartu.',
            '**Meminta memasang sesuatu.** Berkas berakhiran .apk yang dikirim lewat pesan, atau aplikasi untuk berbagi layar.',
            '**Meminta pindah jalur.** Dari aplikasi resmi ke percakapan pribadi, atau ke rekening atas nama orang lain.',
          ],
        },
        { h2: 'Bila Anda sudah telanjur' },
        {
          ordered: [
            'Matikan data seluler dan Wi-Fi ponsel bila Anda memasang sesuatu.',
            'Dari telepon lain, hubungi **(021) 555-0108** dan tekan **1**. Minta kartu, aplikasi, dan rekening diblokir.',
            'Ganti PIN dan kata sandi email dari perangkat yang bersih.',
            'Simpan bukti: nomor telepon, tangkapan layar, nomor rekening tujuan, dan bukti transfer.',
            'Laporkan juga ke Indonesia Anti-Scam Centre (IASC) yang dikoordinasikan OJK, lalu buat laporan polisi.',
            'Sampaikan [pengaduan](/about-us/complaint) agar ada nomor yang dapat Anda lacak.',
          ],
        },
        {
          p: 'Menit-menit pertama menentukan. Selama uang masih berada di rekening penerima, bank dapat meminta penundaan transaksi.',
        },
        { h2: 'Nomor dan alamat resmi kami' },
        {
          p: 'Telepon **(021) 555-0108**, email **halo@lentera.example**, dan kantor yang tercantum di [halaman kontak](/about-us/contact-us). Kami tidak pernah mengirim berkas aplikasi lewat pesan.',
        },
      ],
    },
    en: {
      title: 'Recognise and report a scam',
      summary: 'Four signs that are nearly always there, and what to do in which order if it has happened.',
      body: [
        { h2: 'The signs' },
        {
          list: [
            '**It is urgent.** Your account will be blocked, the prize will lapse, the parcel will go back.',
            '**It asks for a secret.** A PIN, a password, a one-time code or the three digits on the back of a card.',
            '**It wants you to install something.** A file ending in .apk sent in a message, or an app that shares your screen.',
            '**It leads you elsewhere.** From an official app to a private chat, or to an account in another name.',
          ],
        },
        { h2: 'If it has happened' },
        {
          ordered: [
            'If you installed something, switch off mobile data and Wi-Fi.',
            'From another phone, call **(021) 555-0108** and press **1**. Have your card, app and account blocked.',
            'Change your PIN and email password from a clean device.',
            'Keep the evidence: phone numbers, screenshots, the account you paid and the receipt.',
            'Report it to the Indonesia Anti-Scam Centre (IASC), which OJK coordinates, and to the police.',
            'Make a [complaint](/about-us/complaint), so that you have a number to track.',
          ],
        },
        {
          p: 'The first minutes count. As long as the money is still in the recipient’s account, banks can ask for the transaction to be held.',
        },
        { h2: 'How to reach the real us' },
        {
          p: 'Call **(021) 555-0108**, write to **halo@lentera.example** or visit an office listed on our [contact page](/about-us/contact-us). We never send apps as files in a message.',
        },
      ],
    },
  },
];
