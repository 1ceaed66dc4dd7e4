import { crc32 } from 'node:zlib';

export interface Entry {
	name: string;
	content: Buffer;
}

/** Version 2.0, names in UTF-8, stored as they are, 1 January 1980. */
const common = (name: Buffer, content: Buffer) => {
	const fields = Buffer.alloc(26);
	fields.writeUInt16LE(20, 0);
	fields.writeUInt16LE(0x0800, 2);
	fields.writeUInt16LE(0x21, 8);
	fields.writeUInt32LE(crc32(content), 10);
	fields.writeUInt32LE(content.length, 14);
	fields.writeUInt32LE(content.length, 18);
	fields.writeUInt16LE(name.length, 22);
	return fields;
};

const number = (value: number, bytes: 2 | 4) => {
	const field = Buffer.alloc(bytes);
	field.writeUIntLE(value, 0, bytes);
	return field;
};

/** A ZIP archive of a few files, which are not made smaller. */
export function zip(entries: readonly Entry[]): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, content } of entries) {
		const encoded = Buffer.from(name);
		const fields = common(encoded, content);
		const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, encoded, content]);
		files.push(file);
		directory.push(
			Buffer.concat([Buffer.from('PK\x01\x02'), number(20, 2), fields, Buffer.alloc(10), number(offset, 4), encoded]),
		);
		offset += file.length;
	}
	const list = Buffer.concat(directory);
	const count = number(entries.length, 2);
	const end = [number(0, 4), count, count, number(list.length, 4), number(offset, 4), number(0, 2)];
	return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), ...end]);
}
