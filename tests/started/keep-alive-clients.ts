import { Agent, get, type IncomingMessage } from 'node:http';

/** This many visitors keep one connection each and send requests until the server stops listening. */
export function keepAsking(url: string, count: number) {
	let answers = 0;
	let told = 0;
	const failures: string[] = [];

	const ask = (agent: Agent) =>
		new Promise<void>((answered, failed) => {
			get(`${url}/about`, { agent }, (response: IncomingMessage) => {
				if (response.headers.connection === 'close') told++;
				response.on('error', failed).on('end', answered).resume();
			}).on('error', failed);
		});

	async function visit() {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		try {
			for (;;) {
				await ask(agent);
				answers++;
			}
		} catch (error) {
			const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
			if (code !== 'ECONNREFUSED') failures.push(code);
		}
		agent.destroy();
	}

	const visits = Promise.all(Array.from({ length: count }, visit));
	return {
		answers: () => answers,
		/** How many responses announced the end of the connection. */
		told: () => told,
		ended: visits.then(() => ({ failures })),
	};
}
