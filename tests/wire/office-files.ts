import { crc32 } from 'node:zlib';

/** A zip archive of stored, uncompressed entries. */
export function zipOf(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, text] of Object.entries(entries)) {
		const content = Buffer.from(text);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt32LE(crc32(content), 10);
		shared.writeUInt32LE(content.length, 14);
		shared.writeUInt32LE(content.length, 18);
		shared.writeUInt16LE(name.length, 22);
		const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), content]);
		const tail = Buffer.alloc(14);
		tail.writeUInt32LE(offset, 10);
		directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, tail, Buffer.from(name)]));
		locals.push(local);
		offset += local.length;
	}
	const central = Buffer.concat(directory);
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(locals.length, 8);
	end.writeUInt16LE(locals.length, 10);
	end.writeUInt32LE(central.length, 12);
	end.writeUInt32LE(offset, 16);
	return new Uint8Array(Buffer.concat([...locals, central, end]));
}

export const emptyZip = zipOf({});

/** The head of Microsoft's old container, with a stream of that name in its directory. */
export function oldWord(stream: string): Uint8Array<ArrayBuffer> {
	const file = Buffer.alloc(1536);
	Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
	Buffer.from(stream, 'utf16le').copy(file, 512);
	return file;
}
