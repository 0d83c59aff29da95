/** A breach with what is known in the first hour. */
export const breachSample = (title: string) => ({
  title,
  discoveredAt: '2026-01-05T02:00:00.000Z',
  dataKinds: ['contact' as const],
  publicNotice: { decision: 'undecided' as const },
});

/** The same with everything that closing needs, still open. */
export const completeBreachSample = (title: string) => ({
  ...breachSample(title),
  cause: 'Lampiran terkirim ke penerima yang salah.',
  handling: 'Penerima diminta menghapusnya, dan sudah menjawab.',
  persons: { at: '2026-01-06T02:00:00.000Z', how: 'Surat' },
  authority: { at: '2026-01-06T03:00:00.000Z', reference: '12/PDP/2026' },
  publicNotice: { decision: 'not-needed' as const, reason: 'Satu penerima, data sudah dihapus.' },
  conclusion: 'Alamat penerima kini diperiksa dua orang.',
});
