import { SiteLink } from '#src/app/site-link.tsx';
import type { Example } from '../example.ts';
import { Notice } from './notice.tsx';

export const title = 'Notice';

export const examples: Example[] = [
  {
    name: 'information',
    element: <Notice>Kurs berlaku untuk transaksi sampai setara USD 25.000 per nasabah per hari.</Notice>,
  },
  {
    name: 'success, with a title',
    element: (
      <Notice kind="success" title="Pengaduan Anda sudah kami terima">
        Nomor pelacakannya kami kirim ke email Anda. Jawaban tertulis paling lambat dalam 10 hari kerja.
      </Notice>
    ),
  },
  {
    name: 'warning, with an action',
    element: (
      <Notice
        kind="warning"
        title="Sebagian layanan tutup lebih awal"
        action={
          <SiteLink to="/news" className="link">
            Lihat jam layanan
          </SiteLink>
        }
      >
        Kantor kas di pelabuhan melayani sampai pukul 13.00 selama angin kencang.
      </Notice>
    ),
  },
  {
    name: 'danger, with a title',
    element: (
      <Notice kind="danger" title="Kami tidak pernah meminta PIN atau OTP">
        Siapa pun yang memintanya, juga yang mengaku dari bank, sedang mencoba menipu Anda.
      </Notice>
    ),
  },
];
