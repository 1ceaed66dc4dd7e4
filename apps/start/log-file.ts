import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

const limits = { fileBytes: 10 * 1024 * 1024, files: 5, lineLength: 4000 };

/**
 * A rotating log with limits on the number of files, their size and the length of lines. What the disk refuses is
 * dropped and counted: a log must never stop the program it belongs to.
 */
export function openLog(file: string, { fileBytes, files, lineLength } = limits) {
	let handle: number | null = null;
	let size = 0;
	let dropped = 0;
	let rest = '';

	function rotate() {
		close();
		for (let at = files - 1; at > 0; at--) {
			try {
				renameSync(at === 1 ? file : `${file}.${at - 1}`, `${file}.${at}`);
			} catch {
				// The file does not exist yet.
			}
		}
		if (files === 1) rmSync(file, { force: true });
	}

	function close() {
		try {
			if (handle !== null) closeSync(handle);
		} catch {
			// What could not be written is lost either way.
		}
		handle = null;
	}

	function append(text: string) {
		if (handle === null) {
			handle = openSync(file, 'a', 0o600);
			size = fstatSync(handle).size;
		}
		const bytes = Buffer.from(text);
		for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
		size += bytes.length;
	}

	function line(text: string) {
		const short = text.length > lineLength ? `${text.slice(0, lineLength)}… (${text.length} characters)` : text;
		try {
			if (size + short.length >= fileBytes) rotate();
			if (dropped > 0) append(`${dropped} lines were lost: the disk did not take them\n`);
			dropped = 0;
			append(`${short}\n`);
		} catch {
			dropped++;
			close();
		}
	}

	return {
		write(chunk: string) {
			const lines = (rest + chunk).split('\n');
			rest = (lines.pop() ?? '').slice(0, lineLength + 1);
			for (const each of lines) line(each);
		},
		close() {
			if (rest) line(rest);
			close();
		},
	};
}
export type Log = ReturnType<typeof openLog>;
