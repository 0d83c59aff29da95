import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { Costs } from './costs.tsx';

const TITLE = 'Membuka rekening tabungan';
const LEAD =
  'Yang perlu disiapkan, langkah-langkahnya, dan biayanya, supaya sekali datang ke kantor sudah cukup.';

/** Demonstrates the layout with a sidebar: a guide page with typical content. */
export function Page() {
  return (
    <>
      <PageHead title={TITLE} description={LEAD} isIndexed={false} />
      <article lang="id-ID">
        <PageHeader
          crumbs={[
            { text: 'Koleksi desain', url: '/design' },
            { text: TITLE, url: '/design/with-sidebar' },
          ]}
          eyebrow="Peragaan tata letak"
          title={TITLE}
          lead={LEAD}
        />
        <div className="mt-8 grid max-w-text grid-cols-1 gap-8">
          <Notice title="Contoh isi">
            Teks dan angka di halaman ini rekaan. Halaman ini memperagakan tata letak dengan bilah samping.
          </Notice>
          <div className="rich-text [&>:first-child]:mt-0">
            <h2>Siapa yang dapat membuka</h2>
            <p>
              Warga negara Indonesia berusia 17 tahun ke atas yang memiliki KTP. Anak di bawah 17 tahun dapat
              menabung atas nama sendiri dengan persetujuan orang tua, yang ikut menandatangani formulir.
            </p>
            <h2>Yang perlu dibawa</h2>
            <ul>
              <li>KTP asli. Fotokopi tidak perlu; petugas memindainya di loket.</li>
              <li>Nomor ponsel yang aktif atas nama Anda sendiri.</li>
              <li>NPWP, bila ada. Tanpa NPWP Anda mengisi satu lembar pernyataan.</li>
              <li>Setoran awal Rp50.000, tunai atau transfer.</li>
            </ul>
            <h2>Langkahnya</h2>
            <ol>
              <li>Ambil nomor antrean layanan nasabah, atau pesan jam kedatangan lewat formulir.</li>
              <li>Petugas mencocokkan data Anda dengan KTP dan merekam tanda tangan.</li>
              <li>Anda membuat PIN sendiri di mesin kecil di meja. Petugas memalingkan muka.</li>
              <li>Kartu dan buku tabungan langsung dapat dibawa pulang.</li>
            </ol>
          </div>
          <Notice kind="danger" title="PIN dan OTP hanya untuk Anda">
            Pegawai bank tidak pernah menanyakannya, lewat telepon, pesan, maupun di loket.
          </Notice>
          <Costs />
          <p>
            <SiteLink to="/about-us/contact-us" className="button button-primary">
              Pesan jam kedatangan
            </SiteLink>
          </p>
        </div>
      </article>
    </>
  );
}
