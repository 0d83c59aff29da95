import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';

const TITLE = 'Menabung dengan tiga kantong';
const LEAD =
  'Cara sederhana yang dipakai banyak keluarga pedagang: bagi uang pada hari ia datang, bukan pada hari ia habis.';

/** Demonstrates the layout without sidebar: an article in one text column. */
export function Page() {
  return (
    <>
      <PageHead title={TITLE} description={LEAD} isIndexed={false} />
      <article lang="id-ID">
        <PageHeader
          crumbs={[
            { text: 'Koleksi desain', url: '/design' },
            { text: TITLE, url: '/design/without-sidebar' },
          ]}
          eyebrow="Peragaan tata letak · contoh isi"
          title={TITLE}
          lead={LEAD}
        >
          <p className="flex flex-wrap gap-x-4 text-muted text-sm">
            <time dateTime="2026-11-16">16 November 2026</time>
            <span>3 menit baca</span>
          </p>
        </PageHeader>
        <Illustration name="market-stall" className="my-10" />
        <div className="rich-text">
          <p>
            Bu Ratna menjual kue di pasar pagi. Uangnya datang setiap hari, dan dulu habis setiap hari juga.
            Sekarang ia membaginya sebelum pulang, ke dalam tiga kantong yang berbeda warna.
          </p>
          <h2>Kantong pertama: besok pagi</h2>
          <p>
            Modal untuk tepung, gula, dan kelapa besok. Jumlahnya hampir tetap, jadi ia menghitungnya sekali
            dan mengambilnya lebih dahulu. Yang tersisa barulah hasil hari itu.
          </p>
          <h2>Kantong kedua: rumah</h2>
          <p>
            Belanja, listrik, sekolah anak. Ia membaginya per minggu, bukan per bulan, karena uangnya pun
            datang sedikit demi sedikit.
          </p>
          <blockquote>
            Yang di kantong ketiga tidak saya hitung sebagai uang saya. Itu uang anak saya tiga tahun lagi.
          </blockquote>
          <h2>Kantong ketiga: nanti</h2>
          <p>Kantong ini disetor ke bank setiap Senin. Urutan mengisinya:</p>
          <ol>
            <li>Dana darurat sebesar tiga bulan belanja rumah.</li>
            <li>Tabungan berjangka untuk sekolah.</li>
            <li>Baru sesudah itu, perluasan lapak.</li>
          </ol>
          <p>
            Tidak ada jumlah yang terlalu kecil. Rp10.000 sehari menjadi Rp3.650.000 setahun, sebelum bunga.
            Bila ingin menghitung bersama,{' '}
            <SiteLink to="/about-us/contact-us">hubungi penasihat kami</SiteLink> atau baca{' '}
            <a href="https://sikapiuangmu.ojk.go.id">bahan belajar OJK</a>.
          </p>
        </div>
      </article>
    </>
  );
}
