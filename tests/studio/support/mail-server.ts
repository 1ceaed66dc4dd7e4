import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { ports } from './places.ts';

interface Received {
	to: string[];
	text: string;
}

/** What it says to a recipient: null takes the mail, an error with a `responseCode` refuses it in those words. */
type Judge = (to: string) => Error | null;

/** A real mail server on loopback; it takes everything, refuses every recipient, or judges each. */
export async function mailServer(isRefusing: boolean | Judge) {
	const judge: Judge =
		typeof isRefusing === 'function' ? isRefusing : () => (isRefusing ? new Error('mailbox unavailable') : null);
	const received: Received[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo: ({ address }, __, done) => done(judge(address)),
		onData: (stream, session, done) => {
			let text = '';
			stream.on('data', (chunk) => {
				text += chunk;
			});
			stream.on('end', () => {
				received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
				done();
			});
		},
	});
	server.listen(ports.smtp, '127.0.0.1');
	await once(server.server, 'listening');
	// A client that goes away is no failure of the test.
	server.on('error', () => undefined);
	return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
