/** The files of a ZIP archive without compression, by name. */
export function filesIn(archive: Buffer): Map<string, Buffer> {
	const files = new Map<string, Buffer>();
	for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 1)) {
		const size = archive.readUInt32LE(at + 24);
		const nameLength = archive.readUInt16LE(at + 28);
		const content = archive.readUInt32LE(at + 42) + 30 + nameLength;
		files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), archive.subarray(content, content + size));
	}
	return files;
}
