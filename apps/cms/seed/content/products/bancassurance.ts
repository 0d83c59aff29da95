import type { ProductSeed } from './types.ts';

export const bancassurance: ProductSeed = {
  type: 'wealth',
  subType: 'bancassurance',
  isInForms: true,
  id: {
    name: 'Bancassurance',
    tagline: 'Supaya rencana keluarga tidak bergantung pada satu orang',
    summary:
      'Asuransi jiwa, kesehatan, dan pendidikan dari perusahaan asuransi rekanan yang berizin OJK, dijelaskan oleh penasihat bersertifikat di kantor kami.',
    facts: [
      { label: 'Premi', value: 'Mulai Rp100.000 per bulan' },
      { label: 'Masa mempelajari polis', value: '14 hari kalender' },
      { label: 'Penanggung', value: 'Perusahaan asuransi rekanan' },
      { label: 'Penjaminan LPS', value: 'Tidak dijamin' },
    ],
    benefits: [
      {
        icon: 'shield',
        title: 'Perlindungan jiwa',
        text: 'Santunan untuk keluarga bila pencari nafkah meninggal atau cacat tetap.',
      },
      {
        icon: 'plus',
        title: 'Perlindungan kesehatan',
        text: 'Rawat inap sesuai tagihan di rumah sakit rekanan, tanpa membayar dahulu.',
      },
      {
        icon: 'graduation-cap',
        title: 'Dana pendidikan',
        text: 'Dana cair pada saat masuk sekolah, juga bila orang tua tidak lagi membayar karena musibah.',
      },
    ],
    fees: [
      { name: 'Biaya bank', amount: 'Rp0' },
      { name: 'Biaya polis', amount: 'Menurut ringkasan produk', note: 'Diberikan sebelum Anda memutuskan' },
      {
        name: 'Pembatalan dalam 14 hari',
        amount: 'Premi dikembalikan',
        note: 'Dikurangi biaya pemeriksaan kesehatan, bila ada',
      },
    ],
    requirements: [
      'Berusia 18 sampai 60 tahun untuk tertanggung utama.',
      'e-KTP dan Tabungan Lentera untuk pembayaran premi.',
      'Mengisi pernyataan kesehatan dengan jujur dan lengkap.',
    ],
    steps: [
      {
        title: 'Bicarakan kebutuhan',
        text: 'Penasihat menanyakan tanggungan, utang, dan perlindungan yang sudah ada.',
      },
      { title: 'Baca ringkasan produk', text: 'Manfaat, pengecualian, dan biaya dalam dua halaman.' },
      { title: 'Ajukan', text: 'Perusahaan asuransi menjawab dalam lima hari kerja.' },
      { title: 'Pelajari polis', text: 'Anda punya 14 hari untuk membatalkan.' },
    ],
    action: { text: 'Atur pertemuan', url: '/about-us/contact-us' },
    disclaimer:
      'Produk asuransi bukan produk dan bukan tanggung jawab Bank Lentera, serta tidak dijamin oleh LPS. Penanggung adalah perusahaan asuransi yang berizin dan diawasi oleh Otoritas Jasa Keuangan. Bank hanya memperkenalkan produk; keputusan membeli sepenuhnya ada pada Anda.',
    blocks: [
      {
        type: 'text',
        title: 'Berapa perlindungan yang cukup?',
        body: [
          {
            p: 'Patokan yang mudah: jumlah utang yang belum lunas, ditambah lima tahun pengeluaran keluarga, dikurangi tabungan dan perlindungan dari tempat kerja. Hasilnya adalah uang pertanggungan yang patut dibicarakan.',
          },
          {
            p: 'Lajang tanpa tanggungan mungkin hanya memerlukan asuransi kesehatan. Itu pun jawaban yang baik, dan penasihat kami akan mengatakannya.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Kepada siapa saya mengajukan klaim?',
            answer: [
              {
                p: 'Kepada perusahaan asuransi yang tertulis di polis. Kantor kami membantu mengirimkan dokumennya.',
              },
            ],
          },
          {
            question: 'Apakah saya wajib membeli asuransi untuk mendapat kredit?',
            answer: [
              {
                p: 'Asuransi jiwa kredit adalah bagian dari beberapa pinjaman dan tertulis di penawarannya. Produk lain tidak pernah menjadi syarat.',
              },
            ],
          },
        ],
      },
    ],
  },
  en: {
    name: 'Bancassurance',
    tagline: 'So that a family’s plans do not hang on one person',
    summary:
      'Life, health and education cover from partner insurers licensed by OJK, explained by certified advisers at our offices.',
    facts: [
      { label: 'Premium', value: 'From IDR 100,000 a month' },
      { label: 'Free look', value: '14 calendar days' },
      { label: 'Insured by', value: 'Our partner insurers' },
      { label: 'LPS insurance', value: 'Not insured' },
    ],
    benefits: [
      {
        icon: 'shield',
        title: 'Life',
        text: 'A sum for the family if the earner dies or is permanently disabled.',
      },
      {
        icon: 'plus',
        title: 'Health',
        text: 'Hospital bills paid as charged at partner hospitals, with nothing to advance.',
      },
      {
        icon: 'graduation-cap',
        title: 'Education',
        text: 'Paid out when school begins, even if misfortune stops the parents’ payments.',
      },
    ],
    fees: [
      { name: 'Bank’s fee', amount: 'IDR 0' },
      {
        name: 'Costs of the policy',
        amount: 'See the product summary',
        note: 'You get it before you decide',
      },
      {
        name: 'Cancelling within 14 days',
        amount: 'Premium refunded',
        note: 'Less the cost of a medical check, if any',
      },
    ],
    requirements: [
      'Aged 18 to 60 for the main insured.',
      'Identity card, and a Lentera Savings account for the premium.',
      'A health declaration that is honest and complete.',
    ],
    steps: [
      { title: 'Talk about your needs', text: 'We ask about dependants, debts and the cover you have.' },
      { title: 'Read the summary', text: 'Benefits, exclusions and costs on two pages.' },
      { title: 'Apply', text: 'The insurer answers within five working days.' },
      { title: 'Look at the policy', text: 'You have 14 days to cancel it.' },
    ],
    action: { text: 'Arrange a meeting', url: '/about-us/contact-us' },
    disclaimer:
      'Insurance is not a product of Bank Lentera, nor its responsibility, and is not insured by LPS. The insurer is licensed and supervised by the Financial Services Authority (OJK). The bank only introduces the product; whether to buy it is entirely up to you.',
    blocks: [
      {
        type: 'text',
        title: 'How much cover is enough?',
        body: [
          {
            p: 'A simple measure: your outstanding debts plus five years of household spending, less savings and cover from your employer. That is a sum worth talking about.',
          },
          {
            p: 'If you are single with no dependants, health cover may be all you need. That is a good answer too, and our advisers will say so.',
          },
        ],
      },
      {
        type: 'faq',
        title: 'What people ask',
        items: [
          {
            question: 'Where do I claim?',
            answer: [{ p: 'With the insurer named in the policy. Our offices help you send the documents.' }],
          },
          {
            question: 'Must I buy insurance to get a loan?',
            answer: [
              {
                p: 'Credit life cover is part of some loans, and their offer says so. No other product is ever a condition.',
              },
            ],
          },
        ],
      },
    ],
  },
};
