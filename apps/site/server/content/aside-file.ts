import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const closing = new FinalizationRegistry((descriptor: number) => closeSync(descriptor));

/**
 * What lies on disk instead of in memory. The file has no name from the beginning: it goes when nobody holds this object any
 * more, and with the process, however that ends.
 */
export class AsideFile {
	readonly folder: string;
	readonly #descriptor: number;
	#end = 0;

	constructor(folder: string) {
		const path = join(folder, `content-aside-${process.pid}`);
		this.folder = folder;
		this.#descriptor = openSync(path, 'w+', 0o600);
		closing.register(this, this.#descriptor);
		unlinkSync(path);
	}

	/** Puts bytes behind the others and says where they begin. */
	append(bytes: Uint8Array): number {
		const from = this.#end;
		for (let at = 0; at < bytes.length; ) {
			at += writeSync(this.#descriptor, bytes, at, bytes.length - at, from + at);
		}
		this.#end += bytes.length;
		return from;
	}

	/** Fills the target with what lies from there on. */
	read(target: Uint8Array, from: number): void {
		for (let at = 0; at < target.length; ) {
			const read = readSync(this.#descriptor, target, at, target.length - at, from + at);
			if (read === 0) throw new Error('a part of the content is not on disk any more');
			at += read;
		}
	}
}
