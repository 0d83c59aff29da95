import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { getFreePort } from '../../scripts/lib/ports.mjs';
import type { Driver } from './driver.ts';

const READY_WITHIN_MS = 10_000;

/** Starts MiniBrowser, which comes with WebKitGTK, on a virtual display. */
export async function startWebkit(): Promise<Driver> {
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children.reverse()) child.kill();
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    children.push(screen);
    const env = { ...process.env, DISPLAY: `:${await displayOf(screen)}` };
    const port = await getFreePort();
    children.push(
      // Without a window manager no window gets the focus, and `:focus` never matches.
      spawn('matchbox-window-manager', [], { env, stdio: 'ignore' }),
      spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }),
    );
    const server = `http://127.0.0.1:${port}`;
    await waitUntilReady(server);
    const driver = await new Builder()
      .usingServer(server)
      // Clicks do not wait for the next page, which a test may be holding back.
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
      .build();
    return {
      click: (selector) => driver.findElement(By.css(selector)).click(),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      async close() {
        await driver.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Waits for the number of a virtual display. @throws Error with its output when Xvfb exits. */
async function displayOf(screen: ChildProcess): Promise<string> {
  let stderr = '';
  // Always drained: Xvfb would block on a full pipe.
  screen.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  const ended = once(screen, 'close').then(([code, signal]) => {
    throw new Error(`Xvfb ended with ${signal ?? `code ${code}`}: ${stderr.trim()}`);
  });
  const [number] = await Promise.race([once(screen.stdio[3] as Readable, 'data'), ended]);
  return String(number).trim();
}

async function waitUntilReady(server: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver was not ready within ${READY_WITHIN_MS} ms`);
}
