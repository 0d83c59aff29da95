import type { LiteracySeed } from './types.ts';

export const safetyArticles: LiteracySeed[] = [
  {
    slug: 'suara-di-telepon-yang-terdengar-seperti-keluarga',
    topic: 'safety',
    publishedAt: '2026-11-09T02:00:00Z',
    picture: null,
    id: {
      title:
        'Suara di telepon yang terdengar seperti anak sendiri: bagaimana rekayasa suara dipakai untuk meminta uang, dan satu kata sandi keluarga yang menghentikannya',
      summary:
        'Tiruan suara kini dapat dibuat dari rekaman beberapa detik. Pertahanan terbaik ternyata sederhana.',
      body: [
        {
          p: 'Telepon berdering pukul dua siang. Suara di seberang menangis dan memanggil “Ibu”. Ia mengaku kecelakaan, ponselnya rusak, dan rumah sakit meminta uang muka. Suaranya persis. Namun, anak itu sedang duduk di kelas.',
        },
        { h2: 'Bagaimana cara kerjanya' },
        {
          p: 'Penipu mengambil potongan suara dari video yang diunggah untuk umum. Program komputer menirukannya. Nomor yang muncul di layar pun dapat dipalsukan. Yang tidak dapat dipalsukan adalah hal-hal yang hanya diketahui keluarga.',
        },
        { h2: 'Kata sandi keluarga' },
        {
          ordered: [
            'Sepakati satu kata yang tidak ada hubungannya dengan keluarga. Nama buah yang jarang, misalnya.',
            'Ucapkan langsung, jangan dikirim lewat pesan.',
            'Aturannya: siapa pun yang meminta uang lewat telepon ditanya kata itu. Tidak ada pengecualian.',
            'Ganti setahun sekali, pada hari raya.',
          ],
        },
        { h2: 'Bila telepon itu datang' },
        {
          list: [
            '**Tutup telepon.** Bukan tidak sopan; itu aman.',
            '**Telepon balik** ke nomor yang sudah Anda simpan.',
            '**Tanyakan** kepada orang kedua: guru, teman, tetangga.',
            '**Jangan transfer** ke rekening atas nama orang yang tidak Anda kenal.',
          ],
        },
        { h2: 'Kurangi bahan bakunya' },
        {
          p: 'Tiruan suara memerlukan contoh. Atur akun media sosial anak menjadi pribadi, jangan menjawab telepon dari nomor tak dikenal dengan kalimat panjang, dan hapus video lama yang memuat suara jernih. Anda tidak harus menghilang dari internet; cukup jangan menyediakan semuanya untuk orang yang tidak dikenal.',
        },
        { h2: 'Untuk orang tua di kampung' },
        {
          p: 'Penipu mencari orang yang baik hati dan jarang memeriksa. Ajak orang tua berlatih: Anda menelepon, berpura-pura panik, dan mereka menutup telepon. Tertawalah bersama sesudahnya. Latihan seperti itu lebih melekat daripada peringatan.',
        },
        {
          p: 'Sudah telanjur mengirim uang? Telepon **(021) 555-0108** dan tekan **1** saat itu juga, lalu ikuti [panduan melaporkan penipuan](/about-us/guides/mengenali-dan-melaporkan-penipuan).',
        },
      ],
    },
    en: {
      title: 'The voice on the phone that sounds like your own child, and the family password that stops it',
      summary:
        'A few seconds of recording are enough to copy a voice. The best defence is surprisingly simple.',
      body: [
        {
          p: 'The phone rings at two in the afternoon. The voice is crying and calls you Mum. There has been an accident, the mobile is broken, and the hospital wants a deposit. It is the very voice. But your child is sitting in class.',
        },
        { h2: 'How it works' },
        {
          p: 'Fraudsters take snippets of speech from public videos, and software imitates them. Even the number on your screen can be faked. What cannot be faked is what only the family knows.',
        },
        { h2: 'A family password' },
        {
          ordered: [
            'Agree on a word that has nothing to do with you. The name of a rare fruit, for instance.',
            'Say it face to face. Don’t send it in a message.',
            'The rule: whoever asks for money by phone is asked for the word. No exceptions.',
            'Change it once a year, when everyone is home for the holidays.',
          ],
        },
        { h2: 'When the call comes' },
        {
          list: [
            '**Hang up.** It isn’t rude, it is safe.',
            '**Call back** on the number that you have saved.',
            '**Ask** someone else: a teacher, a friend, a neighbour.',
            '**Don’t transfer** to an account in the name of somebody you do not know.',
          ],
        },
        { h2: 'Give them less to work with' },
        {
          p: 'A copy of a voice needs a sample. Set your children’s accounts to private, say little when an unknown number calls, and take down old videos with clear speech. You need not vanish from the internet. Just don’t hand everything to strangers.',
        },
        { h2: 'For parents in the village' },
        {
          p: 'Fraudsters look for kind people who seldom check. Practise with your parents: you call, pretend to panic, and they hang up. Laugh about it together afterwards. It stays with them longer than a warning.',
        },
        {
          p: 'You have already sent money? Call **(021) 555-0108** and press **1** straight away, then follow our [guide to reporting a scam](/about-us/guides/mengenali-dan-melaporkan-penipuan).',
        },
      ],
    },
  },
  {
    slug: 'kata-sandi-pin-dan-otp',
    topic: 'safety',
    publishedAt: '2026-09-21T02:00:00Z',
    picture: null,
    id: {
      title: 'Kata sandi, PIN, dan OTP: tiga kunci untuk tiga pintu',
      summary:
        'Apa bedanya, mengapa tidak boleh tertukar, dan bagaimana mengingat semuanya tanpa mencatat di dinding.',
      body: [
        {
          p: 'Bayangkan rumah dengan tiga pintu. Kunci pagar, kunci rumah, dan kunci lemari tidak dibuat sama. Di dunia digital, banyak orang memakai satu kunci untuk semuanya, lalu menggantungnya di pagar.',
        },
        { h2: 'Tiga kunci' },
        {
          list: [
            '**Kata sandi** membuka akun, misalnya email. Panjang lebih penting daripada rumit.',
            '**PIN** menyetujui transaksi. Pendek, tetapi hanya boleh salah tiga kali.',
            '**OTP** berlaku sekali dan hanya beberapa menit. Siapa pun yang memintanya sedang mencoba masuk.',
          ],
        },
        { h2: 'Kata sandi yang panjang dan mudah diingat' },
        {
          p: 'Rangkai empat kata yang tidak berhubungan, misalnya nama hewan, alat dapur, warna, dan kota. Empat kata acak lebih sulit ditebak daripada delapan huruf dengan angka dan tanda seru. Jangan memakai contoh dari tulisan mana pun, termasuk yang ini.',
        },
        { h2: 'Email adalah kunci induk' },
        {
          p: 'Hampir semua akun dapat disetel ulang lewat email. Karena itu kata sandinya harus berbeda dari yang lain, dan verifikasi dua langkah harus menyala.',
        },
        { h2: 'Enam kesalahan yang paling sering' },
        {
          list: [
            'Satu kata sandi untuk email, belanja, dan media sosial.',
            'Nama anak ditambah tahun lahirnya.',
            'PIN kartu yang sama dengan PIN ponsel.',
            'Menyebut kode OTP kepada orang yang mengaku petugas.',
            'Masuk lewat tautan di dalam pesan, bukan dari aplikasi.',
            'Menunda pembaruan ponsel sampai berbulan-bulan.',
          ],
        },
        { h2: 'Menyimpan dengan aman' },
        {
          ordered: [
            'Gunakan pengelola kata sandi dari ponsel atau peramban Anda, dengan kunci layar yang kuat.',
            'Bila lebih suka kertas, simpan di laci terkunci, bukan di dompet, dan tulis petunjuknya saja.',
            'Jangan menyimpan PIN di daftar kontak. Penipu mencari di sana lebih dulu.',
          ],
        },
        { h2: 'Satu kalimat untuk diingat' },
        {
          quote: 'Bank sudah punya uang Anda di rekening. Bank tidak memerlukan PIN Anda untuk apa pun.',
        },
        {
          p: 'Lupa PIN? Ikuti [panduan mengganti PIN](/about-us/guides/membuka-blokir-dan-mengganti-pin).',
        },
      ],
    },
    en: {
      title: 'Password, PIN and one-time code: three keys for three doors',
      summary:
        'How they differ, why they must not be mixed up, and how to remember them without a note on the wall.',
      body: [
        {
          p: 'Think of a house with three doors. The keys to the gate, the house and the cupboard are not the same. Online, many people use one key for all of them, and hang it on the gate.',
        },
        { h2: 'Three keys' },
        {
          list: [
            'A **password** opens an account, such as your email. Long matters more than complicated.',
            'A **PIN** approves a transaction. It is short, but only three wrong tries are allowed.',
            'A **one-time code (OTP)** is good once and for a few minutes. Whoever asks you for it is trying to get in.',
          ],
        },
        { h2: 'Long passwords that you can remember' },
        {
          p: 'String together four words that have nothing to do with each other: an animal, a kitchen tool, a colour and a town. Four random words are harder to guess than eight letters with a digit and an exclamation mark. Don’t use an example from any article, this one included.',
        },
        { h2: 'Your email is the master key' },
        {
          p: 'Nearly every account can be reset by email. So its password has to differ from all others, and two-step verification has to be on.',
        },
        { h2: 'Six common mistakes' },
        {
          list: [
            'One password for email, shopping and social media.',
            'A child’s name and year of birth.',
            'The same PIN for card and phone.',
            'Reading a one-time code out to somebody who claims to be from the bank.',
            'Signing in through a link in a message and not from the app.',
            'Putting off updates of the phone for months.',
          ],
        },
        { h2: 'Keeping them safe' },
        {
          ordered: [
            'Use the password manager of your phone or browser, behind a strong screen lock.',
            'If you prefer paper, keep it in a locked drawer and not in your wallet, and write down hints only.',
            'Don’t hide a PIN among your contacts. It is the first place fraudsters look.',
          ],
        },
        { h2: 'One sentence to remember' },
        {
          quote: 'The bank already has your money in its books. It needs your PIN for nothing.',
        },
        {
          p: 'Forgotten your PIN? Follow our [guide to changing it](/about-us/guides/membuka-blokir-dan-mengganti-pin).',
        },
      ],
    },
  },
  {
    slug: 'belanja-daring-tanpa-menyesal',
    topic: 'safety',
    publishedAt: '2026-04-13T02:00:00Z',
    picture: null,
    id: {
      title: 'Belanja daring tanpa menyesal',
      summary:
        'Sepuluh menit pemeriksaan yang menyelamatkan uang, dan langkah bila barang tidak pernah datang.',
      body: [
        {
          p: 'Sebagian besar penipuan belanja tidak canggih. Penjual palsu hanya perlu pembeli yang terburu-buru. Karena itu obatnya pun tidak canggih: melambat sedikit.',
        },
        { h2: 'Sebelum membayar' },
        {
          ordered: [
            'Bandingkan harga di tiga tempat. Harga separuh hampir selalu bohong.',
            'Lihat usia toko dan ulasan yang bergambar, terutama yang bernilai dua atau tiga bintang.',
            'Cari nama toko bersama kata “penipuan”.',
            'Periksa nomor rekening di situs pemeriksaan rekening milik pemerintah.',
          ],
        },
        { h2: 'Tanda toko palsu' },
        {
          list: [
            'Foto produknya terlalu sempurna dan muncul juga di toko lain. Cari lewat gambar untuk memeriksanya.',
            'Alamat dan nomor teleponnya tidak ada, atau hanya ada satu nomor percakapan.',
            'Stoknya selalu tinggal satu, dan hitungan mundurnya selalu mulai lagi.',
            'Pembayarannya hanya lewat transfer ke rekening perorangan.',
          ],
        },
        { p: 'Satu tanda saja belum membuktikan apa pun. Dua tanda adalah alasan untuk menutup halamannya.' },
        { h2: 'Saat membayar' },
        {
          list: [
            'Bayar di dalam aplikasi lokapasar. Uang ditahan sampai barang diterima.',
            'Jangan pindah ke percakapan pribadi “supaya lebih murah”.',
            'Cocokkan nama penerima sebelum memasukkan PIN.',
            'Gunakan kartu dengan batas kecil untuk toko yang baru pertama kali.',
          ],
        },
        { h2: 'Tautan kurir dan undangan palsu' },
        {
          p: 'Pesan “paket Anda tertahan” atau “undangan pernikahan” yang membawa berkas .apk adalah pencuri SMS. Kurir tidak pernah meminta Anda memasang aplikasi. Hapus pesannya, jangan dibuka, dan beri tahu grup keluarga.',
        },
        { h2: 'Bila barang tidak datang' },
        {
          ordered: [
            'Ajukan keluhan di lokapasar sebelum batas waktu konfirmasi.',
            'Kumpulkan bukti: percakapan, bukti bayar, dan halaman produk.',
            'Bila membayar lewat transfer, sampaikan [pengaduan](/about-us/complaint) kepada bank pada hari yang sama.',
            'Buat laporan polisi. Nomornya diperlukan untuk menahan rekening penerima.',
          ],
        },
      ],
    },
    en: null,
  },
];
