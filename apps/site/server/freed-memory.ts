import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Only a large catalogue needs so much while it is read. */
const much = 200e6;
/** What was freed is given back eight seconds after it was collected. */
const meanwhile = 15_000;
let timer: NodeJS.Timeout | undefined;

/**
 * Gives back to the system what new content needed only while it was read: Node keeps it otherwise. It is collected now,
 * since a site at rest collects nothing, and given back for a while only, since that costs every answer a part of its time.
 */
export function giveMemoryBack() {
	if (process.memoryUsage.rss() < much) return;
	clearTimeout(timer);
	setFlagsFromString('--memory-saver-mode');
	setFlagsFromString('--expose-gc');
	const collect: NodeJS.GCFunction = runInNewContext('gc');
	void collect({ type: 'major', execution: 'async' });
	timer = setTimeout(() => setFlagsFromString('--no-memory-saver-mode'), meanwhile).unref();
}
