import type { ProductSeed } from './types.ts';

export const kpr: ProductSeed = {
  type: 'pinjaman',
  subType: 'kpr',
  picture: {
    scene: 'family-table',
    alt: {
      id: 'Keluarga tiga generasi mengelilingi meja di bawah satu lampu',
      en: 'Three generations of a family round a table, under one lamp',
    },
  },
  calculator: { kind: 'loan', loan: 'kpr', annualRatePercent: 8.75, system: 'annuity' },
  isInForms: true,
  id: {
    name: 'KPR Lentera',
    tagline: 'Rumah yang cicilannya sudah Anda hitung sendiri',
    summary:
      'Kredit pemilikan rumah untuk rumah pertama, pindah bank, atau renovasi, sampai Rp5 miliar dan 25 tahun. Bunga tetap tiga tahun pertama.',
    facts: [
      { label: 'Plafon', value: 'Rp50 juta sampai Rp5 miliar' },
      { label: 'Jangka waktu', value: '1 sampai 25 tahun' },
      { label: 'Bunga', value: '8,75% per tahun, tetap 3 tahun' },
      { label: 'Uang muka', value: 'Mulai 10% untuk rumah pertama' },
    ],
    benefits: [
      {
        icon: 'lock',
        title: 'Bunga tetap tiga tahun',
        text: 'Setelah itu mengambang, dengan batas kenaikan 1 poin persen setiap tahun.',
      },
      {
        icon: 'calculator',
        title: 'Tanpa angka kejutan',
        text: 'Seluruh jadwal angsuran bisa diunduh sebelum Anda mengajukan.',
      },
      {
        icon: 'hand-coins',
        title: 'Lunasi lebih awal',
        text: 'Bebas penalti setelah tahun ketiga, sebagian maupun seluruhnya.',
      },
      {
        icon: 'handshake',
        title: 'Satu petugas',
        text: 'Orang yang sama mendampingi dari pengajuan sampai akad.',
      },
    ],
    fees: [
      { name: 'Provisi', amount: '1% dari plafon', note: 'Dibayar sekali saat akad' },
      { name: 'Administrasi', amount: 'Rp750.000' },
      { name: 'Penilaian rumah', amount: 'Rp650.000 sampai Rp1.500.000', note: 'Menurut lokasi dan luas' },
      {
        name: 'Notaris, pajak, dan balik nama',
        amount: 'Menurut tarif resmi',
        note: 'Rinciannya diberikan sebelum akad',
      },
      { name: 'Asuransi jiwa dan kebakaran', amount: 'Sesuai usia dan bangunan' },
      { name: 'Pelunasan dipercepat', amount: '1,5% dari sisa pokok', note: 'Rp0 setelah tahun ketiga' },
      { name: 'Denda keterlambatan', amount: '0,1% per hari', note: 'Dari angsuran yang terlambat' },
    ],
    requirements: [
      'Warga negara Indonesia, berusia 21 tahun dan paling tua 60 tahun saat lunas (65 tahun untuk wirausaha dan profesional).',
      'Penghasilan tetap dua tahun terakhir; wirausaha tiga tahun.',
      'e-KTP pemohon dan pasangan, kartu keluarga, surat nikah atau cerai.',
      'Slip gaji tiga bulan dan rekening koran enam bulan, atau laporan keuangan usaha.',
      'Salinan sertifikat, PBG atau IMB, dan PBB terakhir dari rumah yang dibeli.',
    ],
    steps: [
      {
        title: 'Hitung kemampuan',
        text: 'Angsuran sebaiknya tidak lebih dari sepertiga penghasilan bersih keluarga.',
      },
      { title: 'Kirim pengajuan', text: 'Unggah dokumen setelah petugas menghubungi Anda.' },
      { title: 'Rumah dinilai', text: 'Penilai independen datang dalam tiga hari kerja.' },
      {
        title: 'Surat penawaran',
        text: 'Bunga, biaya, dan perubahannya tertulis. Anda punya 14 hari untuk memutuskan.',
      },
      {
        title: 'Akad dan serah terima',
        text: 'Di hadapan notaris. Dana langsung dibayarkan kepada penjual.',
      },
    ],
    action: { text: 'Ajukan KPR', url: '/register-product' },
    disclaimer:
      'Persetujuan, plafon, dan suku bunga bergantung pada hasil analisis kredit. Setelah masa bunga tetap, angsuran dapat berubah. Angka di halaman ini adalah ilustrasi.',
    blocks: [
      {
        type: 'table',
        title: 'Suku bunga KPR',
        columns: ['Masa', 'Bunga per tahun', 'Keterangan'],
        rows: [
          ['Tahun 1 sampai 3', '8,75%', 'Tetap, anuitas'],
          ['Tahun 4 dan seterusnya', '9,50% saat ini', 'Mengambang, mengikuti suku bunga dasar kredit'],
          ['Pindah dari bank lain', '8,50%', 'Tetap dua tahun'],
        ],
        note: 'Ilustrasi. Suku bunga dasar kredit kami diumumkan di situs ini.',
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Berapa angsuran untuk pinjaman Rp400 juta selama 15 tahun?',
            answer: [
              {
                p: 'Dengan bunga 8,75% anuitas, sekitar Rp4 juta sebulan selama masa bunga tetap. Ubah angkanya di kalkulator untuk keadaan Anda.',
              },
            ],
          },
          {
            question: 'Apakah penghasilan suami dan istri boleh digabung?',
            answer: [
              {
                p: 'Boleh, selama keduanya menandatangani akad. Penghasilan tidak tetap dihitung dari rata-rata dua belas bulan.',
              },
            ],
          },
          {
            question: 'Apa yang terjadi kalau saya kesulitan membayar?',
            answer: [
              {
                p: 'Hubungi kami sebelum jatuh tempo. Ada keringanan berupa perpanjangan waktu atau penundaan pokok, dan permintaan Anda dijawab dalam sepuluh hari kerja.',
              },
            ],
          },
        ],
      },
      {
        type: 'banner',
        tone: 'teal',
        title: 'Rumah pertama?',
        text: 'Kami menulis panduan langkah demi langkah, dari menabung uang muka sampai menerima kunci.',
        link: { text: 'Baca panduannya', url: '/informasi/rumah-pertama' },
      },
    ],
  },
  en: {
    name: 'Lentera Home Loan',
    tagline: 'A home whose instalments you worked out yourself',
    summary:
      'A mortgage for a first home, a move from another bank or a renovation, up to IDR 5 billion and 25 years. The rate is fixed for three years.',
    facts: [
      { label: 'Amount', value: 'IDR 50 million to IDR 5 billion' },
      { label: 'Term', value: '1 to 25 years' },
      { label: 'Interest', value: '8.75% per annum, fixed for 3 years' },
      { label: 'Down payment', value: 'From 10% on a first home' },
    ],
    benefits: [
      {
        icon: 'lock',
        title: 'Fixed for three years',
        text: 'After that it floats, and rises by no more than one percentage point a year.',
      },
      {
        icon: 'calculator',
        title: 'No surprises',
        text: 'You can download the whole schedule before you apply.',
      },
      {
        icon: 'hand-coins',
        title: 'Pay it off sooner',
        text: 'No charge after the third year, in part or in full.',
      },
      {
        icon: 'handshake',
        title: 'One person to ask',
        text: 'The same officer stays with you from application to signing.',
      },
    ],
    fees: [
      { name: 'Arrangement fee', amount: '1% of the loan', note: 'Once, when you sign' },
      { name: 'Administration', amount: 'IDR 750,000' },
      { name: 'Valuation', amount: 'IDR 650,000 to IDR 1,500,000', note: 'By place and size' },
      {
        name: 'Notary, taxes and transfer of title',
        amount: 'At official tariffs',
        note: 'You get the details before you sign',
      },
      { name: 'Life and fire insurance', amount: 'By age and building' },
      {
        name: 'Early repayment',
        amount: '1.5% of the outstanding balance',
        note: 'IDR 0 after the third year',
      },
      { name: 'Late payment', amount: '0.1% a day', note: 'Of the instalment that is late' },
    ],
    requirements: [
      'Indonesian citizens aged 21 or over, and no older than 60 at the end (65 for the self-employed).',
      'A steady income for two years; three for business owners.',
      'Identity cards of applicant and spouse, family card, and marriage or divorce certificate.',
      'Pay slips of three months and statements of six, or the accounts of your business.',
      'Copies of the title, the building permit and the latest property tax bill.',
    ],
    steps: [
      {
        title: 'See what you can afford',
        text: 'Instalments should not exceed a third of the household’s net income.',
      },
      { title: 'Apply', text: 'Upload your documents once our officer has called you.' },
      { title: 'The home is valued', text: 'An independent valuer comes within three working days.' },
      {
        title: 'A written offer',
        text: 'It states rate, fees and how they may change. You have 14 days to decide.',
      },
      { title: 'Sign and move in', text: 'Before a notary. The seller is paid at once.' },
    ],
    action: { text: 'Apply for a home loan', url: '/register-product' },
    disclaimer:
      'Approval, amount and rate depend on a credit assessment. Instalments may change after the fixed period. Figures on this page are illustrations.',
    blocks: [
      {
        type: 'table',
        title: 'Home loan rates',
        columns: ['Period', 'Interest per annum', 'Remarks'],
        rows: [
          ['Years 1 to 3', '8.75%', 'Fixed, annuity'],
          ['From year 4', '9.50% at present', 'Floating, follows our prime lending rate'],
          ['From another bank', '8.50%', 'Fixed for two years'],
        ],
        note: 'Illustrative. Our prime lending rates are published on this site.',
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'What does IDR 400 million over 15 years cost?',
            answer: [
              {
                p: 'At 8.75% on annuity terms about IDR 4 million a month during the fixed period. Change the figures in the calculator to your own.',
              },
            ],
          },
          {
            question: 'Can we combine two incomes?',
            answer: [
              {
                p: 'Yes, as long as both of you sign. Irregular income counts at its average over twelve months.',
              },
            ],
          },
          {
            question: 'What if I have trouble paying?',
            answer: [
              {
                p: 'Talk to us before the due date. We can extend the term or defer principal, and we answer within ten working days.',
              },
            ],
          },
        ],
      },
      {
        type: 'banner',
        tone: 'teal',
        title: 'Your first home?',
        text: 'We wrote down the steps, from saving the down payment to receiving the keys.',
        link: { text: 'Read the guide', url: '/informasi/rumah-pertama' },
      },
    ],
  },
};
