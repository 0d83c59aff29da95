import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Work = {
  type: string;
  challenge: Challenge;
  counterStart: number;
  counterStep: number;
  timeout: number;
};

/** Solves a part of a challenge: the messages are those of `solveChallengeWorkers`. */
self.onmessage = async ({ data }: MessageEvent<Work>) => {
  const { type, ...work } = data;
  if (type !== 'work') return;
  try {
    self.postMessage(await solveChallenge({ ...work, deriveKey }));
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
