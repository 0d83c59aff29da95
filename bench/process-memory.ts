import { readFileSync, writeFileSync } from 'node:fs';

/** Resident memory of a process in bytes: now, or the peak. Linux only. */
export function readMemoryBytes(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (!kibibytes) throw new Error(`/proc/${pid}/status says nothing about memory`);
  return Number(kibibytes) * 1_024;
}

/** Makes the peak start from now. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
