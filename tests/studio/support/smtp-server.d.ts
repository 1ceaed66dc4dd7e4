declare module 'smtp-server' {
	import type { EventEmitter } from 'node:events';
	import type { Server } from 'node:net';
	import type { Readable } from 'node:stream';

	type Done = (error?: Error | null) => void;
	interface Session {
		envelope: { rcptTo: { address: string }[] };
	}

	export class SMTPServer extends EventEmitter {
		server: Server;
		constructor(options: {
			authOptional: boolean;
			disabledCommands: string[];
			onRcptTo: (address: { address: string }, session: Session, done: Done) => void;
			onData: (stream: Readable, session: Session, done: Done) => void;
		});
		listen(port: number, host: string, done?: () => void): void;
		close(done: () => void): void;
	}
}
