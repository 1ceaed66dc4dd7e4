import { setFlagsFromString } from 'node:v8';

/** Only a large catalogue needs so much while it is read. */
const much = 300e6;
const meanwhile = 30_000;
let timer: NodeJS.Timeout | undefined;

/**
 * Gives back to the system what new content needed only while it was read: Node keeps it otherwise. For a while, since it
 * costs every answer a part of its time.
 */
export function giveMemoryBack() {
	if (process.memoryUsage.rss() < much) return;
	clearTimeout(timer);
	setFlagsFromString('--memory-saver-mode');
	timer = setTimeout(() => setFlagsFromString('--no-memory-saver-mode'), meanwhile).unref();
}
