import type { GuideSeed } from './types.ts';

export const appGuides: GuideSeed[] = [
  {
    slug: 'mengaktifkan-aplikasi-bank-lentera',
    group: 'aplikasi-dan-transfer',
    order: 1,
    id: {
      title: 'Mengaktifkan aplikasi Bank Lentera',
      summary: 'Untuk nasabah yang sudah punya rekening dan baru pertama kali memakai aplikasi.',
      body: [
        { h2: 'Yang perlu disiapkan' },
        {
          list: [
            'Kartu debit Bank Lentera beserta PIN-nya.',
            'Nomor ponsel yang terdaftar di bank, terpasang di ponsel yang sama.',
            'Ponsel dengan Android 10 atau iOS 15 ke atas, tanpa akses root atau jailbreak.',
          ],
        },
        { h2: 'Langkahnya' },
        {
          ordered: [
            'Pasang aplikasi dari App Store atau Google Play. Periksa nama penerbitnya: **Bank Lentera**.',
            'Ketuk **Sudah punya rekening**, lalu setujui pengiriman satu SMS untuk mencocokkan nomor ponsel.',
            'Masukkan nomor kartu debit dan tanggal lahir.',
            'Ketik PIN kartu. Tombol angkanya diacak setiap kali tampil.',
            'Ikuti pemeriksaan wajah.',
            'Buat PIN aplikasi enam angka, berbeda dari PIN kartu.',
            'Bila ponsel Anda mendukung, nyalakan masuk dengan sidik jari atau wajah.',
          ],
        },
        { h2: 'Batas transaksi awal' },
        {
          p: 'Pada 24 jam pertama, batas transfer harian adalah Rp1.000.000. Setelah itu naik sendiri menjadi Rp50.000.000. Anda dapat menurunkan atau menaikkannya di **Pengaturan › Batas transaksi**.',
        },
        { h2: 'Bila SMS tidak terkirim' },
        {
          p: 'Pastikan pulsa mencukupi dan kartu SIM yang terdaftar dipilih sebagai kartu untuk SMS. Ponsel dengan dua kartu sering mengirim dari kartu yang lain. Masih gagal? Telepon **(021) 555-0108**.',
        },
      ],
    },
    en: {
      title: 'Set up the Bank Lentera app',
      summary: 'For customers who already have an account and are using the app for the first time.',
      body: [
        { h2: 'What you need' },
        {
          list: [
            'Your Bank Lentera debit card and its PIN.',
            'The mobile number that the bank knows, in the phone that you are setting up.',
            'A phone with Android 10 or iOS 15 or later that is not rooted or jailbroken.',
          ],
        },
        { h2: 'Step by step' },
        {
          ordered: [
            'Install the app from the App Store or Google Play. Check the name of the publisher: **Bank Lentera**.',
            'Tap **I have an account** and allow one text message to be sent, which confirms your number.',
            'Enter your debit card number and date of birth.',
            'Type your card PIN. The keys are shuffled each time.',
            'Follow the face check.',
            'Choose a six-digit app PIN, different from the one of your card.',
            'If your phone can, switch on fingerprint or face sign-in.',
          ],
        },
        { h2: 'Limits in the beginning' },
        {
          p: 'For the first 24 hours the daily transfer limit is IDR 1,000,000. After that it rises to IDR 50,000,000 by itself. You can lower or raise it under **Settings › Transaction limits**.',
        },
        { h2: 'If the text message is not sent' },
        {
          p: 'Make sure that you have credit and that the registered SIM is the one used for messages. Phones with two SIMs often send from the other one. Still stuck? Call **(021) 555-0108**.',
        },
      ],
    },
  },
  {
    slug: 'mengirim-uang-dengan-bi-fast',
    group: 'aplikasi-dan-transfer',
    order: 2,
    id: {
      title: 'Mengirim uang dengan BI-FAST',
      summary: 'Transfer ke bank lain yang tiba dalam hitungan detik, kapan saja, sampai Rp250 juta.',
      body: [
        { h2: 'Memilih cara kirim' },
        {
          list: [
            '**BI-FAST**: sampai Rp250.000.000 sekali kirim, langsung tiba, biaya paling tinggi Rp2.500.',
            '**RTGS**: untuk jumlah di atas Rp100.000.000, pada jam layanan Bank Indonesia di hari kerja.',
            '**Sesama Bank Lentera**: langsung tiba, tanpa biaya.',
          ],
        },
        { h2: 'Langkahnya' },
        {
          ordered: [
            'Buka **Transfer**, lalu pilih penerima dari daftar atau ketuk **Penerima baru**.',
            'Pilih bank tujuan dan masukkan nomor rekening. Bila penerima mendaftarkan nomor ponsel atau emailnya di BI-FAST, Anda dapat memakainya.',
            'Cocokkan **nama penerima** yang tampil. Nama inilah yang terdaftar di bank tujuan.',
            'Masukkan jumlah dan, bila perlu, berita.',
            'Periksa biaya dan total yang akan dipotong dari rekening.',
            'Masukkan PIN. Bukti transfer tersimpan di **Riwayat** dan dapat dibagikan.',
          ],
        },
        { h2: 'Bila uang belum sampai' },
        {
          p: 'Status **Diproses** berarti bank tujuan belum menjawab. Jangan mengulang transfer. Bila gagal, uang kembali ke rekening paling lambat pada hari kerja berikutnya.',
        },
        { h2: 'Bila salah kirim' },
        {
          p: 'Uang yang sudah diterima orang lain tidak dapat ditarik sepihak. Segera sampaikan [pengaduan](/about-us/complaint) beserta bukti transfer. Kami menghubungi bank penerima dan meminta persetujuan pemilik rekening untuk mengembalikannya.',
        },
      ],
    },
    en: {
      title: 'Send money with BI-FAST',
      summary: 'A transfer to another bank that arrives within seconds, at any time, up to IDR 250 million.',
      body: [
        { h2: 'Choose how to send' },
        {
          list: [
            '**BI-FAST**: up to IDR 250,000,000 at a time, arrives at once, fee no higher than IDR 2,500.',
            '**RTGS**: for amounts above IDR 100,000,000, during Bank Indonesia’s service hours on working days.',
            '**Between Bank Lentera accounts**: arrives at once, free of charge.',
          ],
        },
        { h2: 'Step by step' },
        {
          ordered: [
            'Open **Transfer** and choose someone from your list, or tap **New recipient**.',
            'Choose the bank and enter the account number. If the recipient has registered a phone number or email address with BI-FAST, you can use that.',
            'Check the **name of the recipient** on screen. It is the name that the other bank holds.',
            'Enter the amount and, if you like, a message.',
            'Check the fee and the total that will leave your account.',
            'Enter your PIN. The receipt is kept under **History** and can be shared.',
          ],
        },
        { h2: 'If the money has not arrived' },
        {
          p: 'The status **Processing** means that the other bank has not answered yet. Do not send it again. If the transfer fails, the money is back in your account by the next working day.',
        },
        { h2: 'If you sent it to the wrong account' },
        {
          p: 'Money that somebody else has received cannot simply be taken back. Make a [complaint](/about-us/complaint) at once and attach the receipt. We contact the other bank and ask for the account holder’s consent to return it.',
        },
      ],
    },
  },
  {
    slug: 'membayar-dengan-qris',
    group: 'aplikasi-dan-transfer',
    order: 3,
    id: {
      title: 'Membayar dengan QRIS',
      summary: 'Satu kode untuk semua aplikasi. Periksa nama pedagang sebelum memasukkan PIN.',
      body: [
        { h2: 'Kode di meja atau di dinding' },
        {
          ordered: [
            'Ketuk **QRIS** di halaman depan aplikasi, lalu arahkan kamera ke kode.',
            'Cocokkan nama pedagang di layar dengan nama di kertas. Bila berbeda, jangan lanjutkan dan beri tahu pedagangnya.',
            'Masukkan jumlah, pilih rekening, lalu ketik PIN.',
            'Tunjukkan layar **Berhasil** kepada pedagang.',
          ],
        },
        { h2: 'Kode di layar kasir' },
        {
          p: 'Jumlah belanja sudah ada di dalam kode. Anda hanya memeriksa nama dan angkanya, lalu memasukkan PIN.',
        },
        { h2: 'Kode di ponsel sendiri' },
        {
          p: 'Di beberapa toko, kasir memindai kode Anda. Ketuk **QRIS › Tunjukkan kode**, masukkan PIN lebih dulu, lalu perlihatkan layar. Kode berganti setiap 60 detik. Jangan mengirim gambar layarnya kepada siapa pun.',
        },
        { h2: 'Yang sering ditanyakan' },
        {
          list: [
            '**Biaya.** Pembeli tidak membayar biaya apa pun. Pedagang tidak boleh menambahkannya ke harga.',
            '**Luar negeri.** QRIS dapat dipakai di negara yang bekerja sama dengan Bank Indonesia. Kurs tampil sebelum Anda menyetujui pembayaran.',
            '**Saldo terpotong, pedagang belum menerima.** Minta pedagang memeriksa riwayatnya lebih dulu. Bila tetap tidak ada, sampaikan [pengaduan](/about-us/complaint) dengan nomor referensi dari **Riwayat**.',
          ],
        },
      ],
    },
    en: {
      title: 'Pay with QRIS',
      summary: 'One code for every app. Check the name of the merchant before you enter your PIN.',
      body: [
        { h2: 'A code on the table or wall' },
        {
          ordered: [
            'Tap **QRIS** on the first screen of the app and point the camera at the code.',
            'Compare the name on screen with the one on the paper. If they differ, stop and tell the merchant.',
            'Enter the amount, choose the account and type your PIN.',
            'Show the merchant the **Successful** screen.',
          ],
        },
        { h2: 'A code on the till’s screen' },
        {
          p: 'The amount is already in the code. Check the name and the figure, then enter your PIN.',
        },
        { h2: 'A code on your own phone' },
        {
          p: 'In some shops the cashier scans your code. Tap **QRIS › Show code**, enter your PIN first and then show the screen. The code changes every 60 seconds. Never send a screenshot of it to anyone.',
        },
        { h2: 'Often asked' },
        {
          list: [
            '**Fees.** Customers pay none, and merchants may not add one to the price.',
            '**Abroad.** QRIS works in countries that cooperate with Bank Indonesia. You see the exchange rate before you agree to pay.',
            '**My balance went down but the merchant has nothing.** Ask the merchant to check the payment history first. If it is not there, make a [complaint](/about-us/complaint) with the reference number from **History**.',
          ],
        },
      ],
    },
  },
  {
    slug: 'pindah-ke-ponsel-baru',
    group: 'aplikasi-dan-transfer',
    order: 4,
    id: {
      title: 'Pindah ke ponsel baru',
      summary: 'Aplikasi hanya aktif di satu ponsel. Begini cara memindahkannya dengan aman.',
      body: [
        { h2: 'Ponsel lama masih ada' },
        {
          ordered: [
            'Di ponsel lama, buka **Pengaturan › Perangkat › Pindah ke ponsel baru** dan masukkan PIN. Kode QR muncul dan berlaku lima menit.',
            'Pindahkan kartu SIM ke ponsel baru, pasang aplikasi, lalu ketuk **Sudah punya rekening › Pindai dari ponsel lama**.',
            'Pindai kode, masukkan PIN, dan ikuti pemeriksaan wajah.',
            'Ponsel lama keluar dengan sendirinya. Hapus aplikasinya sebelum ponsel dijual atau diberikan.',
          ],
        },
        { h2: 'Ponsel lama hilang atau rusak' },
        {
          ordered: [
            'Bila hilang, telepon **(021) 555-0108** lebih dulu supaya akses dari ponsel lama dihentikan.',
            'Urus kartu SIM pengganti dengan nomor yang sama di gerai operator.',
            'Aktifkan aplikasi di ponsel baru dengan kartu debit, seperti pertama kali.',
          ],
        },
        {
          p: 'Daftar penerima, jadwal transfer, dan riwayat tersimpan di bank, jadi tidak ada yang hilang. Masuk dengan sidik jari perlu dinyalakan lagi, dan batas transfer harian turun menjadi Rp1.000.000 selama 24 jam pertama.',
        },
      ],
    },
    en: {
      title: 'Move to a new phone',
      summary: 'The app is active on one phone at a time. This is how to move it safely.',
      body: [
        { h2: 'You still have the old phone' },
        {
          ordered: [
            'On the old phone, open **Settings › Device › Move to a new phone** and enter your PIN. A QR code appears and is valid for five minutes.',
            'Put the SIM into the new phone, install the app and tap **I have an account › Scan from old phone**.',
            'Scan the code, enter your PIN and follow the face check.',
            'The old phone is signed out by itself. Delete the app before you sell it or give it away.',
          ],
        },
        { h2: 'The old phone is lost or broken' },
        {
          ordered: [
            'If it is lost, call **(021) 555-0108** first, so that we can stop access from it.',
            'Get a replacement SIM with the same number from your operator.',
            'Set up the app on the new phone with your debit card, as you did the first time.',
          ],
        },
        {
          p: 'Your recipients, scheduled transfers and history are kept at the bank, so nothing is lost. Fingerprint sign-in has to be switched on again, and the daily transfer limit is IDR 1,000,000 for the first 24 hours.',
        },
      ],
    },
  },
];
