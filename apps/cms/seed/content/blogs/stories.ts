import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const storyBlogs: BlogSeed[] = [
  {
    slug: 'telepon-petugas-bank-pada-sabtu-malam',
    tags: ['cerita', 'keamanan-digital'],
    author: authors.stories,
    publishedAt: '2026-05-12T03:00:00Z',
    picture: null,
    related: ['anatomi-sebuah-pesan-palsu', 'pin-kata-sandi-otp-siapa-boleh-tahu-apa'],
    id: {
      title:
        'Tetangga saya menerima telepon “petugas bank” pada Sabtu malam, dan inilah yang ia lakukan dalam tiga puluh menit sehingga seluruh tabungannya selamat',
      summary:
        'Sebuah catatan waktu, menit demi menit, tentang rasa panik, satu keputusan yang tepat, dan tombol yang sebaiknya Anda cari malam ini juga.',
      body: [
        {
          p: 'Pak Wiryo, 61 tahun, pensiunan guru di Sleman, sedang menonton pertandingan bulu tangkis ketika ponselnya berdering. Penelepon menyebut nama lengkapnya, mengaku dari bank, dan berkata bahwa ada transaksi Rp4,8 juta yang mencurigakan. Cerita ini ditulis ulang dengan izinnya; nama, tempat, dan angkanya diubah.',
        },
        { h2: '20.14: suara yang ramah' },
        {
          p: '“Bapak tenang saja, kami bantu batalkan.” Penelepon meminta Pak Wiryo membacakan kode yang baru masuk ke ponselnya. Enam angka. Ia sudah membaca tiga di antaranya ketika istrinya bertanya dari dapur, “Siapa malam-malam begini?”',
        },
        { h2: '20.16: keputusan yang tepat' },
        {
          p: 'Pertanyaan itu menghentikannya. Ia berkata, “Nanti saya telepon lagi,” lalu menutup telepon. Penelepon langsung menghubungi lagi, kali ini dengan nada mendesak. Ia tidak mengangkatnya.',
        },
        { h2: '20.19: mengunci pintu' },
        {
          p: 'Dengan bantuan anaknya lewat panggilan video, ia membuka aplikasi, memilih kartu, dan menekan tombol blokir sementara. Lalu ia mengganti PIN aplikasi. Seluruhnya memakan waktu empat menit.',
        },
        { h2: '20.26: menelepon nomor yang benar' },
        {
          p: 'Ia memakai nomor di belakang kartu, bukan nomor yang meneleponnya. Petugas memeriksa: dua percobaan transfer ditolak, tidak ada dana yang keluar. Ia menerima nomor laporan pada pukul 20.44.',
        },
        { h2: 'Yang dapat kita tiru' },
        {
          ordered: [
            'Menutup telepon tidak pernah merusak apa pun.',
            'Cari tombol blokir kartu di aplikasi Anda sekarang, selagi tenang.',
            'Sepakati dengan keluarga satu orang yang boleh ditelepon kapan saja.',
            'Laporkan walaupun tidak ada uang yang hilang. Laporan Anda membantu kami menutup nomor itu.',
          ],
        },
        {
          quote:
            'Saya mengajar matematika tiga puluh tahun, tetapi malam itu saya hampir membacakan enam angka kepada orang asing.',
        },
        {
          p: 'Laporan dapat disampaikan lewat halaman [pengaduan](/about-us/complaint) atau pusat kontak kami, setiap saat dan tanpa biaya.',
        },
      ],
    },
    en: {
      title:
        'My neighbour had a call from “the bank” one Saturday night, and this is what he did in the next thirty minutes that saved every rupiah of his savings',
      summary:
        'A record, minute by minute, of panic, of one right decision, and of a button that you had better look for tonight.',
      body: [
        {
          p: 'Pak Wiryo, 61, a retired teacher in Sleman, was watching badminton when his phone rang. The caller knew his full name, said he was from the bank, and spoke of a suspicious transaction of IDR 4.8 million. The story is told with his permission; name, place and figures have been changed.',
        },
        { h2: '8.14 p.m.: a friendly voice' },
        {
          p: '“Don’t worry, sir, we’ll help you to cancel it.” The caller asked him to read out the code that had just arrived on his phone. Six digits. He had read out three when his wife asked from the kitchen, “Who is calling at this hour?”',
        },
        { h2: '8.16 p.m.: the right decision' },
        {
          p: 'The question stopped him. “I’ll call you back,” he said, and hung up. The phone rang again at once, more urgent this time. He let it ring.',
        },
        { h2: '8.19 p.m.: locking the door' },
        {
          p: 'With his daughter on a video call he opened the app, chose the card and pressed the button that blocks it for the time being. Then he changed the PIN of the app. It took four minutes in all.',
        },
        { h2: '8.26 p.m.: the right number' },
        {
          p: 'He called the number on the back of his card, not the one that had called him. The agent looked: two attempts to transfer money had been refused, and nothing had gone out. At 8.44 he was given the number of his report.',
        },
        { h2: 'What we can copy' },
        {
          ordered: [
            'Hanging up has never broken anything.',
            'Look for the block button in your app now, while you are calm.',
            'Agree with your family on one person who may be called at any hour.',
            'Report it even if nothing was lost. It helps us to have that number shut down.',
          ],
        },
        {
          quote:
            'I taught mathematics for thirty years, and that night I nearly read six digits to a stranger.',
        },
        {
          p: 'You can report it on our [complaints](/about-us/complaint) page or through our contact centre, at any time and free of charge.',
        },
      ],
    },
  },
  {
    slug: 'dari-alat-tenun-di-ruang-tamu',
    tags: ['cerita', 'usaha-kecil'],
    author: authors.stories,
    publishedAt: '2026-04-14T03:00:00Z',
    picture: pictureOf('weaving-loom'),
    related: ['memisahkan-uang-usaha-dari-uang-rumah', 'kapan-usaha-kecil-sebaiknya-meminjam'],
    id: {
      title: 'Dari alat tenun di ruang tamu ke dua belas pesanan sebulan',
      summary:
        'Rahma mewarisi alat tenun neneknya di Troso dan hampir menjualnya. Tiga tahun kemudian, ia menggaji empat tetangga.',
      body: [
        {
          p: 'Alat tenun itu memenuhi separuh ruang tamu. Ketika neneknya meninggal, keluarga Rahma sepakat menjualnya kepada pengumpul kayu. “Saya minta waktu sebulan,” kata Rahma. “Cuma ingin menyelesaikan kain yang masih terpasang.” Kain itu laku Rp350.000. Bulan itu menjadi tiga tahun. Nama dan angka dalam cerita ini adalah ilustrasi.',
        },
        { h2: 'Tahun pertama: belajar menghitung' },
        {
          p: 'Rahma menjual lewat media sosial dan selalu kehabisan uang sebelum benang berikutnya terbeli. Di kelas pembukuan kecamatan, ia diminta mencatat jam kerjanya selama dua pekan. Hasilnya mengejutkan: satu kain memakan 31 jam, dan upahnya setelah dikurangi benang hanya Rp4.200 per jam.',
        },
        {
          p: 'Ia melakukan tiga hal. Harga dinaikkan menjadi Rp525.000, pesanan khusus dikenai uang muka separuh, dan motif yang paling rumit hanya dibuat jika ada yang memesan.',
        },
        { h2: 'Tahun kedua: menolak pesanan' },
        {
          p: 'Sebuah toko di Semarang memesan seratus kain dengan tempo bayar enam puluh hari. “Saya bangga sekali, lalu menghitung,” katanya. Benang dan upahnya memerlukan Rp27 juta yang tidak ia miliki. Ia menawar: dua puluh kain, dibayar saat diterima. Toko itu setuju.',
        },
        { h2: 'Tahun ketiga: meminjam sekali' },
        {
          p: 'Pinjaman pertamanya Rp18 juta untuk dua alat tenun bekas, jangka waktu 18 bulan. Ia menunggu sampai rekening usahanya menunjukkan enam bulan penjualan yang stabil. Cicilannya kurang dari separuh tambahan laba yang dihasilkan kedua alat itu.',
        },
        { h2: 'Yang ia sarankan' },
        {
          list: [
            'Catat jam kerja Anda sendiri, meski hanya dua pekan.',
            'Pesanan besar yang tidak sanggup dibiayai bukan rezeki, melainkan risiko.',
            'Buka rekening usaha sebelum membutuhkannya.',
          ],
        },
        {
          quote:
            'Nenek saya tidak pernah menulis harga. Saya menulisnya supaya cucu saya tidak perlu menjual alatnya.',
        },
        {
          p: 'Ingin menghitung usaha Anda bersama kami? [Daftar konsultasi](/business-consultation/business-consultation), tanpa biaya.',
        },
      ],
    },
    en: {
      title: 'From a loom in the living room to twelve orders a month',
      summary:
        'Rahma inherited her grandmother’s loom in Troso and nearly sold it. Three years later she pays wages to four neighbours.',
      body: [
        {
          p: 'The loom took up half the living room. When her grandmother died, the family agreed to sell it to a timber dealer. “I asked for a month,” says Rahma. “I just wanted to finish the cloth that was on it.” The cloth sold for IDR 350,000. The month became three years. Names and figures in this story are illustrative.',
        },
        { h2: 'Year one: learning to count' },
        {
          p: 'Rahma sold through social media and always ran out of money before the next yarn was bought. At a bookkeeping class in the district she was asked to write down her hours for two weeks. The result was a shock: one cloth took 31 hours, and after the yarn her wage was IDR 4,200 an hour.',
        },
        {
          p: 'She did three things. The price went up to IDR 525,000, special orders needed a deposit of half, and the most intricate patterns were woven only on request.',
        },
        { h2: 'Year two: turning down an order' },
        {
          p: 'A shop in Semarang ordered a hundred cloths, to be paid in sixty days. “I was so proud, and then I did the sum,” she says. Yarn and wages would have taken IDR 27 million that she did not have. She made an offer: twenty cloths, paid on delivery. The shop agreed.',
        },
        { h2: 'Year three: borrowing once' },
        {
          p: 'Her first loan was IDR 18 million for two used looms, over 18 months. She waited until the business account showed six months of steady sales. The instalment is less than half of the extra profit that the two looms bring in.',
        },
        { h2: 'Her advice' },
        {
          list: [
            'Write down your own hours, if only for two weeks.',
            'A large order that you cannot finance is not luck but risk.',
            'Open a business account before you need one.',
          ],
        },
        {
          quote:
            'My grandmother never wrote down a price. I do, so that my grandchildren won’t have to sell the loom.',
        },
        {
          p: 'Would you like to go through your own figures with us? [Ask for a consultation](/business-consultation/business-consultation), free of charge.',
        },
      ],
    },
  },
  {
    slug: 'pensiun-dengan-dua-buku-catatan',
    tags: ['cerita', 'keuangan-keluarga', 'investasi'],
    author: authors.stories,
    publishedAt: '2026-02-24T03:00:00Z',
    picture: pictureOf('fishing-boats'),
    id: {
      title: 'Pensiun dengan dua buku catatan',
      summary:
        'Satu buku untuk uang, satu untuk waktu. Sepasang pensiunan di Tegal bercerita tentang lima tahun pertama tanpa gaji.',
      body: [
        {
          p: 'Hari pertama pensiun, Pak Darmo tetap bangun pukul lima. “Lalu saya duduk di teras dan tidak tahu harus berbuat apa,” katanya. Istrinya, Bu Lestari, menyodorkan dua buku tulis. Di sampul yang satu tertulis _uang_, di sampul yang lain _waktu_. Nama dan angka dalam cerita ini adalah ilustrasi.',
        },
        { h2: 'Buku pertama: uang' },
        {
          p: 'Penghasilan mereka tinggal uang pensiun Rp3,4 juta dan hasil tabungan. Pesangon dan tabungan hari tua berjumlah Rp310 juta. Godaannya banyak: renovasi, mobil, usaha sepupu. Mereka menunggu setahun sebelum memutuskan apa pun yang lebih besar dari Rp10 juta.',
        },
        { p: 'Setelah setahun, uangnya dibagi tiga ember.' },
        {
          ordered: [
            '**Ember dekat**, Rp60 juta: kebutuhan dua tahun, di tabungan dan deposito bergiliran.',
            '**Ember tengah**, Rp150 juta: obligasi ritel, kuponnya menambah belanja bulanan.',
            '**Ember jauh**, Rp100 juta: reksa dana campuran, tidak disentuh selama tujuh tahun.',
          ],
        },
        {
          p: 'Setiap Januari, hasil ember jauh dan tengah dipakai untuk mengisi ember dekat. Jika pasar sedang turun, pengisian ditunda, karena ember dekat masih cukup setahun lagi.',
        },
        { h2: 'Buku kedua: waktu' },
        {
          p: 'Mereka menulis hal yang ingin dilakukan, masing-masing sepuluh, lalu mencari yang sama. Hasilnya: berkebun sayur, mengajar anak tetangga membaca, dan naik kereta ke kota yang belum pernah didatangi, sekali setiap tiga bulan. Biaya keretanya masuk buku pertama.',
        },
        { h2: 'Kesalahan yang mereka akui' },
        {
          list: [
            'Meminjamkan Rp15 juta kepada kerabat tanpa catatan. Kembali separuhnya.',
            'Terlambat mengurus perpindahan fasilitas kesehatan, sehingga dua bulan berobat dengan biaya sendiri.',
            'Menunda membicarakan warisan. Kini satu map di lemari berisi semuanya, dan anak-anak tahu tempatnya.',
          ],
        },
        {
          p: 'Apa yang mereka sarankan kepada yang berusia empat puluhan? Bu Lestari menjawab tanpa ragu: “Beli bukunya sekarang.” Penjelasan produk untuk masa pensiun ada di halaman [obligasi](/wealth/obligasi) dan [reksa dana](/wealth/reksa-dana).',
        },
      ],
    },
    en: {
      title: 'Retiring with two notebooks',
      summary:
        'One for money, one for time. A retired couple in Tegal on their first five years without a salary.',
      body: [
        {
          p: 'On the first day of his retirement Pak Darmo still got up at five. “Then I sat on the porch and did not know what to do,” he says. His wife, Bu Lestari, put two exercise books in front of him. On one she had written _money_, on the other _time_. Names and figures in this story are illustrative.',
        },
        { h2: 'The first book: money' },
        {
          p: 'Their income was now a pension of IDR 3.4 million and what their savings earned. The lump sum and the old-age fund came to IDR 310 million. There was no lack of temptation: a renovation, a car, a cousin’s business. They waited a year before deciding on anything above IDR 10 million.',
        },
        { p: 'After that year they divided the money into three buckets.' },
        {
          ordered: [
            '**The near bucket**, IDR 60 million: two years of needs, in an account and in deposits that mature in turn.',
            '**The middle bucket**, IDR 150 million: retail bonds, whose coupons add to the monthly budget.',
            '**The far bucket**, IDR 100 million: a balanced fund, not to be touched for seven years.',
          ],
        },
        {
          p: 'Each January what the far and middle buckets have earned tops up the near one. If markets are down they wait, because the near bucket lasts for another year.',
        },
        { h2: 'The second book: time' },
        {
          p: 'Each of them wrote down ten things they wanted to do, and then they looked for those that matched: growing vegetables, teaching the neighbours’ children to read, and a train to a town they did not know, once every three months. The fares go into the first book.',
        },
        { h2: 'Mistakes that they own up to' },
        {
          list: [
            'Lending IDR 15 million to a relative with nothing in writing. Half came back.',
            'Being late with moving their health cover, and paying the doctor themselves for two months.',
            'Putting off the talk about inheritance. Now one folder holds everything, and the children know where it is.',
          ],
        },
        {
          p: 'What would they tell those in their forties? Bu Lestari does not hesitate: “Buy the notebooks now.” Products for later life are explained under [bonds](/wealth/obligasi) and [mutual funds](/wealth/reksa-dana).',
        },
      ],
    },
  },
  {
    slug: 'sepuluh-pertanyaan-keuangan-di-akhir-tahun',
    tags: ['keuangan-keluarga', 'cerita'],
    author: authors.household,
    publishedAt: '2025-12-16T02:00:00Z',
    picture: pictureOf('mangrove-coast'),
    id: {
      title: 'Sepuluh pertanyaan keuangan di akhir tahun',
      summary:
        'Satu sore, satu cangkir teh, dan sepuluh pertanyaan yang kami ajukan kepada diri sendiri sebelum kalender berganti.',
      body: [
        {
          p: 'Setiap Desember, tim kami duduk bersama dan menjawab sepuluh pertanyaan yang sama. Tidak untuk dilaporkan kepada siapa pun. Jawabannya disimpan di amplop dan dibuka setahun kemudian. Kebiasaan ini lebih berguna daripada resolusi mana pun yang pernah kami buat.',
        },
        { h2: 'Melihat ke belakang' },
        {
          ordered: [
            'Pengeluaran apa yang paling saya syukuri tahun ini?',
            'Pengeluaran apa yang sudah saya lupakan manfaatnya?',
            'Apakah jumlah yang saya miliki, dikurangi utang, bertambah atau berkurang?',
            'Kejadian apa yang saya sebut tak terduga, padahal sebenarnya dapat diduga?',
            'Kepada siapa saya pernah meminjamkan uang, dan apakah itu masih mengganjal?',
          ],
        },
        { h2: 'Melihat ke depan' },
        {
          ordered: [
            'Kalau penghasilan saya berhenti tiga bulan, apa yang terjadi?',
            'Siapa yang tahu letak semua rekening dan polis saya?',
            'Satu utang mana yang akan saya lunasi lebih dahulu?',
            'Satu tujuan apa yang pantas mendapat setoran otomatis mulai Januari?',
            'Apa yang akan saya lakukan lebih jarang?',
          ],
        },
        { h2: 'Cara mengerjakannya' },
        {
          list: [
            'Tulis dengan tangan. Lebih lambat, dan justru itu gunanya.',
            'Kerjakan sendiri dahulu, baru bandingkan dengan pasangan.',
            'Batasi dua kalimat untuk setiap jawaban.',
            'Pilih satu tindakan saja untuk Januari.',
          ],
        },
        { h2: 'Tiga urusan yang mudah terlewat' },
        {
          p: 'Perbarui nomor ponsel dan alamat email di bank, karena pemberitahuan penting dikirim ke sana. Periksa ahli waris pada polis asuransi. Unduh bukti potong pajak dan laporan rekening tahunan sebelum bulan Maret yang sibuk.',
        },
        {
          p: 'Jika satu tujuan sudah Anda pilih, ubah menjadi angka dengan [kalkulator tabungan](/calculators/savings-goal). Selamat menutup tahun.',
        },
      ],
    },
    en: null,
  },
];
