/** Says something to whoever started this process, as a message where there is a channel, otherwise in the log. */
export const tell = (message: string): Promise<void> =>
	new Promise((resolve) => {
		if (process.send) process.send(message, () => resolve());
		else resolve(console.log(message));
	});
