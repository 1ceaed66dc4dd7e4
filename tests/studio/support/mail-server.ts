import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { ports } from './places.ts';

interface Received {
	to: string[];
	text: string;
}

/** A real mail server on loopback; it takes everything or refuses every recipient. */
export async function mailServer(isRefusing: boolean) {
	const received: Received[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo: (_, __, done) => done(isRefusing ? new Error('mailbox unavailable') : null),
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
	server.on('error', () => undefined);
	server.listen(ports.smtp, '127.0.0.1');
	await once(server.server, 'listening');
	return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
