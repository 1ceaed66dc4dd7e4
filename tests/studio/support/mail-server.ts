import { SMTPServer } from 'smtp-server';
import { ports } from './places.ts';

interface Received {
	to: string[];
	text: string;
}

/** What it says to a recipient: null takes the mail, an error with a `responseCode` refuses it in those words. */
type Judge = (to: string) => Error | null;

/** A test that failed has not closed its own. */
let open: SMTPServer | undefined;
const closed = (server: SMTPServer | undefined) =>
	new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));

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
	await closed(open);
	open = server;
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(ports.smtp, '127.0.0.1', resolve);
	});
	// A client that goes away is no failure of the test.
	server.on('error', () => undefined);
	const close = async () => {
		if (open === server) open = undefined;
		await closed(server);
	};
	return { received, close };
}
