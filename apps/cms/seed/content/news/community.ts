import type { NewsSeed } from '../types.ts';
import { pictureOf } from './pictures.ts';

export const communityNews: NewsSeed[] = [
  {
    slug: 'sepuluh-ribu-bibit-bakau-untuk-pesisir-demak',
    topic: 'community',
    publishedAt: '2026-11-06T01:30:00Z',
    picture: pictureOf('mangrove-coast'),
    id: {
      title: 'Sepuluh ribu bibit bakau untuk pesisir Demak',
      summary:
        'Bersama warga Sayung, kami menanam bakau di belakang pemecah ombak bambu dan berjanji merawatnya selama tiga tahun.',
      body: [
        {
          p: 'Menanam bakau itu mudah. Membuatnya hidup itu lain soal. Pada penanaman tahun 2023, hampir separuh bibit di pesisir Sayung mati dalam setahun karena tersapu ombak sebelum akarnya kuat.',
        },
        {
          p: 'Kali ini urutannya dibalik. Warga lebih dahulu membangun 600 meter pemecah ombak dari bambu dan ranting, lalu menunggu lumpur mengendap selama satu musim. Setelah dasar pantainya naik, barulah 10.000 bibit _Avicennia_ dan _Rhizophora_ ditanam pada 31 Oktober dan 1 November.',
        },
        {
          p: 'Bank Lentera menanggung bahan, upah perawatan, dan pemantauan selama tiga tahun senilai Rp1,1 miliar (ilustrasi). Dua belas warga bekerja sebagai perawat tetap. Jumlah bibit yang hidup dihitung setiap tiga bulan dan kami terbitkan apa adanya, termasuk jika hasilnya mengecewakan.',
        },
        {
          quote:
            'Yang kami jaga bukan pohonnya, melainkan jalan ke sekolah anak-anak. Kalau bakau tumbuh, air tidak sampai ke sana. — Nur Hidayah, warga Sayung',
        },
        { p: 'Hitungan pertama terbit pada akhir Januari 2027.' },
      ],
    },
    en: {
      title: 'Ten thousand mangroves for the Demak coast',
      summary:
        'Together with the people of Sayung we planted mangroves behind a bamboo breakwater, and promised to look after them for three years.',
      body: [
        {
          p: 'Planting mangroves is easy. Keeping them alive is not. Of those planted on the Sayung coast in 2023 nearly half were gone within a year, washed away before they had taken root.',
        },
        {
          p: 'This time the order was reversed. First the villagers built 600 metres of breakwater from bamboo and brushwood, and let the mud settle for a season. Only when the seabed had risen did they plant 10,000 seedlings of _Avicennia_ and _Rhizophora_, on 31 October and 1 November.',
        },
        {
          p: 'Bank Lentera is paying IDR 1.1 billion (illustrative) for materials, wages and monitoring over three years. Twelve villagers work as wardens. The survivors are counted every three months, and we will publish the numbers as they are, disappointing ones included.',
        },
        {
          quote:
            'It isn’t the trees that we are guarding, it’s the children’s way to school. If the mangroves grow, the water doesn’t get that far. — Nur Hidayah, resident of Sayung',
        },
        { p: 'The first count will be published at the end of January 2027.' },
      ],
    },
  },
  {
    slug: 'pelajaran-uang-masuk-kelas',
    topic: 'community',
    publishedAt: '2026-09-28T04:00:00Z',
    picture: pictureOf('classroom'),
    id: {
      title: 'Pelajaran uang masuk kelas',
      summary:
        'Lebih dari 5.000 siswa di 42 sekolah menengah belajar menyusun anggaran, membaca bunga, dan mengenali penipuan.',
      body: [
        {
          p: '“Kalau ada yang menawarkan untung 5% seminggu, berapa uang satu juta setelah setahun?” Seisi kelas XI di sebuah SMK di Kediri menghitung. Jawabannya lebih dari Rp12 juta. “Nah,” kata gurunya, “sekarang tanyakan mengapa ia menawarkannya kepada kalian.”',
        },
        {
          p: 'Pertanyaan itu bagian dari modul literasi keuangan yang dipakai 42 sekolah menengah di Jawa Timur, Sulawesi Selatan, dan Nusa Tenggara Timur sejak awal tahun ajaran. Modulnya disusun 26 guru bersama pegawai Bank Lentera, mengacu pada materi literasi keuangan OJK, dan dapat dipakai tanpa izin oleh sekolah mana pun.',
        },
        { h3: 'Enam pertemuan' },
        {
          ordered: [
            'Kebutuhan, keinginan, dan uang saku.',
            'Menyusun anggaran satu bulan.',
            'Bunga yang menguntungkan dan bunga yang memberatkan.',
            'Menabung, berasuransi, berinvestasi: apa bedanya?',
            'Mengenali penipuan dan pinjaman ilegal.',
            'Merencanakan usaha kecil bersama teman.',
          ],
        },
        {
          p: 'Tidak ada produk bank yang ditawarkan di kelas, dan logo kami tidak dicetak di buku siswa. Modul beserta lembar kerjanya tersedia di [halaman literasi](/literasi).',
        },
      ],
    },
    en: {
      title: 'Money lessons come to the classroom',
      summary:
        'More than 5,000 students at 42 secondary schools are learning to budget, to read an interest rate and to spot a fraud.',
      body: [
        {
          p: '“Someone offers you 5% a week. What becomes of one million rupiah after a year?” A class of sixteen-year-olds at a vocational school in Kediri does the sum. The answer is more than IDR 12 million. “Well,” says the teacher, “now ask why they are offering it to you.”',
        },
        {
          p: 'The question comes from a course that 42 secondary schools in East Java, South Sulawesi and East Nusa Tenggara have used since the school year began. It was written by 26 teachers together with our staff, builds on OJK’s own teaching material, and is free for any school to use.',
        },
        { h3: 'Six lessons' },
        {
          ordered: [
            'Needs, wants and pocket money.',
            'A budget for one month.',
            'Interest that works for you, and interest that works against you.',
            'Saving, insuring, investing: what is the difference?',
            'Spotting frauds and illegal lenders.',
            'Planning a small business with friends.',
          ],
        },
        {
          p: 'No bank product is offered in class, and our logo is not on the students’ books. The course and its worksheets are on our [financial literacy pages](/literasi).',
        },
      ],
    },
  },
  {
    slug: 'pasar-rakyat-wonosobo-mencatat-11000-transaksi-nontunai-dalam-tiga-hari',
    topic: 'community',
    publishedAt: '2026-08-19T02:20:00Z',
    picture: pictureOf('village-festival'),
    id: {
      title: 'Pasar rakyat Wonosobo mencatat 11.000 transaksi nontunai dalam tiga hari',
      summary:
        'Sebanyak 180 pedagang berjualan di alun-alun pada akhir pekan kemerdekaan. Sebagian besar baru pertama kali memakai QRIS.',
      body: [
        {
          p: 'Panggung keroncong, lomba egrang, dan antrean panjang di depan penjual mi ongklok: Pasar Rakyat Wonosobo pada 14 sampai 16 Agustus berlangsung seramai biasanya. Yang berbeda adalah bunyi kecil dari meja pedagang setiap kali pembayaran masuk.',
        },
        {
          p: 'Dari 180 pedagang, 127 baru pertama kali menerima QRIS. Dua puluh relawan Bank Lentera membantu mereka mendaftar pada pekan sebelumnya dan berjaga selama acara. Tercatat 11.036 transaksi dengan nilai Rp412 juta (ilustrasi).',
        },
        {
          p: 'Sebulan setelah acara, relawan akan kembali menemui setiap pedagang untuk menanyakan satu hal: masih dipakai atau tidak, dan mengapa.',
        },
      ],
    },
    en: {
      title: 'Three days, 11,000 cashless sales at the Wonosobo people’s market',
      summary:
        'On the Independence Day weekend 180 traders set up in the town square. For most of them QRIS was new.',
      body: [
        {
          p: '_Keroncong_ on stage, stilt races, and a long queue for _mie ongklok_ noodles: the Wonosobo people’s market was as lively as ever from 14 to 16 August. What was new was a small chime from the stalls whenever a payment came in.',
        },
        {
          p: 'Of the 180 traders, 127 had never taken QRIS before. Twenty of our volunteers helped them to register the week before and stayed close at hand during the event. There were 11,036 payments worth IDR 412 million (illustrative).',
        },
        {
          p: 'A month later the volunteers will visit every trader again with one question: are you still using it, and why or why not?',
        },
      ],
    },
  },
  {
    slug: 'saluran-air-di-penebel-mengalir-lagi',
    topic: 'community',
    publishedAt: '2026-06-24T05:10:00Z',
    picture: pictureOf('rice-terraces'),
    id: {
      title: 'Saluran air di Penebel mengalir lagi',
      summary:
        'Perbaikan 1,4 kilometer saluran irigasi di Tabanan selesai sebelum musim tanam, dikerjakan anggota subak sendiri.',
      body: [
        {
          p: 'Longsor pada Februari lalu menutup saluran irigasi yang mengairi 86 hektare sawah di Kecamatan Penebel, Tabanan. Subak, organisasi petani yang mengatur air di Bali, memutuskan untuk memperbaikinya sendiri. Bank Lentera menyediakan batu, semen, dan sewa alat senilai Rp380 juta (ilustrasi).',
        },
        {
          p: 'Pekerjaan selesai dalam sembilan pekan oleh 140 anggota subak yang bergiliran setiap pagi. Air kembali mengalir pada 20 Juni, dua pekan sebelum musim tanam. Sisa anggaran Rp27 juta dikembalikan ke kas subak untuk perawatan.',
        },
      ],
    },
    en: {
      title: 'Water runs again in Penebel',
      summary:
        'In Tabanan, Bali, 1.4 kilometres of irrigation channel were repaired before planting time by the farmers who use them.',
      body: [
        {
          p: 'In February a landslide blocked the channel that waters 86 hectares of rice in Penebel, Tabanan. The _subak_, the farmers’ association that shares out water in Bali, resolved to repair it with its own hands. Bank Lentera provided stone, cement and equipment worth IDR 380 million (illustrative).',
        },
        {
          p: 'Taking turns every morning, 140 members finished the job in nine weeks. The water came back on 20 June, two weeks ahead of planting. The IDR 27 million that was left over went into the association’s maintenance fund.',
        },
      ],
    },
  },
  {
    slug: 'gudang-penyimpanan-untuk-petambak-garam-pamekasan-siap-dipakai-pada-musim-panen',
    topic: 'community',
    publishedAt: '2026-02-11T03:30:00Z',
    picture: pictureOf('salt-field'),
    id: {
      title: 'Gudang penyimpanan untuk petambak garam Pamekasan siap dipakai pada musim panen',
      summary: 'Gudang berkapasitas 1.200 ton membantu 95 petambak menyimpan garam sampai harganya membaik.',
      body: [
        {
          p: 'Harga garam jatuh justru ketika panen melimpah. Petambak yang tidak punya tempat menyimpan terpaksa menjual hari itu juga. Di Galis, Pamekasan, 95 petambak kini memiliki pilihan lain: gudang bersama berkapasitas 1.200 ton yang dibangun di atas tanah desa dengan bantuan Bank Lentera.',
        },
        {
          p: 'Lantai gudang ditinggikan 80 sentimeter agar aman dari rob, dan dindingnya dilapisi papan supaya garam tidak menyerap lembap. Setiap petambak mendapat kartu simpan yang mencatat berat dan mutu garamnya. Kelompok petambak mengelola gudang itu sendiri dengan iuran Rp15 per kilogram per bulan.',
        },
        {
          p: 'Panen raya diperkirakan berlangsung Agustus sampai Oktober. Penasihat usaha kami mendampingi pencatatan stok sampai musim berakhir.',
        },
      ],
    },
    en: null,
  },
];
