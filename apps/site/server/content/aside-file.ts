import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const closing = new FinalizationRegistry((descriptor: number) => closeSync(descriptor));

/** Whatever is read is made a string at once, so that one piece of memory does for all. */
let room = Buffer.alloc(64 * 1024);

/**
 * Texts that lie on disk instead of in memory. The file has no name from the beginning: it goes when nobody holds this
 * object any more, and with the process, however that ends.
 */
export class AsideFile {
	readonly #descriptor: number;
	#end = 0;

	constructor(folder: string) {
		const path = join(folder, `content-aside-${process.pid}`);
		this.#descriptor = openSync(path, 'w+', 0o600);
		closing.register(this, this.#descriptor);
		unlinkSync(path);
	}

	/** Puts a text behind the others and says where it begins and how many bytes it has. */
	append(text: string): { from: number; bytes: number } {
		const from = this.#end;
		const whole = Buffer.from(text);
		for (let at = 0; at < whole.length; ) {
			at += writeSync(this.#descriptor, whole, at, whole.length - at, from + at);
		}
		this.#end += whole.length;
		return { from, bytes: whole.length };
	}

	read(from: number, bytes: number): string {
		if (room.length < bytes) room = Buffer.alloc(2 * bytes);
		for (let at = 0; at < bytes; ) {
			const read = readSync(this.#descriptor, room, at, bytes - at, from + at);
			if (read === 0) throw new Error('a text of the content is not on disk any more');
			at += read;
		}
		return room.toString('utf8', 0, bytes);
	}
}
