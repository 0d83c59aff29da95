import { useState } from 'react';

/**
 * The state of an action of a dialog that needs the server.
 *
 * @param run resolves to whether it succeeded; the dialog is closed then.
 */
export function useAttempt<T extends unknown[]>(run: (...args: T) => Promise<boolean>) {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  return {
    isRunning: state === 'running',
    hasFailed: state === 'failed',
    attempt: async (...args: T) => {
      setState('running');
      if (!(await run(...args).catch(() => false))) setState('failed');
    },
  };
}
