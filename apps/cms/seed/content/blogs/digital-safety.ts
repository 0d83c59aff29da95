import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const digitalSafetyBlogs: BlogSeed[] = [
  {
    slug: 'anatomi-sebuah-pesan-palsu',
    tags: ['keamanan-digital'],
    author: authors.safety,
    publishedAt: '2026-11-03T02:00:00Z',
    picture: pictureOf('phone-payment'),
    related: ['telepon-petugas-bank-pada-sabtu-malam', 'pin-kata-sandi-otp-siapa-boleh-tahu-apa'],
    id: {
      title: 'Anatomi sebuah pesan palsu',
      summary:
        'Kami membedah satu pesan penipuan kalimat demi kalimat. Setelah tahu polanya, Anda akan mengenalinya dalam lima detik.',
      body: [
        {
          p: 'Pesan ini sampai ke ponsel seorang pegawai kami pada Selasa pagi: “YTH NASABAH, mulai besok biaya transfer menjadi Rp150.000/bulan. Jika TIDAK SETUJU, isi formulir di tautan berikut sebelum pukul 18.00. Jika tidak diisi dianggap setuju.” Pendek, kasar, dan bekerja. Mari kita bedah.',
        },
        { h2: 'Sapaan tanpa nama' },
        {
          p: 'Penipu mengirim ribuan pesan dan tidak tahu siapa Anda. Bank yang mengubah biaya akan menyebut produk Anda, memberi tahu jauh hari melalui saluran resmi, dan tidak meminta jawaban lewat tautan.',
        },
        { h2: 'Ancaman yang kecil tetapi menjengkelkan' },
        {
          p: 'Rp150.000 dipilih dengan cermat: cukup besar untuk membuat kesal, cukup kecil untuk dipercaya. Rasa kesal membuat orang bertindak sebelum berpikir.',
        },
        { h2: 'Batas waktu' },
        {
          p: 'Pukul 18.00 hari ini. Batas waktu menghalangi Anda melakukan satu hal yang paling ditakuti penipu, yaitu bertanya kepada orang lain.',
        },
        { h2: 'Tautan dan formulir' },
        {
          p: 'Alamatnya mirip, tetapi tidak sama: ada tambahan kata, tanda hubung, atau akhiran yang asing. Formulirnya meminta nomor kartu, PIN, dan akhirnya kode OTP. Kode itulah kuncinya. Semua yang lain hanya jalan menuju ke sana.',
        },
        { h2: 'Lima detik sebelum menyentuh layar' },
        {
          ordered: [
            'Apakah saya yang memulai percakapan ini?',
            'Apakah ada batas waktu atau ancaman?',
            'Apakah ia meminta sesuatu yang hanya boleh saya ketahui?',
            'Bisakah saya mencapainya lewat aplikasi atau nomor di belakang kartu?',
          ],
        },
        {
          p: 'Jika satu jawaban saja terasa ganjil, tutup pesannya. Tidak ada urusan bank yang rusak karena Anda menunggu sepuluh menit.',
        },
        { h2: 'Kalau telanjur' },
        {
          p: 'Segera blokir kartu dan ubah PIN lewat aplikasi, lalu hubungi kami. Simpan tangkapan layarnya dan sampaikan [pengaduan](/about-us/complaint). Semakin cepat Anda melapor, semakin besar peluang dana dapat ditahan. Tidak perlu malu: pesan ini memang dirancang oleh orang yang ahli.',
        },
      ],
    },
    en: {
      title: 'The anatomy of a fake message',
      summary:
        'We take one fraudulent message apart, sentence by sentence. Once you know the pattern, you will see it within five seconds.',
      body: [
        {
          p: 'It reached the phone of one of our staff on a Tuesday morning: “DEAR CUSTOMER, from tomorrow the transfer fee will be IDR 150,000/month. If you DO NOT AGREE fill in the form at this link before 6 p.m. No answer counts as consent.” Short, rude and effective. Let us take it apart.',
        },
        { h2: 'A greeting without a name' },
        {
          p: 'Fraudsters send thousands of messages and do not know who you are. A bank that changes a fee names your product, tells you well ahead through its official channels, and does not ask for a reply through a link.',
        },
        { h2: 'A threat that is small but annoying' },
        {
          p: 'The sum is chosen with care: large enough to irritate, small enough to believe. Annoyance makes people act before they think.',
        },
        { h2: 'A deadline' },
        {
          p: 'Today, six o’clock. A deadline keeps you from the one thing that fraudsters fear most: asking somebody else.',
        },
        { h2: 'A link and a form' },
        {
          p: 'The address is similar but not the same: an extra word, a hyphen, an unfamiliar ending. The form asks for the card number, the PIN and, at last, the one-time code. The code is the key. Everything else is only the road to it.',
        },
        { h2: 'Five seconds before you touch the screen' },
        {
          ordered: [
            'Did I start this conversation?',
            'Is there a deadline or a threat?',
            'Does it ask for something that only I may know?',
            'Can I get there through the app, or the number on the back of my card?',
          ],
        },
        {
          p: 'If a single answer feels wrong, close the message. No business with a bank is spoilt by ten minutes’ wait.',
        },
        { h2: 'If it has happened' },
        {
          p: 'Block the card and change your PIN in the app at once, then call us. Keep screenshots and send us a [complaint](/about-us/complaint). The sooner you report it, the better the chance that the money can be stopped. There is nothing to be ashamed of: experts designed that message.',
        },
      ],
    },
  },
  {
    slug: 'pin-kata-sandi-otp-siapa-boleh-tahu-apa',
    tags: ['keamanan-digital'],
    author: authors.safety,
    publishedAt: '2026-09-29T02:30:00Z',
    picture: null,
    id: {
      title: 'PIN, kata sandi, OTP: siapa boleh tahu apa',
      summary:
        'Empat rahasia melindungi uang Anda, masing-masing dengan aturan sendiri. Simpan daftar ini di dekat ponsel orang tua Anda.',
      body: [
        {
          p: 'Petugas bank memang boleh menanyakan beberapa hal ketika Anda menelepon. Itu yang membuat bingung: mana yang boleh dijawab, mana yang tidak? Jawabannya tidak bergantung pada siapa yang bertanya, melainkan pada jenis rahasianya.',
        },
        { h2: 'Yang tidak boleh diketahui siapa pun' },
        {
          list: [
            '**PIN** kartu dan aplikasi. Termasuk oleh pegawai bank, pasangan, dan anak.',
            '**Kata sandi.** Kami tidak dapat melihatnya dan tidak pernah memintanya.',
            '**Kode OTP.** Enam angka yang berlaku sebentar. Kode ini setara dengan tanda tangan Anda.',
            '**CVV**, tiga angka di belakang kartu, kecuali Anda sendiri yang mengetiknya saat berbelanja.',
          ],
        },
        { h2: 'Yang boleh ditanyakan ketika Anda menelepon kami' },
        {
          p: 'Nama lengkap, tanggal lahir, empat angka terakhir kartu, atau transaksi terakhir. Pertanyaan ini memastikan bahwa yang berbicara memang Anda. Jika bank yang menelepon Anda, jangan jawab; tutup dan hubungi kembali lewat nomor resmi.',
        },
        { h2: 'Kata sandi yang panjang, bukan yang rumit' },
        {
          p: 'Empat kata yang tidak berhubungan lebih kuat dan lebih mudah diingat daripada delapan tanda acak. Pakai kata sandi yang berbeda untuk email Anda. Siapa yang menguasai email dapat mengatur ulang hampir semua akun lain.',
        },
        { h2: 'PIN yang bukan tanggal lahir' },
        {
          p: 'Dompet yang hilang biasanya berisi KTP, dan KTP memuat tanggal lahir. Hindari juga 123456, tahun sekarang, dan angka pelat kendaraan.',
        },
        { h2: 'Kebiasaan lima menit' },
        {
          ordered: [
            'Nyalakan pemberitahuan untuk setiap transaksi.',
            'Turunkan batas transfer harian sesuai kebutuhan, dan naikkan hanya saat perlu.',
            'Kunci kartu SIM dengan PIN. Nomor Anda adalah pintu bagi kode OTP.',
            'Ajari satu orang tua di sekitar Anda tentang daftar ini.',
          ],
        },
        { p: 'Bahan yang dapat dicetak tersedia di [halaman literasi](/literasi).' },
      ],
    },
    en: {
      title: 'PINs, passwords and codes: who may know what',
      summary:
        'Four secrets protect your money, each with its own rule. Keep this list near your parents’ phone.',
      body: [
        {
          p: 'When you call us we may indeed ask you a few things. That is the confusing part: which may you answer, and which not? It does not depend on who is asking. It depends on the kind of secret.',
        },
        { h2: 'What nobody may know' },
        {
          list: [
            '**The PIN** of your card and app. Bank staff, partners and children included.',
            '**Your password.** We cannot see it and never ask for it.',
            '**One-time codes.** Six digits, valid for a moment, as good as your signature.',
            '**The CVV**, three digits on the back of the card, unless you type it yourself when you shop.',
          ],
        },
        { h2: 'What we may ask when you call us' },
        {
          p: 'Your full name, date of birth, the last four digits of your card, or a recent transaction. These make sure that it is you. If the bank calls you, do not answer them; hang up and call back on the official number.',
        },
        { h2: 'Long passwords, not complicated ones' },
        {
          p: 'Four unrelated words are stronger, and easier to remember, than eight random signs. Use a different password for your email. Whoever holds that can reset nearly every other account.',
        },
        { h2: 'A PIN that is not your birthday' },
        {
          p: 'A lost wallet usually holds an identity card, and an identity card shows the date of birth. Avoid 123456, the current year and your number plate, too.',
        },
        { h2: 'Five minutes well spent' },
        {
          ordered: [
            'Switch on alerts for every transaction.',
            'Lower your daily transfer limit to what you need, and raise it only when you must.',
            'Lock your SIM card with a PIN. Your number is the door through which codes arrive.',
            'Teach this list to one older person near you.',
          ],
        },
        { p: 'There is material to print on our [financial literacy pages](/literasi).' },
      ],
    },
  },
  {
    slug: 'belanja-daring-tanpa-waswas',
    tags: ['keamanan-digital', 'keuangan-keluarga'],
    author: authors.safety,
    publishedAt: '2026-07-21T03:00:00Z',
    picture: pictureOf('train-station'),
    id: {
      title: 'Belanja daring tanpa waswas',
      summary:
        'Harga terlalu murah, penjual yang mengajak pindah ke percakapan pribadi, dan paket COD yang tidak pernah dipesan: cara menghadapi ketiganya.',
      body: [
        {
          p: 'Sebagian besar belanja daring berjalan lancar. Justru karena itu kita lengah. Berikut tiga keadaan yang paling sering dilaporkan nasabah kami, dan satu kebiasaan untuk masing-masing.',
        },
        { h2: 'Harga yang terlalu murah' },
        {
          p: 'Kamera seharga sepertiga harga toko, “stok gudang, hari ini saja”. Sebelum tergoda, cari nama penjual bersama kata “penipuan”, lihat umur akunnya, dan baca ulasan yang bernilai rendah. Ulasan bintang lima mudah dibeli; ulasan bintang dua biasanya jujur.',
        },
        { h2: 'Ajakan pindah ke percakapan pribadi' },
        {
          p: 'Penjual menawarkan potongan jika Anda mentransfer langsung ke rekeningnya. Begitu keluar dari lokapasar, Anda kehilangan rekening bersama, bukti percakapan, dan hak pengembalian dana. Tetaplah di dalam aplikasi, juga untuk pertanyaan kecil.',
        },
        { h2: 'Paket yang tidak Anda pesan' },
        {
          p: 'Kurir datang dengan paket bayar di tempat atas nama Anda. Jangan membayar karena sungkan. Periksa riwayat pesanan lebih dahulu, tanyakan kepada keluarga, dan tolak dengan sopan bila tidak ada yang memesan.',
        },
        { h2: 'Membayar dengan lebih aman' },
        {
          list: [
            'Pakai kartu virtual atau kartu dengan batas khusus untuk belanja.',
            'Jangan menyimpan nomor kartu di situs yang jarang dikunjungi.',
            'Periksa nama penerima QRIS sebelum menekan bayar. Stiker palsu dapat ditempel di atas yang asli.',
            'Hindari Wi-Fi umum untuk membayar. Data seluler sudah cukup.',
          ],
        },
        { h2: 'Kalau barangnya tidak datang' },
        {
          ordered: [
            'Ajukan komplain di lokapasar sebelum batas konfirmasi penerimaan.',
            'Simpan tangkapan layar iklan, percakapan, dan bukti bayar.',
            'Jika ada transaksi yang tidak Anda kenali, blokir kartu di aplikasi dan [laporkan kepada kami](/about-us/complaint).',
          ],
        },
        {
          p: 'Kebiasaan terbaik tetap yang tertua: tidur dulu semalam. Barang yang besok pagi masih Anda inginkan biasanya memang Anda perlukan.',
        },
      ],
    },
    en: {
      title: 'Shopping online without a knot in your stomach',
      summary:
        'A price too good to be true, a seller who wants to talk in private, a parcel nobody ordered: how to deal with all three.',
      body: [
        {
          p: 'Most online shopping goes well, and that is just why we drop our guard. Here are the three situations that our customers report most often, with a habit for each.',
        },
        { h2: 'The price that is too low' },
        {
          p: 'A camera for a third of the shop price, “warehouse stock, today only”. Before you give in, search for the seller’s name with the word “fraud”, look at the age of the account and read the poor reviews. Five stars are easy to buy; two stars are usually honest.',
        },
        { h2: 'The invitation to a private chat' },
        {
          p: 'The seller offers a discount if you transfer the money directly. Once you leave the marketplace you lose its escrow, the record of the conversation and your right to a refund. Stay in the app, even for small questions.',
        },
        { h2: 'The parcel that you did not order' },
        {
          p: 'A courier brings a cash-on-delivery parcel in your name. Do not pay out of politeness. Look at your orders, ask the family, and decline with a smile if it is nobody’s.',
        },
        { h2: 'Paying more safely' },
        {
          list: [
            'Use a virtual card, or one with a limit of its own.',
            'Do not leave card numbers on sites that you rarely visit.',
            'Check the name of the payee before you pay by QRIS. A false sticker can cover the true one.',
            'Avoid public Wi-Fi when you pay. Mobile data will do.',
          ],
        },
        { h2: 'If it does not arrive' },
        {
          ordered: [
            'Complain on the marketplace before the confirmation period ends.',
            'Keep pictures of the offer, the chat and the payment.',
            'If there is a transaction that you do not recognise, block the card in the app and [tell us](/about-us/complaint).',
          ],
        },
        {
          p: 'The best habit is the oldest: sleep on it. What you still want in the morning you probably need.',
        },
      ],
    },
  },
];
