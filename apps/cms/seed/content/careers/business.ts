import type { CareerSeed } from './types.ts';

export const businessCareers: CareerSeed[] = [
  {
    slug: 'penasihat-usaha-umkm-makassar',
    employment: 'permanent',
    field: 'business',
    city: 'Makassar',
    province: 'SN',
    isLive: true,
    announcedDaysAgo: 6,
    closesInDays: 34,
    applyVia: 'mailto:karier@lentera.example',
    id: {
      title: 'Penasihat Usaha UMKM',
      summary:
        'Mendampingi pemilik usaha di Makassar dan sekitarnya, dari membaca arus kas sampai memilih pembiayaan yang tepat.',
      description: [
        {
          p: 'Anda mengunjungi pelaku usaha di tempat mereka bekerja, mendengarkan, lalu membantu menyusun langkah yang dapat dijalankan. Target kami adalah usaha yang sehat, bukan jumlah kredit yang dicairkan.',
        },
        {
          list: [
            'Mendampingi sekitar 60 usaha, dengan kunjungan rutin paling sedikit sekali dalam dua bulan.',
            'Membaca laporan keuangan sederhana dan menjelaskannya kembali dengan bahasa sehari-hari.',
            'Menyiapkan usulan pembiayaan yang sesuai dengan kemampuan membayar.',
            'Mengadakan kelas pembukuan bulanan bersama kantor cabang.',
            'Mencatat hasil pendampingan agar dapat diteruskan oleh rekan lain.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'Lulusan D3 atau S1 dari jurusan apa pun.',
            'Pengalaman dua tahun di bidang kredit, akuntansi, atau menjalankan usaha sendiri.',
            'Memiliki SIM C dan bersedia bertugas di luar kantor empat hari dalam seminggu.',
            'Menguasai bahasa Makassar atau Bugis merupakan nilai tambah.',
          ],
        },
      ],
    },
    en: {
      title: 'Small Business Adviser',
      summary:
        'Stand beside business owners in and around Makassar, from reading cash flow to choosing the right finance.',
      description: [
        {
          p: 'You visit people where they work, listen, and help them plan steps they can take. We aim for healthy businesses rather than for the number of loans paid out.',
        },
        {
          list: [
            'Support about 60 businesses, visiting each at least every two months.',
            'Read simple accounts and explain them in everyday language.',
            'Prepare proposals for finance that owners are able to repay.',
            'Run a monthly bookkeeping class together with the branch.',
            'Record your advice so that a colleague could carry on from it.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'A diploma or bachelor’s degree in any subject.',
            'Two years in credit or accounting, or running a business of your own.',
            'A motorcycle licence (SIM C), and willingness to be out of the office four days a week.',
            'Makassarese or Buginese is an advantage.',
          ],
        },
      ],
    },
  },
  {
    slug: 'penasihat-usaha-umkm-kupang',
    employment: 'permanent',
    field: 'business',
    city: 'Kupang',
    province: 'NT',
    isLive: true,
    announcedDaysAgo: 6,
    closesInDays: 34,
    applyVia: 'mailto:karier@lentera.example',
    id: {
      title: 'Penasihat Usaha untuk Nelayan dan Petani Garam',
      summary: 'Membantu kelompok nelayan dan petani garam di Kupang mengelola uang mengikuti musim.',
      description: [
        {
          p: 'Pendapatan di pesisir datang mengikuti angin dan panas. Anda membantu kelompok usaha menyusun tabungan dan cicilan yang mengikuti musim itu.',
        },
        {
          list: [
            'Mendampingi 25 kelompok nelayan dan petani garam.',
            'Menyusun kalender arus kas bersama setiap kelompok.',
            'Menjadi penghubung antara kelompok, koperasi, dan kantor cabang.',
            'Menyampaikan dari lapangan produk apa yang perlu kami perbaiki.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'Lulusan D3 atau S1, diutamakan perikanan, pertanian, atau ekonomi.',
            'Pernah bekerja dengan koperasi, lembaga swadaya masyarakat, atau usaha pesisir.',
            'Nyaman berbicara di depan kelompok.',
            'Bersedia melakukan perjalanan ke pulau-pulau sekitar.',
          ],
        },
      ],
    },
    en: null,
  },
  {
    slug: 'perekayasa-perangkat-lunak-kanal-digital',
    employment: 'permanent',
    field: 'technology',
    city: 'Jakarta',
    province: 'JK',
    isLive: true,
    announcedDaysAgo: 12,
    closesInDays: 19,
    applyVia: 'https://karier.lentera.example/perekayasa-kanal-digital',
    id: {
      title: 'Perekayasa Perangkat Lunak, Kanal Digital',
      summary: 'Membangun aplikasi dan situs yang tetap berjalan di ponsel lama dan sinyal yang lemah.',
      description: [
        {
          p: 'Sebagian besar nasabah kami memakai ponsel murah di jaringan yang padat. Tim Anda menentukan apakah layanan terasa cepat atau tidak.',
        },
        {
          list: [
            'Merancang dan menulis layanan serta antarmuka yang diakses jutaan kali sehari.',
            'Menguji bersama pengguna, termasuk pengguna pembaca layar.',
            'Menjaga keamanan sejak rancangan: peninjauan kode, pemodelan ancaman, uji berkala.',
            'Bergiliran siaga satu minggu dalam dua bulan.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'Pengalaman tiga tahun membangun aplikasi web atau seluler yang dipakai banyak orang.',
            'Menguasai TypeScript, Kotlin, atau Swift, dan memahami HTTP serta basis data.',
            'Terbiasa menulis pengujian dan dokumentasi.',
            'Dapat menjelaskan keputusan teknis kepada rekan yang bukan teknisi.',
          ],
        },
      ],
    },
    en: {
      title: 'Software Engineer, Digital Channels',
      summary: 'Build an app and a site that keep working on old phones and weak signals.',
      description: [
        {
          p: 'Most of our customers use inexpensive phones on crowded networks. Your team decides whether our service feels quick.',
        },
        {
          list: [
            'Design and write services and interfaces that are called millions of times a day.',
            'Test with users, people with screen readers among them.',
            'Keep things secure from the drawing board: code review, threat modelling, regular tests.',
            'Be on call one week in every two months.',
          ],
        },
      ],
      requirements: [
        {
          list: [
            'Three years of building web or mobile applications that many people use.',
            'Fluency in TypeScript, Kotlin or Swift, and an understanding of HTTP and databases.',
            'The habit of writing tests and documentation.',
            'The ability to explain technical decisions to colleagues who are not engineers.',
          ],
        },
      ],
    },
  },
];
