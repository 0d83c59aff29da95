import { pictureOf } from '../news/pictures.ts';
import { authors } from './authors.ts';
import type { BlogSeed } from './types.ts';

export const homeOwnershipBlogs: BlogSeed[] = [
  {
    slug: 'kpr-pertama-menghitung-kemampuan',
    tags: ['rumah', 'pinjaman'],
    author: authors.home,
    publishedAt: '2026-10-27T02:00:00Z',
    picture: pictureOf('city-bridge'),
    related: ['biaya-membeli-rumah-di-luar-harga', 'ketika-bunga-tetap-berakhir', 'menyewa-atau-membeli'],
    id: {
      title: 'KPR pertama: hitung kemampuan sebelum jatuh cinta pada rumahnya',
      summary:
        'Mulailah dari cicilan yang nyaman, lalu mundur ke harga rumah. Urutan ini mengubah cara Anda melihat brosur.',
      body: [
        {
          p: 'Kebanyakan orang mencari rumah dahulu, lalu bertanya apakah cicilannya sanggup dibayar. Pada saat itu hati sudah memilih warna pintu. Coba balik urutannya: tentukan cicilan, lalu pinjaman, lalu harga.',
        },
        { h2: 'Langkah 1: cicilan yang nyaman' },
        {
          p: 'Ambil penghasilan bersih keluarga, misalnya Rp12 juta. Total semua cicilan sebaiknya tidak lebih dari sekitar sepertiganya, yaitu Rp4 juta. Kurangi cicilan yang sudah ada, misalnya sepeda motor Rp600.000. Tersisa **Rp3,4 juta** untuk rumah.',
        },
        { h2: 'Langkah 2: pinjaman yang sesuai' },
        {
          p: 'Untuk pinjaman Rp320 juta selama 15 tahun dengan bunga efektif 9% per tahun, cicilan anuitasnya sekitar **Rp3,25 juta**. Masih di bawah batas. Jika bunga naik menjadi 11%, cicilannya sekitar **Rp3,64 juta**, sudah di atas batas. Jadi Rp320 juta adalah ujungnya, bukan awalnya.',
        },
        { h2: 'Langkah 3: harga rumah' },
        {
          p: 'Dengan uang muka 20%, pinjaman Rp320 juta cukup untuk rumah seharga Rp400 juta. Siapkan juga sekitar 8% sampai 10% dari harga untuk pajak dan biaya lain. Semua angka adalah ilustrasi dan tidak mengikat; coba angka Anda di [kalkulator cicilan](/calculators/loan).',
        },
        { h2: 'Uji coba tiga bulan' },
        {
          p: 'Sebelum menandatangani apa pun, hiduplah seolah cicilan itu sudah ada. Pindahkan selisih antara cicilan dan sewa Anda sekarang ke tabungan setiap gajian. Jika tiga bulan berlalu tanpa mengambilnya kembali, Anda siap, dan uang mukanya bertambah.',
        },
        { h2: 'Dokumen yang sebaiknya sudah rapi' },
        {
          list: [
            'KTP, kartu keluarga, NPWP, dan surat nikah jika ada.',
            'Slip gaji tiga bulan atau catatan usaha enam bulan.',
            'Mutasi rekening tiga sampai enam bulan.',
            'Riwayat kredit dari layanan SLIK OJK, untuk memastikan tidak ada kejutan.',
          ],
        },
        {
          p: 'Setelah itu, silakan jatuh cinta. Syarat dan biaya lengkapnya ada di halaman [KPR](/pinjaman/kpr).',
        },
      ],
    },
    en: {
      title: 'Your first mortgage: work out what you can afford before you fall in love',
      summary:
        'Begin with an instalment that is comfortable and go back from there to the price. It changes how you read a brochure.',
      body: [
        {
          p: 'Most people look for a house first and ask afterwards whether they can pay for it. By then the heart has chosen the colour of the door. Try it the other way round: the instalment, then the loan, then the price.',
        },
        { h2: 'Step 1: a comfortable instalment' },
        {
          p: 'Take the family’s income after tax, say IDR 12 million. All instalments together should come to no more than about a third of it, IDR 4 million. Take off what you already pay, say IDR 600,000 for a motorbike. That leaves **IDR 3.4 million** for a home.',
        },
        { h2: 'Step 2: the loan that goes with it' },
        {
          p: 'On IDR 320 million over 15 years at an effective 9% a year, the level instalment is about **IDR 3.25 million**: within the limit. At 11% it is about **IDR 3.64 million**, which is beyond it. So IDR 320 million is the end of the road, not its beginning.',
        },
        { h2: 'Step 3: the price' },
        {
          p: 'With a down payment of 20%, that loan buys a house for IDR 400 million. Have another 8% to 10% of the price ready for taxes and fees. All figures are illustrative and non-binding; try your own in the [loan calculator](/calculators/loan).',
        },
        { h2: 'A rehearsal of three months' },
        {
          p: 'Before you sign anything, live as if the instalment were already there. Move the difference between it and your rent to a savings account every payday. If three months go by without your taking it back, you are ready, and your down payment has grown.',
        },
        { h2: 'Papers to have in order' },
        {
          list: [
            'Identity card, family card, tax number and, if you are married, the certificate.',
            'Three months of payslips or six months of business records.',
            'Three to six months of bank statements.',
            'Your credit history from OJK’s SLIK service, so that there are no surprises.',
          ],
        },
        { p: 'After that, do fall in love. Terms and costs are on our [mortgage](/pinjaman/kpr) page.' },
      ],
    },
  },
  {
    slug: 'ketika-bunga-tetap-berakhir',
    tags: ['rumah', 'pinjaman'],
    author: authors.home,
    publishedAt: '2026-09-01T02:00:00Z',
    picture: null,
    id: {
      title: 'Ketika bunga tetap berakhir: apa yang terjadi pada cicilan Anda',
      summary:
        'Bunga promosi tiga tahun membuat cicilan ringan di awal. Bulan ke-37 sebaiknya sudah Anda hitung sejak bulan pertama.',
      body: [
        {
          p: 'Banyak KPR dimulai dengan bunga tetap selama satu sampai lima tahun, lalu mengikuti bunga mengambang. Peralihannya tertulis dalam perjanjian, tetapi sering baru terasa ketika pemberitahuan cicilan baru tiba.',
        },
        { h2: 'Contoh lengkap' },
        { p: 'Pinjaman Rp320 juta, 15 tahun, bunga tetap 6% selama tiga tahun pertama.' },
        {
          list: [
            'Cicilan bulan 1 sampai 36: sekitar **Rp2,70 juta**.',
            'Sisa pokok setelah 36 bulan: sekitar **Rp276,7 juta**.',
            'Jika bunga mengambang menjadi 11%, cicilan mulai bulan ke-37: sekitar **Rp3,47 juta**.',
          ],
        },
        {
          p: 'Kenaikannya hampir Rp770.000 atau sekitar 28%. Perhatikan sisa pokoknya: setelah tiga tahun, baru kira-kira 14% yang berkurang, karena pada awal anuitas sebagian besar cicilan adalah bunga. Angka ini ilustrasi.',
        },
        { h2: 'Apa yang dapat Anda lakukan sebelumnya' },
        {
          ordered: [
            '**Catat tanggalnya.** Pasang pengingat enam bulan sebelum masa bunga tetap habis.',
            '**Biasakan membayar lebih.** Sisihkan selisihnya sejak awal; pada bulan ke-37 gaya hidup Anda tidak perlu berubah.',
            '**Tanyakan program lanjutan.** Sebagian bank menawarkan masa tetap berikutnya bagi debitur yang lancar.',
            '**Bandingkan pindah KPR.** Hitung penalti, provisi, dan notaris. Selisih bunga 1% belum tentu menutupnya.',
          ],
        },
        { h2: 'Melunasi sebagian' },
        {
          p: 'Bonus atau THR dapat mengurangi pokok. Tanyakan dua hal: berapa minimumnya dan apakah ada penalti. Pelunasan sebagian pada tahun-tahun awal paling terasa, karena memotong bunga selama sisa jangka waktu.',
        },
        { h2: 'Jika cicilan terasa terlalu berat' },
        {
          p: 'Hubungi bank sebelum terlambat membayar, bukan sesudahnya. Memperpanjang jangka waktu atau menata ulang kredit lebih mudah dibicarakan selagi catatan Anda bersih. Coba berbagai bunga dan jangka waktu di [kalkulator cicilan](/calculators/loan), lalu temui kami di cabang terdekat.',
        },
      ],
    },
    en: {
      title: 'When the fixed rate ends: what happens to your instalment',
      summary:
        'A promotional rate makes the first three years light. Month 37 is best worked out in month one.',
      body: [
        {
          p: 'Many mortgages begin with a fixed rate for one to five years and then follow a floating one. The change stands in the contract, but is often felt only when the letter with the new instalment arrives.',
        },
        { h2: 'A full example' },
        { p: 'A loan of IDR 320 million over 15 years, fixed at 6% for the first three.' },
        {
          list: [
            'Instalment in months 1 to 36: about **IDR 2.70 million**.',
            'Still owed after 36 months: about **IDR 276.7 million**.',
            'If the floating rate is 11%, instalment from month 37: about **IDR 3.47 million**.',
          ],
        },
        {
          p: 'That is nearly IDR 770,000 or some 28% more. Look at what is still owed, too: after three years only about 14% has been repaid, because early annuity instalments are mostly interest. The figures are illustrative.',
        },
        { h2: 'What you can do beforehand' },
        {
          ordered: [
            '**Note the date.** Set a reminder for six months before the fixed period ends.',
            '**Get used to paying more.** Put the difference aside from the start, and nothing in your life has to change in month 37.',
            '**Ask what comes next.** Some banks offer another fixed period to those who have paid on time.',
            '**Compare moving.** Count the penalty, the arrangement fee and the notary. A rate that is 1% lower does not always pay for them.',
          ],
        },
        { h2: 'Repaying a part' },
        {
          p: 'A bonus can reduce the principal. Ask two things: what the minimum is, and whether there is a penalty. Part repayments do most in the early years, because they cut interest for the whole remaining term.',
        },
        { h2: 'If it becomes too heavy' },
        {
          p: 'Talk to the bank before you miss a payment, not after. A longer term or a rescheduled loan is easier to discuss while your record is clean. Try different rates and terms in the [loan calculator](/calculators/loan), then see us at a branch.',
        },
      ],
    },
  },
  {
    slug: 'biaya-membeli-rumah-di-luar-harga',
    tags: ['rumah'],
    author: authors.home,
    publishedAt: '2026-07-07T02:00:00Z',
    picture: pictureOf('bank-branch'),
    id: {
      title: 'Biaya membeli rumah yang jarang tertulis di brosur',
      summary:
        'Untuk rumah Rp400 juta, siapkan sekitar Rp35 juta di luar uang muka. Daftar lengkapnya, dan mana yang dapat ditawar.',
      body: [
        {
          p: 'Brosur menyebut harga dan cicilan. Di antara keduanya ada belasan pos kecil yang datang pada bulan yang sama, tepat ketika tabungan baru saja habis untuk uang muka. Daftar ini membantu Anda menyiapkannya.',
        },
        { h2: 'Pajak dan negara' },
        {
          list: [
            '**BPHTB**, 5% dari harga setelah dikurangi nilai tidak kena pajak. Dengan pengurang Rp80 juta, rumah Rp400 juta dikenai Rp16 juta.',
            '**Balik nama sertifikat** di kantor pertanahan: sekitar Rp0,5 juta.',
            '**PPN**, jika membeli rumah baru dari pengembang, kecuali ada insentif yang berlaku.',
          ],
        },
        { h2: 'Notaris dan PPAT' },
        {
          list: [
            '**Akta jual beli**, paling tinggi 1% dari harga: sampai Rp4 juta.',
            '**Pemeriksaan sertifikat dan pemasangan hak tanggungan:** sekitar Rp3 juta.',
          ],
        },
        { h2: 'Bank dan asuransi' },
        {
          list: [
            '**Provisi** 1% dari pinjaman Rp320 juta: Rp3,2 juta.',
            '**Administrasi dan penilaian agunan:** sekitar Rp1,25 juta.',
            '**Asuransi jiwa dan kebakaran:** sekitar Rp4,5 juta, bergantung pada usia dan jangka waktu.',
          ],
        },
        {
          p: 'Jumlahnya sekitar **Rp32 juta**, belum termasuk pindahan, perbaikan kecil, dan pasang listrik. Bulatkan menjadi Rp35 juta. Semua angka adalah ilustrasi; daerah Anda mungkin berbeda.',
        },
        { h2: 'Yang dapat dibicarakan' },
        {
          ordered: [
            'Siapa yang membayar akta: pembeli, penjual, atau dibagi dua.',
            'Potongan provisi pada masa promosi.',
            'Asuransi dibayar sekaligus atau tahunan.',
            'Perbaikan yang dijanjikan pengembang. Minta tertulis.',
          ],
        },
        { h2: 'Yang tidak boleh dihemat' },
        {
          p: 'Pemeriksaan sertifikat, izin bangunan, dan riwayat banjir. Tanyakan kepada tetangga, bukan hanya kepada penjual, dan datanglah sekali ketika hujan. Rincian biaya kami ada di halaman [KPR](/pinjaman/kpr).',
        },
      ],
    },
    en: {
      title: 'The costs of buying a house that the brochure leaves out',
      summary:
        'For a house of IDR 400 million, have some IDR 35 million ready beside the down payment. The full list, and what can be negotiated.',
      body: [
        {
          p: 'A brochure names the price and the instalment. Between the two lie a dozen smaller sums, all due in the month in which the savings have just gone into the down payment. This list helps you to prepare.',
        },
        { h2: 'Taxes and registration' },
        {
          list: [
            '**Acquisition duty (BPHTB)**, 5% of the price less an allowance. With IDR 80 million off, a house for IDR 400 million costs IDR 16 million in duty.',
            '**Transfer of title** at the land office: about IDR 0.5 million.',
            '**VAT** if you buy new from a developer, unless there is relief at the time.',
          ],
        },
        { h2: 'Notary and land deed official' },
        {
          list: [
            '**The deed of sale**, at most 1% of the price: up to IDR 4 million.',
            '**Searching the title and registering the mortgage:** about IDR 3 million.',
          ],
        },
        { h2: 'Bank and insurance' },
        {
          list: [
            '**Arrangement fee**, 1% of a loan of IDR 320 million: IDR 3.2 million.',
            '**Administration and valuation:** about IDR 1.25 million.',
            '**Life and fire insurance:** about IDR 4.5 million, depending on age and term.',
          ],
        },
        {
          p: 'That makes about **IDR 32 million**, without the removal, small repairs and the electricity connection. Round it up to 35. All figures are illustrative, and differ from place to place.',
        },
        { h2: 'What can be discussed' },
        {
          ordered: [
            'Who pays for the deed: buyer, seller, or half each.',
            'A lower arrangement fee during a promotion.',
            'Insurance paid at once or by the year.',
            'Repairs that the developer has promised. Ask for them in writing.',
          ],
        },
        { h2: 'What not to save on' },
        {
          p: 'The check of the title, the building permit and the history of floods. Ask the neighbours as well as the seller, and come once when it rains. Our own fees are on the [mortgage](/pinjaman/kpr) page.',
        },
      ],
    },
  },
  {
    slug: 'menyewa-atau-membeli',
    tags: ['rumah', 'keuangan-keluarga'],
    author: authors.home,
    publishedAt: '2026-03-31T02:00:00Z',
    picture: pictureOf('rice-terraces'),
    id: {
      title: 'Menyewa atau membeli? Jawabannya bergantung pada tiga angka',
      summary:
        'Menyewa bukan membuang uang, dan membeli bukan selalu untung. Berapa lama Anda akan tinggal lebih menentukan daripada harga rumahnya.',
      body: [
        {
          p: '“Daripada menyewa, lebih baik mencicil.” Nasihat ini sering benar, tetapi tidak selalu. Pembeli juga membayar sesuatu yang tidak kembali: bunga, pajak, perawatan, dan biaya transaksi. Bandingkan keduanya dengan jujur.',
        },
        { h2: 'Angka pertama: rasio harga terhadap sewa' },
        {
          p: 'Bagi harga rumah dengan sewanya setahun. Rumah seharga Rp400 juta yang dapat disewa Rp24 juta setahun memiliki rasio 16,7. Secara kasar, rasio di bawah 15 mendukung membeli, sedangkan di atas 20 mendukung menyewa. Di antaranya, dua angka berikut yang menentukan.',
        },
        { h2: 'Angka kedua: berapa lama Anda tinggal' },
        {
          p: 'Biaya membeli dan menjual dapat menghabiskan sekitar 10% dari harga. Kalau Anda pindah kota dua tahun lagi, kenaikan harga rumah jarang cukup untuk menutupnya. Banyak hitungan baru berimbang setelah lima sampai tujuh tahun.',
        },
        { h2: 'Angka ketiga: biaya yang tidak kembali' },
        {
          list: [
            '**Penyewa:** sewa, ditambah kenaikannya.',
            '**Pembeli:** bunga, PBB, perawatan sekitar 1% dari harga per tahun, asuransi, dan hasil yang hilang dari uang muka.',
          ],
        },
        {
          p: 'Untuk rumah contoh di atas, tahun pertama pembeli mengeluarkan sekitar Rp28,5 juta untuk bunga dan kira-kira Rp7 juta untuk yang lain, dibanding Rp24 juta untuk penyewa. Tahun demi tahun bunganya mengecil, sementara sewa naik. Angka ini ilustrasi.',
        },
        { h2: 'Yang tidak dapat dihitung' },
        {
          p: 'Memaku dinding tanpa bertanya, menanam pohon mangga, anak yang tidak perlu pindah sekolah. Di sisi lain: bebas pindah demi pekerjaan, tidak pusing saat atap bocor. Keduanya bernilai, dan hanya Anda yang tahu berapa.',
        },
        { h2: 'Jika memilih menyewa dulu' },
        {
          ordered: [
            'Tabung selisih antara cicilan dan sewa. Tanpa langkah ini, menyewa memang hanya menyewa.',
            'Taruh uang muka di tempat yang aman jika rencananya kurang dari tiga tahun.',
            'Hitung ulang setiap tahun dengan [kalkulator cicilan](/calculators/loan).',
          ],
        },
      ],
    },
    en: {
      title: 'To rent or to buy? It depends on three numbers',
      summary:
        'Renting is not throwing money away, and buying does not always pay. How long you stay matters more than the price of the house.',
      body: [
        {
          p: '“Better pay instalments than rent.” Often true, but not always. Buyers, too, pay for things that do not come back: interest, taxes, upkeep and the cost of the deal. Let us compare the two honestly.',
        },
        { h2: 'The first number: price over rent' },
        {
          p: 'Divide the price of a house by a year’s rent for it. A house that costs IDR 400 million and lets for IDR 24 million a year has a ratio of 16.7. Roughly speaking, less than 15 favours buying and more than 20 favours renting. In between, the next two decide.',
        },
        { h2: 'The second number: how long you will stay' },
        {
          p: 'Buying and selling can use up about 10% of the price. If you move to another city in two years, the house has rarely risen enough to cover that. Many sums break even only after five to seven years.',
        },
        { h2: 'The third number: what does not come back' },
        {
          list: [
            '**Tenants:** the rent, and its increases.',
            '**Buyers:** interest, property tax, upkeep of about 1% of the price a year, insurance, and what the down payment would have earned.',
          ],
        },
        {
          p: 'In our example the buyer spends about IDR 28.5 million on interest in the first year and some IDR 7 million on the rest, against IDR 24 million for the tenant. Year by year the interest shrinks while the rent grows. The figures are illustrative.',
        },
        { h2: 'What cannot be counted' },
        {
          p: 'Putting a nail in the wall without asking, planting a mango tree, children who need not change schools. On the other side: the freedom to move for work, and no sleepless night over a leaking roof. Both are worth something, and only you know how much.',
        },
        { h2: 'If you rent for now' },
        {
          ordered: [
            'Save the difference between an instalment and your rent. Without this step, renting is only renting.',
            'Keep the down payment somewhere safe if you plan to buy within three years.',
            'Do the sum again every year with the [loan calculator](/calculators/loan).',
          ],
        },
      ],
    },
  },
];
