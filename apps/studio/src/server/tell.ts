/** Reports to the parent process by IPC if there is a channel, otherwise to the log. */
export const tell = (message: string): Promise<void> =>
	new Promise((resolve) => {
		if (process.send) process.send(message, () => resolve());
		else resolve(console.log(message));
	});
