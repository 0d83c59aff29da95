import type { GovernanceSeed } from './types.ts';

export const control: GovernanceSeed[] = [
  {
    slug: 'manajemen-risiko',
    category: 'control',
    order: 1,
    id: {
      title: 'Manajemen risiko',
      summary:
        'Tiga lini pertahanan, delapan jenis risiko, dan batas yang ditetapkan sebelum mengambil risiko.',
      body: [
        {
          p: 'Bank hidup dari mengambil risiko yang dipahami. Tugas manajemen risiko bukan menghindari semuanya, melainkan memastikan tidak ada yang diambil tanpa disadari.',
        },
        { h2: 'Tiga lini' },
        {
          ordered: [
            '**Unit bisnis** memiliki risikonya dan mengendalikannya setiap hari.',
            '**Manajemen risiko dan kepatuhan** menetapkan batas, mengukur, dan menegur.',
            '**Audit internal** memeriksa kedua lini itu secara independen.',
          ],
        },
        { h2: 'Delapan jenis risiko' },
        {
          list: [
            '**Kredit**: peminjam tidak membayar.',
            '**Pasar**: suku bunga dan kurs bergerak merugikan.',
            '**Likuiditas**: dana tidak tersedia saat diperlukan.',
            '**Operasional**: manusia, proses, atau sistem gagal, termasuk serangan siber.',
            '**Hukum**, **kepatuhan**, **stratejik**, dan **reputasi**.',
          ],
        },
        { h2: 'Selera risiko' },
        {
          p: 'Setiap tahun Direksi mengusulkan dan Dewan Komisaris menyetujui berapa kerugian yang sanggup ditanggung. Dari situ diturunkan batas per sektor, per peminjam, dan per mata uang. Pelampauan batas dilaporkan pada hari yang sama.',
        },
        { h2: 'Uji ketahanan' },
        {
          p: 'Dua kali setahun kami menghitung apa yang terjadi bila ekonomi memburuk, kurs melemah tajam, atau sistem padam selama sehari. Hasilnya dipakai untuk rencana pemulihan. Angka modal dan eksposur risiko ada di [laporan keuangan](/about-us/financial-statements).',
        },
      ],
    },
    en: {
      title: 'Risk management',
      summary: 'Three lines of defence, eight kinds of risk, and limits that are set before a risk is taken.',
      body: [
        {
          p: 'Banks live by taking risks that they understand. Risk management is not there to avoid them all, but to make sure that none is taken unawares.',
        },
        { h2: 'Three lines' },
        {
          ordered: [
            '**Business units** own their risks and control them every day.',
            '**Risk management and compliance** set limits, measure, and speak up.',
            '**Internal audit** examines both, independently.',
          ],
        },
        { h2: 'Eight kinds of risk' },
        {
          list: [
            '**Credit**: a borrower does not pay.',
            '**Market**: interest or exchange rates move against us.',
            '**Liquidity**: funds are not there when they are needed.',
            '**Operational**: people, processes or systems fail, attacks included.',
            '**Legal**, **compliance**, **strategic** and **reputational**.',
          ],
        },
        { h2: 'Risk appetite' },
        {
          p: 'Each year the directors propose, and the commissioners approve, how large a loss we can bear. Limits by sector, borrower and currency follow from it. A breach of a limit is reported on the same day.',
        },
        { h2: 'Stress tests' },
        {
          p: 'Twice a year we work out what happens if the economy turns, the rupiah falls sharply or our systems are down for a day. The results go into our recovery plan. Capital and risk exposure are in our [financial statements](/about-us/financial-statements).',
        },
      ],
    },
  },
  {
    slug: 'audit-internal',
    category: 'control',
    order: 2,
    id: {
      title: 'Audit internal',
      summary: 'Mata yang independen di dalam bank: wewenang, rencana kerja, dan tindak lanjutnya.',
      body: [
        {
          p: 'Satuan Kerja Audit Intern (SKAI) bertanggung jawab langsung kepada direktur utama dan dapat berbicara kapan saja dengan Komite Audit. Kepalanya diangkat dan diberhentikan dengan persetujuan Dewan Komisaris serta dilaporkan kepada OJK.',
        },
        { h2: 'Wewenang' },
        {
          list: [
            'Membuka semua catatan, sistem, dan ruangan yang berkaitan dengan pemeriksaan.',
            'Meminta keterangan dari siapa pun di dalam bank.',
            'Tidak mengerjakan, menyetujui, atau memperbaiki kegiatan yang diperiksanya.',
          ],
        },
        { h2: 'Rencana berdasarkan risiko' },
        {
          p: 'Setiap kegiatan dinilai risikonya. Yang berisiko tinggi diperiksa setiap tahun, yang sedang setiap dua tahun, dan yang rendah setiap tiga tahun. Semua cabang dikunjungi sekurang-kurangnya sekali dalam dua tahun, sebagian tanpa pemberitahuan.',
        },
        { h2: 'Dari temuan sampai selesai' },
        {
          ordered: [
            'Temuan dibahas dengan unit yang diperiksa dan diberi tingkat: rendah, sedang, tinggi.',
            'Unit menetapkan tindakan, penanggung jawab, dan tanggal selesai.',
            'SKAI memeriksa buktinya sebelum menutup temuan.',
            'Temuan tinggi yang lewat tanggal dilaporkan kepada Dewan Komisaris setiap bulan.',
          ],
        },
        { h2: 'Mutu' },
        {
          p: 'Setiap tiga tahun, pihak luar menilai SKAI. Penilaian terakhir, pada 2024, menyatakan sesuai dengan standar yang berlaku tanpa pengecualian penting. _Keterangan ini adalah ilustrasi._',
        },
      ],
    },
    en: {
      title: 'Internal audit',
      summary: 'An independent eye inside the bank: its powers, its plan and what becomes of its issues.',
      body: [
        {
          p: 'Internal Audit (SKAI) reports directly to the chief executive and can speak to the Audit Committee at any time. Its head is appointed and removed with the consent of the Board of Commissioners, and OJK is informed.',
        },
        { h2: 'Powers' },
        {
          list: [
            'It may open all records, systems and rooms that matter to an audit.',
            'It may question anyone in the bank.',
            'It does not carry out, approve or mend what it examines.',
          ],
        },
        { h2: 'A plan that follows risk' },
        {
          p: 'Every activity is rated. High risks are audited each year, medium ones every two years and low ones every three. Each branch is visited at least once in two years, sometimes unannounced.',
        },
        { h2: 'From finding to close' },
        {
          ordered: [
            'A finding is discussed with those concerned and rated low, medium or high.',
            'They name an action, a person and a date.',
            'SKAI checks the evidence before it closes the finding.',
            'High issues past their date go to the Board of Commissioners every month.',
          ],
        },
        { h2: 'Quality' },
        {
          p: 'Every three years an outside party assesses SKAI. The last assessment, in 2024, found that it meets the standards without material exception. _This is an illustration._',
        },
      ],
    },
  },
  {
    slug: 'keuangan-berkelanjutan',
    category: 'control',
    order: 3,
    id: {
      title: 'Keuangan berkelanjutan',
      summary: 'Apa yang kami biayai, apa yang tidak, dan bagaimana kemajuannya diukur.',
      body: [
        {
          p: 'Bank membentuk dunia lewat apa yang dibiayainya. Rencana Aksi Keuangan Berkelanjutan kami menetapkan sasaran lima tahun dan dilaporkan setiap tahun kepada OJK.',
        },
        { h2: 'Yang kami utamakan' },
        {
          list: [
            'Usaha mikro, kecil, dan menengah, terutama yang dimiliki perempuan.',
            'Perikanan tangkap yang tercatat dan budi daya yang tidak merusak bakau.',
            'Energi terbarukan, irigasi hemat air, dan bangunan hemat energi.',
            'Kerajinan dan wisata yang dikelola warga.',
          ],
        },
        { h2: 'Yang tidak kami biayai' },
        {
          list: [
            'Pembukaan hutan primer dan lahan gambut.',
            'Pembangkit batu bara baru.',
            'Penangkapan ikan dengan bahan peledak atau racun.',
            'Usaha yang memakai kerja paksa atau pekerja anak.',
          ],
        },
        { h2: 'Cara menilai' },
        {
          ordered: [
            'Semua kredit di atas Rp5 miliar diperiksa dampak lingkungan dan sosialnya.',
            'Yang berisiko tinggi dikunjungi oleh penilai independen.',
            'Syarat perbaikan dimasukkan ke dalam perjanjian kredit.',
            'Kemajuannya diperiksa setiap tahun selama kredit berjalan.',
          ],
        },
        { h2: 'Sasaran' },
        {
          p: 'Pada akhir 2025, 31% dari pembiayaan tergolong berkelanjutan menurut Taksonomi untuk Keuangan Berkelanjutan Indonesia. Sasaran 2028 adalah 40%. Emisi kantor turun 18% sejak 2022. _Angka ini adalah ilustrasi._',
        },
      ],
    },
    en: {
      title: 'Sustainable finance',
      summary: 'What we finance, what we do not, and how we measure progress.',
      body: [
        {
          p: 'Banks shape the world by what they finance. Our Sustainable Finance Action Plan sets goals for five years and is reported to OJK every year.',
        },
        { h2: 'What we favour' },
        {
          list: [
            'Micro, small and medium businesses, above all those owned by women.',
            'Fishing with recorded catches, and farming that spares the mangroves.',
            'Renewable energy, irrigation that saves water and buildings that save energy.',
            'Crafts and tourism in the hands of local people.',
          ],
        },
        { h2: 'What we do not finance' },
        {
          list: [
            'Clearing of primary forest and peatland.',
            'New coal-fired power stations.',
            'Fishing with explosives or poison.',
            'Businesses that use forced or child labour.',
          ],
        },
        { h2: 'How we assess' },
        {
          ordered: [
            'Every loan above IDR 5 billion is examined for its effect on people and nature.',
            'An independent assessor visits those with a high risk.',
            'What has to improve becomes a term of the loan agreement.',
            'Progress is checked every year for as long as the loan runs.',
          ],
        },
        { h2: 'Goals' },
        {
          p: 'At the end of 2025, 31% of our financing counted as sustainable under the Indonesian Taxonomy for Sustainable Finance. The goal for 2028 is 40%. Emissions of our offices are down by 18% since 2022. _Figures are illustrations._',
        },
      ],
    },
  },
];
