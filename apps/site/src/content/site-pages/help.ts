import type { SitePages } from './site-page.ts';

export const helpPages: SitePages = {
  '/about-us/guides': {
    lists: ['guide-groups', 'guides'],
    id: {
      title: 'Panduan',
      text: 'Cara memakai layanan kami, langkah demi langkah.',
      searchTerms:
        'petunjuk, tutorial, bantuan, cara pakai, semua panduan, daftar panduan, cara menggunakan layanan, panduan langkah demi langkah, gmn cara pakai, ajarin cara pakai, kumpulan tutorial, kumpulan panduan, buku petunjuk, petunjuk penggunaan, panduan nasabah baru, bingung caranya, manual penggunaan, langkah-langkahnya, petunjuk layanan, pusat bantuan nasabah, butuh bantuan dong, petunjuk cara cara lengkap, tolong, minta bantuan, cara-cara, langkah langkah, cara pakai layanan buat pemula',
    },
    en: {
      title: 'Guides',
      text: 'How to use our services, step by step.',
      searchTerms:
        'instructions, tutorial, help, how to, all guides, how-tos, manual, step by step help, how do I do this, how-to guides, user guide, user manual, walkthrough, show me how, self-service guides, customer guides, help pages, getting started, instructions for customers, tutorials list, help me, support center, i need help, guide',
    },
  },
  '/about-us/questions': {
    id: {
      title: 'Pertanyaan umum',
      text: 'Jawaban singkat untuk hal yang sering ditanyakan.',
      searchTerms:
        'FAQ, tanya jawab, pertanyaan yang sering diajukan, yang sering ditanyakan, bantuan, pusat bantuan, mau nanya, ada pertanyaan, pertanyaan nasabah, jawaban cepat, pertanyaan sering muncul, daftar pertanyaan, kumpulan tanya jawab, bingung mau tanya, pertanyaan populer, QnA',
    },
    en: {
      title: 'Common questions',
      text: 'Short answers to what people often ask.',
      searchTerms:
        'FAQ, FAQs, frequently asked questions, help, answers, help centre, common questions, got a question, ask a question, Q&A, quick answers, popular questions, help topics, support articles, knowledge base, short answers, questions and answers, general questions, help center',
    },
  },
  '/branches': {
    lists: ['branches'],
    id: {
      title: 'Kantor cabang dan ATM',
      text: 'Cari kantor atau ATM terdekat, lengkap dengan alamat, jam buka, dan layanannya.',
      searchTerms:
        'lokasi, lokasi cabang, lokasi ATM, cabang terdekat, ATM terdekat, daftar cabang, jaringan kantor, peta, alamat cabang, kantor kas, jam buka cabang, jam operasional, jam buka bulan Ramadan, cabang buka Sabtu, setor tunai, mesin setor tunai, CDM, safe deposit box, SDB, kotak simpanan, tukar uang asing, penukaran valas, money changer, kursi roda, akses kursi roda, ATM deket sini, bank deket sini, kantor paling dekat, buka jam berapa, hari sabtu buka ga, minggu buka ga, setor uang di mana, mau setor duit, mesin setor uang, ATM 24 jam, cari ATM, teller terdekat, narik duit dmn ya yg deket, customer service di cabang mana, mau nuker dolar di cabang mana, kantor yang melayani pinjaman, cs kredit di semarang, semua cabang, sewa sdb, titip emas sama surat berharga di bank, akses disabilitas, cabang ramah lansia yg ga ada tangga, penukaran uang baru di kantor bank, tukar uang receh, tuker duit baru buat thr ponakan dmn, cabang di mall, yg di mall buka sampe malem dmn, gerai bank dlm mal, mau ketemu cs langsung kemana, cetak buku tabungan di cabang mana, narik tunai di mana, mau nukerin sisa uang jalan jalan, cabang mana yang nerima uang asing, cabang urus pinjaman, konsul kpr di bandung, tangerang, kantor bekasi, bank di mataram, kc, di mana kantor banknya, google maps, nomor telpon kantor cabang, rute ke cabang, atm yg keluarin 50 ribuan, ambil uang tunai di mana, kode pos, kas keliling, brankas, simpan perhiasan di bank, nitip sertifikat rumah, tukar koin, nuker uang kecil, tukar uang rusak, duit sobek bisa ditukar, pecahan 2 ribuan baru, bank di mol, cabang buka malam, ke cs, print buku, ketemu petugas, cairkan cek di teller, minggu, gedung pusat, cabang yang parkirannya luas, ada atm di dalam kampus, tukar uang koin satu celengan, duit saya kena rayap bisa diganti ga, mau kirim surat ke kantor pusat, atm setor tunai bekasi, atm pecahan 50, mesin atm, sewa loker bank, kalo ganti buku tabungan harus ke cabang mana, sewa kotak deposit setahun berapa cabang mana, setor lewat teller, atm setor tunai, tukar uang baru lebaran, surat keterangan buat kedutaan, nenek mau ambil pensiun, lombok, aceh, banda aceh, solo, surakarta, cirebon, bogor, depok, bekasi, batam, lampung, jambi, bengkulu, palu, kendari, gorontalo, ternate, sorong, samarinda, purwokerto, tegal, kediri, jember, banyuwangi, madura, papua, kalimantan, sulawesi, sumatra, bank di solo, bank di batam',
    },
    en: {
      title: 'Branches and ATMs',
      text: 'Find the nearest branch or ATM with its address, opening hours and services.',
      searchTerms:
        'locations, branch locations, ATM locations, nearest branch, nearest ATM, find a branch, find an ATM, branch list, map, branch address, cash office, branch opening hours, branches open on Saturday, cash deposit, deposit machine, safe deposit box, change foreign money, money changer, currency exchange counter, wheelchair access, wheelchair accessible branch, ATM near me, bank near me, closest branch, opening times, branch hours, opening hours in Ramadan, what time do you close, are you open today, banking hours, cash machine, cashpoint, where to deposit cash, pay in cash, branch finder, ATM locator, step-free branch, change money, where can i exchange foreign cash, branch by postcode, sub branch, which cities are you in, change for coins, new notes exchange, branch in shopping mall, mall branch open every day, see a teller in person, where is the bank, where can I get cash, cash in, money exchange, where change dollar, I have leftover euros to change, bank in solo, where is your office, branch phone number, where to withdraw money, zip code search, find by district, branches outside java, vault, store my jewelry, small change, damaged banknotes, swap torn money, crisp new bills, branch open evenings, print passbook, speak to someone in branch, cash a cheque, sunday, elderly friendly branch, main office, is there an office in banjarmasin, which branch has parking, do you have branch outside java, can i visit any branch, atm inside a supermarket, where can i keep gold safely, my banknote is torn, new bills for wedding gift, machine to put money in account, need us dollars before my trip, atm cash deposit, open on Sunday, bank open on Sunday, Sunday banking, weekend branch, lombok, aceh, solo, bogor, bekasi, batam, lampung, papua, kalimantan, sulawesi, sumatra, borneo',
    },
  },
  '/about-us/contact-us': {
    id: {
      title: 'Hubungi kami',
      text: 'Telepon, email, alamat kantor pusat, dan formulir kontak.',
      searchTerms:
        'kontak, nomor telepon, nomor telpon bank, telepon bank, hotline, call center, pusat panggilan, CS, customer service, layanan nasabah, layanan pelanggan, bicara dengan petugas, live chat, WhatsApp, WA, email bank, surel, nomor telepon kantor, alamat kantor pusat, kantor pusat, 24 jam, halo bank, media sosial, nomor WA bank, nomor CS, mau ngomong sama orang, chat sama admin, nomor darurat bank, kirim email ke bank, kantor pusat di mana, tanya lewat WA, instagram bank, nomor resmi bank, form kontak, bisa dihubungi ke mana, mesin ATM rusak, melaporkan gangguan mesin ATM, atm mati layarnya item lapor kemana, atm kosong terus, mengirim pertanyaan ke bank, formulir kontak, mau nanya2 dulu ke bank, permintaan informasi, saran dan masukan untuk bank, kritik saran, mau kasih masukan buat aplikasi nya, tanya soal tabungan ke cs, tanya pinjaman, menghubungi bagian kredit, melaporkan mesin ATM rusak, atm rusak, atm kosong ga ada duitnya lapor siapa, permohonan izin penelitian skripsi di bank, kunjungan kampus ke bank, mau wawancara org bank buat skripsi, kirim proposal sponsor ke, minta ditelepon balik, corporate secretary, no telp brp, telpon bank tengah malem, menghubungi bank untuk menanyakan produk simpanan, mesin bermasalah, kontak cs di luar negeri, di mana bisa tanya langsung ke cs, mau nanya soal rekening saya, cs pinjaman, tanya kpr, atm offline, atm habis uang, atm error mulu, atm dekat rumah gak berfungsi, no hp bank, nomor pengaduan telepon, ngobrol sama orang, mau tanya, kerja sama, jadi vendor bank, jurnalis, public relations, sekretaris perusahaan, lapor atm kotor gelap malam, nomor telepon yang bisa dihubungi malam, kok ditelpon ga diangkat, nomer call center dari luar negeri, butuh data buat tugas kuliah, cara jadi rekanan pengadaan bank, saran, cek nomor telepon bank asli, alamat surat, alamat surat kantor pusat, alamat, alamat bank',
    },
    en: {
      title: 'Contact us',
      text: 'Phone, email, the address of our head office, and a form.',
      searchTerms:
        'contact, phone number, telephone number, hotline, call center, call centre, customer service, customer care, customer support, email the bank, write to the bank, call the bank, talk to somebody, speak to a person, live chat, WhatsApp, email address, head office, headquarters, address of head office, 24 hours, helpdesk, how to contact you, get in touch, speak to an agent, speak to a human, chat with support, emergency number, toll-free number, official phone number, postal address, HQ address, social media accounts, send a message, contact form, report a broken atm, atm out of order, give feedback, suggestion for the bank, ask about a loan, report broken atm, cash machine not working, research request for thesis, sponsorship proposal, ask a question online, contact the loan department, support, reach you from abroad, enquiry, how can I reach the bank, atm empty, atm down, i have a question, partnership, become a supplier, i need help with something, screen on the atm is black, how do i reach customer service, nobody answers the phone, calling from abroad which number, how to become vendor, call, call us, address',
    },
  },
  '/about-us/complaint': {
    id: {
      title: 'Pengaduan nasabah',
      text: 'Sampaikan pengaduan secara gratis dan lihat bagaimana kami menanganinya.',
      searchTerms:
        'komplain, keluhan, pengaduan, aduan, mengadu, lapor, laporkan masalah, protes, protes pelayanan, pelayanan buruk, kecewa, tidak puas dengan pelayanan, transaksi tidak dikenal, ada transaksi bukan saya, sengketa, formulir pengaduan, jumlah pengaduan, laporan pengaduan, statistik pengaduan, mau komplain, kecewa sama bank, pelayanan jelek, teller judes, petugas ga sopan, antri lama banget, kepotong dua kali, saldo hilang sendiri, uang saya hilang, ada tarikan ga dikenal, minta uang balik, ditagih padahal lunas, debt collector kasar, form komplain, transaksi terdebet ganda, dobel debet, setoran tunai belum masuk, uang palsu dari ATM, ajukan pengaduan tertulis, data keluhan nasabah, data saya disalahgunakan, dugaan kebocoran data pribadi, data sy bocor dari bank, KTP saya dipakai orang membuka rekening, berapa banyak komplain nasabah setahun, uang udah kepotong tapi transfer gagal, transfer pending uang sudah terpotong, ada penarikan bukan sy yg lakuin, bayar sekali kepotong dua, uang raib, saldo kesedot, tabungan lenyap, pulsa ga masuk, pulsa belum masuk, kok token ga keluar, topup gagal, tagihan masih muncul, udah bayar kok nunggak, bayar va gagal, uang sobek, klaim uang, ganti rugi, kompensasi bank, saldo tinggal sedikit padahal baru gajian, udah isi pulsa tapi kok belum masuk, angsuran salah tagih, angsuran sudah dibayar kok masih ditagih, satpam galak, satpam cabang ngusir saya, transaksi aneh, mau komplain ke atasan cs, setor tunai gagal uang ketelan mesin, cara menyampaikan keluhan, keberatan transaksi, tagihan yang bukan punya saya, petugas cabang ga ramah, kesal sama teller, kecewa sama pegawai, teller jutek, pegawai judes, saya mau komplain, saya ingin mengadu, saya mau protes',
    },
    en: {
      title: 'Complaints',
      text: 'Complain free of charge, and see how we deal with it.',
      searchTerms:
        "complaint, complain, make a complaint, file a complaint, bad service, unhappy with service, report a problem, dispute, dispute a transaction, unknown transaction, complaint form, number of complaints, complaint report, terrible service, rude staff, long queue, charged twice, double charge, money missing, refund request, chargeback, unauthorised payment, unauthorized transaction, I didn't make this payment, grievance, debt collector complaint, dissatisfied customer, bill paid but still shows unpaid, top up failed but money taken, counterfeit note from atm, torn banknotes from cash machine, submit complaint online, annual complaints report, someone used my identity, complaint statistics, yearly complaint report, charged two times, fraudulent charge, credit not received, deposit missing, file claim, compensation, complain for my parents, the shop charged my card two times, my savings are gone, somebody is using my account, there is a charge I never made, someone opened an account in my name, money gone from account, balance dropped suddenly, loan complaint, waited two hours in branch, i want to speak to the manager, very disappointed with service, my data was leaked, data leak, lodge a grievance, I want to complain, I need to complain, I would like to complain",
    },
  },
  '/about-us/complaint/status': {
    id: {
      title: 'Status pengaduan dan formulir',
      text: 'Lihat sampai di mana pengaduan atau kiriman formulir Anda, dengan nomor tiket.',
      searchTerms:
        'status pengaduan, cek status, lacak pengaduan, cek pengaduan, cek tiket, nomor tiket, nomor laporan, status komplain, status keluhan, status permohonan, status pengajuan, status formulir, sampai mana, laporan saya sampai mana, komplain saya gimana, cek nomor tiket, komplain belum dibalas, udah lapor belum dijawab, pantau laporan, pengajuan saya sampai mana, cek hasil pengajuan, nomor referensi laporan, lacak tiket, lacak formulir, tindak lanjut keluhan, komplain sy udah sampe mana, nomor tiket formulir kontak, laporan gue udah sampe mana, nomor tiket hilang, laporan saya sudah diproses belum, di mana liat perkembangan komplain, belum dihubungi petugas, kok ga ditelpon2, laporan saya kok blm ada kabar, komplain saya sampai mana, pengaduan saya sampai mana, laporan saya kemarin bagaimana, aduan saya sudah ditangani belum, keluhan saya sampai mana, kabar pengaduan saya',
    },
    en: {
      title: 'Status of a complaint or form',
      text: 'See how far your complaint or form has come, with its ticket number.',
      searchTerms:
        'complaint status, check status, track complaint, track my complaint, trace, ticket, ticket number, ticket lookup, reference number, progress, application status, status of my form, check my ticket, ticket status, case number, case status, check my application, has my loan been approved, where is my application, track my request, track application, any news on my case, status of my claim, no one called me back, filled the form but no one called, no reply yet, status of my enquiry, what happened to my loan application, where is my complaint, is my complaint done, how is my complaint going, any update on my complaint, update on my case, when will you answer my complaint, has my complaint been solved',
    },
  },
  '/privacy-notice': {
    id: {
      title: 'Pemberitahuan privasi',
      text: 'Data pribadi apa yang kami olah, untuk apa, dan apa saja hak Anda.',
      searchTerms:
        'kebijakan privasi, privasi, data pribadi, perlindungan data pribadi, UU PDP, cookie, kuki, data saya dipakai buat apa, data KTP disimpan ga, data saya dijual ga, data dibagikan ke siapa, bank simpan data apa, berapa lama data disimpan, hak privasi nasabah, keamanan data nasabah, data foto wajah, cookie situs, kerahasiaan data nasabah, pemrosesan data, pelacakan di website bank, masa penyimpanan data pribadi, data gue diapain sm, dpo, data saya dipakai untuk apa, data pribadi saya diapakan, informasi saya dipakai buat apa, siapa yang bisa lihat data saya',
    },
    en: {
      title: 'Privacy notice',
      text: 'Which personal data we process, what for, and what your rights are.',
      searchTerms:
        'privacy policy, privacy, personal data policy, data protection, PDP law, cookies, how you use my data, do you sell my data, who sees my data, how long data is kept, data retention, GDPR, data protection officer, is my data shared, cookie policy, tracking cookies, customer confidentiality, my privacy rights, use of personal information, does the site track me, how long do you keep my data, who uses my information, who uses my info, what data you collect, what data do you collect, data you collect about me, what do you do with my information, what happens to my information, what do you do with my data, how is my information used, who can see my information, what you do with my personal information',
    },
  },
  '/about-us/personal-data': {
    id: {
      title: 'Data pribadi Anda',
      text: 'Minta salinan, perbaikan, atau penghapusan data Anda, atau tarik persetujuan.',
      searchTerms:
        'hapus data, minta data saya dihapus, hapus data pribadi, minta data saya, salinan data, koreksi data, perbaiki data, tarik persetujuan, hak atas data, akses data, PDP, hapusin data saya, hapus akun dan data, berhenti dikirimi promo, ga mau ditelpon promo, jangan telpon nawarin produk, minta salinan data pribadi, cabut izin data, keberatan data dipakai, hak subjek data, formulir data pribadi, right to be forgotten uu pdp, data saya di bank keliru, menarik persetujuan pemrosesan data, hak akses data pribadi uu pdp, memperbaiki data pribadi yang salah, nama sy salah tulis di data bank, stop pakai data saya',
    },
    en: {
      title: 'Your personal data',
      text: 'Ask for a copy, correction or erasure of your data, or withdraw a consent.',
      searchTerms:
        'delete my data, erase my data, copy of my data, access my data, correct my data, withdraw consent, data rights, subject access request, right to be forgotten, remove my data, delete my information, opt out of marketing, do not call me, data request form, DSAR, download my data, what data do you hold, what data do you keep about me, data portability, object to processing, revoke consent, my data is wrong, stop using my data, personal data, forget me, GDPR',
    },
  },
  '/accessibility': {
    id: {
      title: 'Aksesibilitas',
      text: 'Bagaimana situs ini dapat dipakai oleh semua orang, dan apa yang masih kurang.',
      searchTerms:
        'aksesibilitas situs, pernyataan aksesibilitas, disabilitas, difabel, tunanetra, pembaca layar, WCAG, tulisan kekecilan, huruf terlalu kecil, perbesar tulisan, situs susah dibaca, pakai tanpa mouse, pakai keyboard saja, buta warna, kontras warna, tuna netra pakai situs, gangguan penglihatan, lansia pakai situs, situs ramah difabel, laporkan hambatan akses, navigasi keyboard situs, mata saya kurang jelas baca situs, aksesibility',
    },
    en: {
      title: 'Accessibility',
      text: 'How everybody can use this site, and where it still falls short.',
      searchTerms:
        'accessibility statement, website accessibility, disability, disabled users, screen reader, WCAG, text too small, enlarge font, hard to read, blind users, low vision, colour blind, color contrast, keyboard only, a11y, accessible website, ADA compliance, screen magnifier, alt text, report accessibility problem, elderly users, web accessibility',
    },
  },
};
