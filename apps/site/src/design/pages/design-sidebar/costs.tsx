import { TableFrame } from '#src/components/table/table-frame.tsx';

const COSTS = [
  ['Setoran awal', 'Rp50.000', 'Masuk ke saldo Anda'],
  ['Saldo minimum', 'Rp20.000', 'Tidak dapat ditarik'],
  ['Administrasi bulanan', 'Rp5.000', 'Gratis bila saldo rata-rata Rp1 juta'],
  ['Ganti kartu hilang', 'Rp15.000', 'Jadi pada hari yang sama'],
  ['Menutup rekening', 'Rp25.000', 'Gratis setelah 12 bulan'],
];

/** Demonstration: a table in a guide. */
export function Costs() {
  return (
    <TableFrame label="Biaya rekening tabungan">
      <table className="data-table">
        <caption>Biaya rekening tabungan</caption>
        <thead>
          <tr>
            <th scope="col">Biaya</th>
            <th scope="col" className="numeric">
              Jumlah
            </th>
            <th scope="col">Keterangan</th>
          </tr>
        </thead>
        <tbody>
          {COSTS.map(([name, amount, note]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="numeric">{amount}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
