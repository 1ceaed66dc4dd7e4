/** A message from Firefox: a response to a command, or an event. Callers know the fields that they read. */
// biome-ignore lint/suspicious/noExplicitAny: the shapes are those of the WebDriver BiDi specification.
export type Message = any;

type Waiting = { resolve(result: Message): void; reject(error: Error): void };

/** A WebDriver BiDi connection: commands with their responses, and a listener for events. */
export async function connect(address: string, onEvent: (method: string, params: Message) => void) {
	const socket = new WebSocket(address);
	await new Promise((opened, failed) => {
		socket.onopen = opened;
		socket.onerror = failed;
	});
	const waiting = new Map<number, Waiting>();
	let last = 0;
	socket.onmessage = ({ data }) => {
		const message: Message = JSON.parse(String(data));
		const command = waiting.get(message.id);
		if (!command) return message.method && onEvent(message.method, message.params);
		waiting.delete(message.id);
		if (message.type === 'success') command.resolve(message.result);
		else command.reject(new Error(`${message.error}: ${message.message}`));
	};
	return {
		send: (method: string, params: object): Promise<Message> =>
			new Promise((resolve, reject) => {
				last += 1;
				waiting.set(last, { resolve, reject });
				socket.send(JSON.stringify({ id: last, method, params }));
			}),
		close: () => socket.close(),
	};
}
