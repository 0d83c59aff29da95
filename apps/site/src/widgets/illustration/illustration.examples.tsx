import type { Example } from '../example.ts';
import { Illustration } from './illustration.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { SCENES } from './scenes.ts';

export const title = 'Illustration';

export const examples: Example[] = [
  {
    name: 'the app on a phone',
    ground: 'dark',
    isWide: true,
    element: (
      <PhoneDrawing
        className="mx-auto mt-12 max-w-80"
        label="Contoh layar aplikasi: saldo tabungan, tombol transfer dan transaksi terakhir"
        greeting="Selamat pagi"
        balance={{ label: 'Saldo tabungan', amount: 'Rp12.480.000' }}
        action="Transfer"
        tiles={[
          { icon: 'clipboard', label: 'Bayar' },
          { icon: 'piggy-bank', label: 'Nabung' },
          { icon: 'trend-up', label: 'Investasi' },
        ]}
        history={{
          title: 'Transaksi terakhir',
          lines: [
            { label: 'Token listrik', amount: '−100.000' },
            { label: 'Gaji', amount: '+6.250.000' },
          ],
        }}
      />
    ),
  },
  ...SCENES.flatMap((name): Example[] => [
    { name, element: <Illustration name={name} className="max-w-xl" /> },
    {
      name: `${name} on a dark ground`,
      ground: 'dark',
      element: <Illustration name={name} className="max-w-xl" />,
    },
  ]),
];
