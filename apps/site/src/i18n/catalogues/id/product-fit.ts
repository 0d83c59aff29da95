/** Texts of “which one fits me”, by type, question and answer; read on the server. */
export const productFit = {
  simpanan: {
    purpose: {
      question: 'Untuk siapa simpanan ini?',
      answers: {
        self: {
          text: 'Saya dan keluarga',
          reason: 'Dibuka atas nama Anda, untuk kebutuhan pribadi dan keluarga.',
          caution: 'Bukan untuk perorangan.',
        },
        child: {
          text: 'Anak saya yang masih sekolah',
          reason: 'Anak menabung atas namanya sendiri, dan Anda melihat setiap transaksinya.',
          caution: 'Tidak dapat dibuka atas nama anak.',
        },
        business: {
          text: 'Usaha saya',
          reason: 'Uang usaha terpisah dari uang pribadi, sehingga pembukuannya rapi.',
          caution: 'Bukan untuk badan usaha.',
        },
      },
    },
    time: {
      question: 'Kapan uangnya akan dipakai?',
      answers: {
        anytime: {
          text: 'Sewaktu-waktu',
          reason: 'Uang dapat diambil kapan saja.',
          caution: 'Uang disimpan sampai jatuh tempo; mengambilnya lebih awal dikenai biaya.',
        },
        months: {
          text: 'Dalam dua tahun',
          reason: 'Jangka waktunya Anda pilih sendiri, dan bunganya sudah pasti sejak awal.',
          caution: 'Bunganya tidak dikunci sampai tanggal tertentu.',
        },
        years: {
          text: 'Nanti, untuk satu tujuan',
          reason: 'Membantu Anda menabung sampai tujuan yang ditetapkan tercapai.',
          caution: 'Tidak terikat pada satu tujuan; Anda sendiri yang menjaga agar uangnya tidak terpakai.',
        },
      },
    },
    way: {
      question: 'Bagaimana uangnya masuk?',
      answers: {
        daily: {
          text: 'Keluar masuk setiap hari',
          reason: 'Siap untuk setoran, pembayaran, dan transfer setiap hari.',
          caution: 'Bukan untuk transaksi harian; pasangkan dengan rekening untuk pembayaran.',
        },
        monthly: {
          text: 'Sedikit demi sedikit setiap bulan',
          reason: 'Dapat diisi sedikit demi sedikit dari penghasilan bulanan.',
          caution: 'Tidak dirancang untuk setoran kecil setiap bulan.',
        },
        once: {
          text: 'Sekaligus dalam jumlah besar',
          reason: 'Seluruh dana ditempatkan sekali dan langsung berbunga.',
          caution: 'Dana besar boleh masuk sekaligus, tetapi tidak mendapat bunga simpanan berjangka.',
        },
      },
    },
  },
  pinjaman: {
    purpose: {
      question: 'Untuk apa dananya?',
      answers: {
        home: {
          text: 'Rumah: membeli, pindah bank, atau memperbaiki',
          reason: 'Dirancang untuk rumah, dengan jangka waktu yang panjang.',
          caution: 'Bukan untuk rumah.',
        },
        vehicle: {
          text: 'Kendaraan',
          reason: 'Dirancang untuk kendaraan, baru maupun bekas.',
          caution: 'Bukan untuk kendaraan.',
        },
        business: {
          text: 'Modal usaha',
          reason: 'Yang dinilai adalah usaha Anda, bukan slip gaji.',
          caution: 'Bukan untuk usaha.',
        },
        family: {
          text: 'Pendidikan, kesehatan, atau kebutuhan keluarga lain',
          reason: 'Dananya dapat dipakai untuk berbagai kebutuhan keluarga.',
          caution: 'Bukan untuk kebutuhan keluarga.',
        },
      },
    },
    time: {
      question: 'Berapa lama Anda ingin mengangsur?',
      answers: {
        short: {
          text: 'Paling lama tiga tahun',
          reason: 'Dapat lunas dalam tiga tahun.',
          caution: 'Jangka waktunya lebih panjang daripada yang Anda inginkan.',
        },
        medium: {
          text: 'Tiga sampai tujuh tahun',
          reason: 'Angsurannya dapat dibagi sampai tujuh tahun.',
          caution:
            'Jangka waktunya lebih pendek daripada yang Anda inginkan, sehingga angsurannya lebih besar.',
        },
        long: {
          text: 'Lebih dari tujuh tahun',
          reason: 'Angsurannya dapat dibagi lebih dari tujuh tahun.',
          caution:
            'Jangka waktunya lebih pendek daripada yang Anda inginkan, sehingga angsurannya lebih besar.',
        },
      },
    },
    way: {
      question: 'Berapa yang Anda butuhkan?',
      answers: {
        small: {
          text: 'Sampai Rp50 juta',
          reason: 'Melayani pinjaman sampai Rp50 juta.',
          caution: 'Dirancang untuk jumlah yang lebih besar daripada yang Anda butuhkan.',
        },
        medium: {
          text: 'Rp50 juta sampai Rp500 juta',
          reason: 'Plafonnya menjangkau Rp500 juta.',
          caution: 'Plafonnya tidak mencapai jumlah yang Anda butuhkan.',
        },
        large: {
          text: 'Lebih dari Rp500 juta',
          reason: 'Plafonnya melampaui Rp500 juta.',
          caution: 'Plafonnya tidak mencapai jumlah yang Anda butuhkan.',
        },
      },
    },
  },
  wealth: {
    purpose: {
      question: 'Apa yang Anda cari?',
      answers: {
        growth: {
          text: 'Uang yang bertumbuh',
          reason: 'Hasilnya mengikuti pasar, sehingga nilainya dapat bertumbuh.',
          caution: 'Tidak ditujukan untuk pertumbuhan.',
        },
        income: {
          text: 'Pemasukan yang teratur',
          reason: 'Membayar kupon secara berkala selama Anda memegangnya.',
          caution: 'Tidak memberi pemasukan berkala.',
        },
        protection: {
          text: 'Perlindungan bagi keluarga',
          reason: 'Keluarga menerima santunan bila terjadi sesuatu pada pencari nafkah.',
          caution: 'Tidak memberi perlindungan asuransi.',
        },
      },
    },
    time: {
      question: 'Kapan uangnya dibutuhkan?',
      answers: {
        soon: {
          text: 'Dalam satu tahun',
          reason: 'Dapat dicairkan dalam beberapa hari bursa.',
          caution: 'Menjual atau menghentikannya dalam setahun dapat merugikan.',
        },
        years: {
          text: 'Satu sampai lima tahun lagi',
          reason: 'Ada pilihan untuk jangka satu sampai lima tahun.',
          caution: 'Baru terasa manfaatnya bila dipegang lebih dari lima tahun.',
        },
        decade: {
          text: 'Lebih dari lima tahun lagi',
          reason: 'Cocok dipegang lebih dari lima tahun.',
          caution: 'Tidak dirancang untuk jangka lebih dari lima tahun.',
        },
      },
    },
    way: {
      question: 'Seberapa besar naik turun yang dapat Anda terima?',
      answers: {
        none: {
          text: 'Tidak ada, nilainya harus tetap',
          reason: 'Manfaatnya tidak bergantung pada harga pasar.',
          caution: 'Nilainya dapat turun. Bila uangnya harus utuh, lihat simpanan yang dijamin LPS.',
        },
        some: {
          text: 'Sedikit',
          reason: 'Ada pilihan yang naik turunnya terbatas.',
          caution: 'Manfaatnya tidak mengikuti pasar.',
        },
        more: {
          text: 'Banyak, demi hasil yang mungkin lebih tinggi',
          reason: 'Ada pilihan dengan naik turun dan peluang hasil yang lebih tinggi.',
          caution: 'Peluang hasilnya lebih terbatas.',
        },
      },
    },
  },
};
