import type { Example } from '../example.ts';

export const title = 'Progress';

export const examples: Example[] = [
  {
    name: 'of an upload',
    element: (
      <div className="max-w-sm">
        <div className="flex justify-between gap-4">
          <label className="label" htmlFor="contoh-unggahan">
            Mengunggah berkas
          </label>
          <span className="text-muted tabular-nums">62%</span>
        </div>
        <progress id="contoh-unggahan" className="progress mt-2 block" value={62} max={100} />
      </div>
    ),
  },
];
