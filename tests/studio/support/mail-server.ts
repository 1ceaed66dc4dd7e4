import { SMTPServer } from 'smtp-server';
import { ports } from './places.ts';

interface Received {
	to: string[];
	text: string;
}

/** Its response to a recipient: null accepts the mail, an error with a `responseCode` refuses it with that message. */
type Judge = (to: string) => Error | null;

/** A failed test has not closed its server. */
let open: SMTPServer | undefined;
const closed = (server: SMTPServer | undefined) =>
	new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));

/** A real mail server on loopback that accepts everything, refuses every recipient, or judges each. */
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
	// A client that disconnects does not fail the test.
	server.on('error', () => undefined);
	const close = async () => {
		if (open === server) open = undefined;
		await closed(server);
	};
	return { received, close };
}
