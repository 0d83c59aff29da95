import { expect, it, vi } from 'vitest';
import { ensureSystemLibraries } from './system-libraries.mjs';

const WITHOUT = '\tlibstdc++.so.6 (libc6,x86-64) => /lib/x86_64-linux-gnu/libstdc++.so.6\n';
const WHOLE = `${WITHOUT}\tlibatomic.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libatomic.so.1\n`;

it('installs nothing where nothing is missing or that is unknown', async () => {
  const install = vi.fn();
  await ensureSystemLibraries({ list: () => WHOLE, canInstall: () => true, install });
  await ensureSystemLibraries({ list: () => undefined, canInstall: () => true, install });
  expect(install).not.toHaveBeenCalled();
});

it('installs missing libraries where it may', async () => {
  let known = WITHOUT;
  const install = vi.fn(async () => {
    known = WHOLE;
  });
  await ensureSystemLibraries({ list: () => known, canInstall: () => true, install });
  expect(install).toHaveBeenCalledWith(['libatomic1'], { what: 'libatomic.so.1' });
});

it('otherwise explains what is missing and how to install it', async () => {
  const started = ensureSystemLibraries({ list: () => WITHOUT, canInstall: () => false, install: vi.fn() });
  await expect(started).rejects.toThrow(
    /needs libatomic\.so\.1, which this machine lacks.*apt-get install libatomic1/,
  );
});

it('reports an installation that did not provide the libraries', async () => {
  const started = ensureSystemLibraries({ list: () => WITHOUT, canInstall: () => true, install: vi.fn() });
  await expect(started).rejects.toThrow(/libatomic\.so\.1/);
});
