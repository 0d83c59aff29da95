import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { getFreePort } from '../../scripts/lib/ports.mjs';
import type { Driver } from './driver.ts';

const READY_WITHIN_MS = 10_000;

/** Starts MiniBrowser, which comes with WebKitGTK, on a screen of its own. */
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
      // Without a window manager no window has the focus, and `:focus` never matches.
      spawn('matchbox-window-manager', [], { env, stdio: 'ignore' }),
      spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }),
    );
    const server = `http://127.0.0.1:${port}`;
    await untilReady(server);
    const driver = await new Builder()
      .usingServer(server)
      // A click does not wait for the page that it leads to, which a test may be holding back.
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

/** The number of a screen, once it is there. @throws Error with what it said, when it ends instead. */
async function displayOf(screen: ChildProcess): Promise<string> {
  let said = '';
  // Read all the time: it would stand still behind a full pipe.
  screen.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = once(screen, 'close').then(([code, signal]) => {
    throw new Error(`Xvfb ended with ${signal ?? `code ${code}`}: ${said.trim()}`);
  });
  const [number] = await Promise.race([once(screen.stdio[3] as Readable, 'data'), ended]);
  return String(number).trim();
}

async function untilReady(server: string): Promise<void> {
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
