import { type AddressInfo, createServer, type Socket } from 'node:net';

export type MailServer = {
  url: string;
  /** What it accepted: recipients and the message with its headers. */
  mails: { to: string[]; message: string }[];
  /** Whether it rejects every recipient for now. */
  isRejecting: boolean;
  /** Whether it rejects every recipient for good. */
  isRejectingRecipients: boolean;
  /** Whether it rejects every sender for good, as a server does that is configured wrongly. */
  isRejectingSenders: boolean;
  /** Addresses that it rejects for now. */
  greylisted: Set<string>;
  close(): void;
};

/**
 * An SMTP server on loopback that keeps what it receives.
 *
 * @param pauseMs how long it waits before it confirms a message that it has accepted.
 */
export async function startMailServer(pauseMs: () => number = () => 0): Promise<MailServer> {
  const server = createServer((socket) => converse(socket, answers, pauseMs));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answers: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    isRejecting: false,
    isRejectingRecipients: false,
    isRejectingSenders: false,
    greylisted: new Set(),
    close: () => server.close(),
  };
  return answers;
}

function converse(socket: Socket, server: MailServer, pauseMs: () => number): void {
  let to: string[] = [];
  let message: string[] | undefined;
  let rest = '';

  function replyTo(line: string): string | undefined {
    if (message) {
      if (line !== '.') {
        // A line that begins with a dot has another one before it (RFC 5321, section 4.5.2).
        message.push(line.replace(/^\.\./, '.'));
        return undefined;
      }
      // Without the soft line breaks of quoted-printable.
      server.mails.push({ to, message: message.join('\n').replaceAll('=\n', '') });
      [to, message] = [[], undefined];
      return '250 ok';
    }
    const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
    if (recipient !== undefined) {
      if (server.isRejectingRecipients) return `550 5.1.1 ${recipient} is unknown here`;
      if (server.isRejectingSenders) return '550 5.1.8 sender address rejected: domain not found';
      if (server.isRejecting || server.greylisted.has(recipient)) return `451 4.3.0 ${recipient} has to wait`;
      to.push(recipient);
    }
    if (/^DATA/i.test(line)) {
      message = [];
      return '354 go on';
    }
    return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
  }

  socket.on('error', () => {});
  socket.write('220 ready\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const isEnd = message !== undefined && line === '.';
      const reply = replyTo(line);
      if (reply) setTimeout(() => socket.write(`${reply}\r\n`), isEnd ? pauseMs() : 0);
    }
  });
}
