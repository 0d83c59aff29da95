import type { Example } from '../example.ts';
import { Illustration } from './illustration.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { SCENES } from './scenes.ts';

export const title = 'Illustration';

export const examples: Example[] = [
  {
    name: 'the app on a phone',
    tone: 'dark',
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
  { name: 'every scene', element: <AllScenes /> },
  { name: 'every scene on a dark background', tone: 'dark', element: <AllScenes /> },
];

function AllScenes() {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
      {SCENES.map((name) => (
        <figure key={name}>
          <Illustration name={name} />
          <figcaption className="mt-1 break-words text-sm">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
