import type { SearchWords } from './types.ts';

/** Of guides and questions. */
export const help: SearchWords<'guides' | 'guide-groups' | 'faqs'> = {
  guides: {
    'membuka-rekening-di-aplikasi':
      'buka rekening online, buka rekening lewat HP, buka rekening digital, bikin rekening dari rumah, daftar rekening tanpa ke bank, buka tabungan online, e-KYC, verifikasi video, swafoto, selfie KTP, open account online, open an account from home, digital account opening, without visiting a branch, video verification',
    'membuka-rekening-di-kantor-cabang':
      'buka rekening di cabang, buka rekening di bank, buka rekening anak, buka rekening perusahaan, orang asing, WNA, bule, KITAS, KITAP, paspor, ekspatriat, rekening bersama, joint account, open account in branch, foreigner account, expat, passport, company account opening, dokumen rekening perusahaan, dokumen rekening CV PT yayasan, rekening atas nama CV, company account documents, papers for a company account',
    'mengubah-nomor-ponsel-dan-data-pribadi':
      'ganti nomor HP, ganti no HP, nomor HP hilang, nomor hangus, nomor lama tidak aktif, ganti nomor telepon, ganti email, ganti alamat, pindah alamat, pindah rumah, pindah domisili, ganti nama, ubah data, update data diri, pengkinian data, ganti KTP, KTP baru, ganti pekerjaan, change phone number, change mobile number, new number, change address, moved house, new address, change email, change name, update details, update personal information, married name',
    'menutup-rekening':
      'tutup rekening, penutupan rekening, hapus rekening, berhenti jadi nasabah, tutup tabungan, tutup akun, close account, cancel account, account closure, terminate, leave the bank, delete account, sisa saldo saat tutup rekening, saldo rekening yang ditutup, remaining balance on closing',
    'mengaktifkan-aplikasi-bank-lentera':
      'aktivasi m-banking, aktivasi mobile banking, daftar m-banking, registrasi mbanking, daftar aplikasi, kode SMS tidak masuk, OTP tidak masuk, OTP tidak terkirim, SMS verifikasi tidak datang, kode verifikasi tidak diterima, aktifkan aplikasi, login pertama, lupa user ID, activate app, register for mobile banking, set up the app, code not received, OTP not received, no SMS, first login',
    'mengirim-uang-dengan-bi-fast':
      'transfer, cara transfer, transfer antar bank, transfer ke bank lain, transfer beda bank, kirim uang, tf, BI-FAST, bifast, transfer belum masuk, transfer pending, transfer gagal, uang belum sampai, transfer real time, jam transfer, nomor tujuan, how to transfer, send money, interbank transfer, transfer to another bank, transfer not received, transfer pending, money has not arrived, instant transfer, transfer malam hari, transfer hari minggu, transfer akhir pekan, kapan transfer sampai, transfer at night, transfer on Sunday, when does a transfer arrive',
    'membayar-dengan-qris':
      'bayar QRIS, bayar pakai QR, scan QR, scan barcode, pindai QR, cara pakai QRIS, pembayaran QRIS gagal, bayar di kasir, QRIS luar negeri, pay with QR, scan to pay, how to use QRIS, QR payment, payment failed',
    'pindah-ke-ponsel-baru':
      'ganti HP, HP baru, ganti ponsel, ganti handphone, HP rusak, pindah HP, pindah device, ganti perangkat, m-banking di HP baru, reinstall, new phone, change phone, switch device, new device, broken phone, move app',
    'memblokir-kartu-yang-hilang':
      'kartu hilang, ATM hilang, kartu ATM hilang, dompet hilang, dompet dicopet, kecopetan, kartu dicuri, kemalingan, blokir kartu, blokir ATM, kunci kartu, kartu ketinggalan, kartu pengganti, kartu rusak, buka kunci kartu, lost card, stolen card, lost wallet, stolen wallet, block card, freeze card, lock card, unblock card, card missing, robbed, replacement card',
    'membuka-blokir-dan-mengganti-pin':
      'lupa PIN, PIN salah, salah PIN, PIN terblokir, PIN keblokir, ganti PIN, ubah PIN, reset PIN, buat PIN, PIN ATM, PIN aplikasi, lupa password, lupa kata sandi, kartu terblokir, akun terkunci, buka blokir, forgot PIN, wrong PIN, PIN blocked, reset PIN, change PIN, forgot password, account locked, unblock, locked out',
    'mengenali-dan-melaporkan-penipuan':
      'penipuan, penipu, tertipu, ditipu, kena tipu, ketipu, kena scam, lapor penipuan, uang hilang, saldo hilang, saldo berkurang sendiri, transaksi tidak dikenal, transaksi mencurigakan, dihubungi mengaku petugas bank, telepon mencurigakan, phishing, rekening penipu, akun dibobol, fraud, scam, scammed, report fraud, unauthorised transaction, unknown transaction, suspicious call, suspicious message, money stolen, hacked account',
    'mengajukan-kpr':
      'cara KPR, cara mengajukan KPR, ajukan KPR, daftar KPR, proses KPR, syarat KPR, dokumen KPR, berkas KPR, lama proses KPR, tahapan KPR, akad KPR, apply for a mortgage, mortgage application, mortgage documents, mortgage process, how to get a home loan',
    'melunasi-pinjaman-lebih-awal':
      'pelunasan dipercepat, pelunasan awal, lunas lebih cepat, lunasi utang, lunasin, bayar lunas, tutup pinjaman, tutup kredit, percepat cicilan, surat lunas, surat keterangan lunas, ambil sertifikat, ambil BPKB, roya, penalti pelunasan, pay off early, early repayment, early settlement, prepayment, repay loan, settle loan, paid-off letter, get certificate back',
    'meminta-keringanan-angsuran':
      'keringanan cicilan, tidak bisa bayar cicilan, tidak mampu bayar, ga sanggup bayar, telat bayar, nunggak, menunggak, tunggakan, gagal bayar, kredit macet, restrukturisasi, relaksasi, penundaan angsuran, tunda cicilan, usaha bangkrut, kena PHK, kehilangan pekerjaan, bencana, cannot pay, missed payment, late payment, arrears, payment holiday, deferment, restructuring, lost my job, financial hardship, payment relief, reduce instalments',
    'menyampaikan-pengaduan':
      'cara komplain, cara mengadu, cara pengaduan, lapor masalah, ajukan keluhan, how to complain, make a complaint, file a complaint',
    'melacak-pengaduan-dan-mengajukan-keberatan':
      'lacak pengaduan, tidak puas jawaban bank, keberatan, banding, lapor OJK, lapor BI, LAPS SJK, mediasi, arbitrase, sengketa dengan bank, pengaduan ditolak, escalate complaint, not satisfied, dissatisfied, appeal, rejected complaint, ombudsman, mediation, arbitration, regulator, complain to OJK',
  },
  'guide-groups': {
    rekening: 'panduan rekening, semua panduan rekening, account guides',
    'aplikasi-dan-transfer': 'panduan aplikasi, panduan transfer, app guides, transfer guides',
    'kartu-dan-keamanan':
      'panduan kartu, panduan PIN, panduan keamanan, card guides, security guides, PIN guides',
    pinjaman: 'panduan pinjaman, panduan kredit, loan guides, borrowing guides',
    'bantuan-dan-pengaduan': 'panduan pengaduan, panduan bantuan, help guides, complaint guides',
  },
  faqs: {
    'membuka-rekening':
      'syarat buka rekening, dokumen buka rekening, berkas, perlu bawa apa, apa saja untuk buka rekening, KTP, NPWP, documents to open an account, requirements for opening an account, what do I need, ID',
    'rekening-anak': 'umur minimal buka rekening, anak di bawah 17 tahun, minimum age, under 17, minor',
    'penjaminan-simpanan':
      'apakah uang saya aman, simpanan dijamin LPS, is my money safe, are deposits insured',
    'rekening-tidak-aktif':
      'rekening pasif, rekening dormant, rekening mati, rekening lama tidak dipakai, rekening nonaktif, mengaktifkan kembali rekening, aktifkan rekening lama, dormant account, inactive account, reactivate account, unused account',
    'mengubah-data': 'ganti nomor HP, ganti alamat, change number, change address',
    'menutup-rekening': 'tutup rekening, close account',
    'ahli-waris':
      'ahli waris, warisan, pemilik rekening meninggal, orang tua meninggal, suami meninggal, istri meninggal, almarhum, wafat, tabungan orang meninggal, pencairan tabungan almarhum, surat kematian, heir, inheritance, deceased, died, death of account holder, passed away, estate, next of kin, death certificate',
    'mengaktifkan-aplikasi': 'aktivasi aplikasi, activate app',
    'lupa-pin': 'lupa PIN, akun terkunci, forgot PIN, account locked',
    'ponsel-hilang':
      'HP hilang, ponsel hilang, HP dicuri, HP kecopetan, HP dijambret, SIM card hilang, amankan rekening, blokir m-banking, blokir aplikasi, lost phone, stolen phone, lost my mobile, block app, block SIM',
    'mengenali-penipuan':
      'ciri penipuan, telepon mengaku dari bank, petugas bank palsu, apakah bank minta OTP, does the bank ask for PIN, fake bank call, signs of fraud',
    'terlanjur-memberi-kode':
      'terlanjur kasih OTP, sudah kasih kode OTP, kasih PIN ke orang, klik link penipuan, terlanjur klik, gave my OTP, shared my code, clicked a link, gave PIN',
    'jam-pemeliharaan-aplikasi':
      'aplikasi error, aplikasi eror, aplikasi gangguan, aplikasi tidak bisa dibuka, m-banking error, mbanking down, tidak bisa login, pemeliharaan, maintenance, jam offline, tengah malam, app not working, app down, cannot log in, outage, maintenance window, at night',
    'kartu-tertelan':
      'kartu tertelan, kartu ketelan ATM, kartu nyangkut, kartu tersangkut, kartu ditelan mesin, card swallowed, card stuck, card retained, machine kept my card, ATM ate my card',
    'saldo-terpotong-uang-tidak-keluar':
      'uang tidak keluar, uang ga keluar, saldo terpotong, saldo kepotong, saldo berkurang, gagal tarik tunai, mesin ATM error, ATM eror, debited but no cash, ATM no cash, did not dispense, cash not dispensed, money not come out, withdrawal failed',
    'batas-transaksi':
      'limit transfer, limit harian, limit tarik tunai, maksimal transfer, maksimal tarik tunai, batas ambil uang, naikkan limit, tambah limit, ubah limit, transfer limit, daily limit, withdrawal limit, maximum transfer, maximum withdrawal, increase limit, raise limit, how much can I withdraw',
    'salah-transfer':
      'salah transfer, salah kirim, salah rekening, salah tf, salah nomor rekening, batalkan transfer, tarik kembali uang, uang nyasar, transfer to wrong account, wrong account number, cancel transfer, reverse transfer, sent money by mistake, recall',
    'memakai-kartu-di-luar-negeri':
      'kartu di luar negeri, pakai ATM di luar negeri, tarik tunai di luar negeri, belanja di luar negeri, jalan-jalan ke luar negeri, traveling, use card abroad, overseas, travelling, foreign transaction, withdraw abroad, card in Singapore, Japan',
    'setor-tunai-tanpa-kartu':
      'setor tunai, setor uang malam, setor di luar jam kerja, mesin setor tunai, CDM, CRM, setor tunai tanpa kartu, nyetor, deposit cash, cash deposit machine, deposit at night, after hours, cash deposit',
    'mengajukan-qris-untuk-usaha':
      'cara dapat QRIS, biaya QRIS, how to get QRIS, QRIS for business, QR code for my shop',
    'syarat-kpr':
      'syarat KPR, dokumen KPR, gaji minimal KPR, umur KPR, usia maksimal KPR, mortgage requirements, eligibility, minimum income',
    'lama-proses-pinjaman':
      'berapa lama pinjaman cair, berapa lama disetujui, lama pencairan, kapan cair, proses kredit berapa hari, status pengajuan pinjaman, how long for loan approval, when will my loan be approved, loan processing time, disbursement time',
    'flat-efektif-anuitas':
      'beda bunga flat efektif anuitas, jenis bunga, flat vs effective, difference between flat and effective, annuity, kinds of interest',
    'melunasi-lebih-cepat': 'bolehkah melunasi cepat, penalti, can I repay early, penalty',
    'kesulitan-membayar':
      'tidak bisa bayar angsuran, kesulitan bayar, penagih, debt collector, ditagih, DC datang, ditagih kasar, cara penagihan, cannot pay instalment, trouble paying, collector, collection, struggling to pay',
    'agunan-modal-kerja':
      'agunan usaha, jaminan pinjaman usaha, harus pakai jaminan, tanpa jaminan, collateral for business loan, is collateral required',
    'pembiayaan-rantai-pasok-siapa':
      'siapa bisa pakai pembiayaan pemasok, who can use supply chain financing',
    'risiko-reksa-dana':
      'reksa dana bisa rugi, risiko reksa dana, reksa dana dijamin LPS, rugi, investasi aman, are funds guaranteed, can I lose money, fund risk, loss',
    'apa-itu-nab':
      'apa itu NAB, arti NAB, kapan NAB diperbarui, jam berapa NAB, what is NAV, meaning of NAV, when is NAV updated',
    'mulai-berinvestasi':
      'modal investasi, minimal investasi, investasi mulai berapa, mulai investasi, cara investasi, minimum investment, how to start investing, how much to start',
    'mencairkan-reksa-dana':
      'cairkan reksa dana, jual reksa dana, pencairan reksadana berapa hari, redeem, redemption, sell fund, how long to get money from fund',
    'bunga-deposito-di-atas-penjaminan':
      'bunga deposito di atas LPS, bunga melebihi LPS, rate above guarantee rate, higher than the guaranteed rate',
    'membatalkan-asuransi':
      'batalkan polis, batal asuransi, berhenti asuransi, tutup asuransi, uang premi kembali, masa mempelajari polis, cancel insurance, cancel policy, free look period, cooling-off, refund premium',
    'cara-mengadu': 'cara komplain, bagaimana mengadu, how to complain',
    'lama-pengaduan':
      'berapa lama komplain, berapa hari pengaduan selesai, lama penanganan pengaduan, how long does a complaint take, complaint time',
    'tidak-puas-dengan-jawaban':
      'tidak puas, kecewa, jawaban bank tidak memuaskan, lapor OJK, LAPS SJK, not satisfied, unhappy with answer',
    'data-pribadi-saya': 'hapus data saya, lihat data saya, perbaiki data, delete my data, see my data',
    'menarik-persetujuan-pemasaran':
      'stop SMS promo, stop penawaran, berhenti langganan, unsubscribe, jangan telepon saya, ditelepon sales, telemarketing, spam, SMS iklan, stop marketing, stop emails, stop calls, opt out, newsletter',
    'jam-buka-kantor':
      'jam buka bank, jam operasional, jam layanan, jam kerja bank, bank buka jam berapa, tutup jam berapa, buka Sabtu, buka Minggu, buka hari libur, akhir pekan, weekend, opening hours, business hours, closing time, what time, open on Saturday, open on Sunday, holiday',
    'layanan-penyandang-disabilitas':
      'disabilitas, difabel, tunanetra, buta, kursi roda, tuli, tunarungu, bahasa isyarat, lansia, braille, disabled, blind, deaf, wheelchair, sign language, elderly, accessibility of branches',
  },
};
