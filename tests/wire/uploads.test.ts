import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUpload } from '../../apps/site/server/intake/upload-rows.ts';
import { get, send, startSite, type TestSite } from './harness.ts';
import { emptyZip, oldWord, zipOf } from './office-files.ts';
import { fileForm, pdf } from './samples.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
	send(site, '/index/uploads', { method: 'POST', body, headers });
const uploadFile = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
	upload(fileForm(new File([content], name)));
const folder = () => join(site.folder, 'uploads');
const onDisk = () => (existsSync(folder()) ? readdirSync(folder()) : []);

describe('/index/uploads', () => {
	it('stores one file, outside every served folder', { tags: ['@CALL-32', '@CALL-34'] }, async () => {
		const answer = await uploadFile(pdf, 'Lebenslauf 简历.pdf');
		expect(answer).toMatchObject({ http: 200, status: 200, data: { name: 'Lebenslauf 简历.pdf', size: pdf.length } });
		const id = answer.data.thumb.split('/').at(-1);
		expect(onDisk()).toContain(id);
		expect(findUpload(site.journal, id)).toMatchObject({ type: 'application/pdf', bytes: pdf.length });
		expect(await get(site, `/index/uploads/${id}`)).toMatchObject({ http: 404 });
	});
	it('accepts every type that the form offers', { tags: '@CALL-32' }, async () => {
		const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
		const types = `<Types><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`;
		const samples: [string, string | Uint8Array<ArrayBuffer>][] = [
			['a.PDF', pdf],
			['a.rtf', '{\\rtf1 hello}'],
			['a.txt', 'plain, 中文, naïve\r\n'],
			['a.txt', Buffer.from('\ufeffwide', 'utf16le')],
			['a.doc', oldWord('WordDocument')],
			['a.docx', zipOf({ '[Content_Types].xml': types, 'word/document.xml': '<w/>' })],
			['a.odt', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' })],
		];
		for (const [name, content] of samples) {
			expect(await uploadFile(content, name), name).toMatchObject({ http: 200, status: 200, data: { name } });
		}
	});
	it('refuses a file that does not match its name, and keeps nothing of it', { tags: '@CALL-32' }, async () => {
		const before = onDisk().length;
		const wrong: [string, string | Uint8Array<ArrayBuffer>][] = [
			['cv.pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
			['cv.pdf', 'not a pdf'],
			['cv.pdf', ''],
			['cv.exe', pdf],
			['cv', pdf],
			['cv.pdf.js', pdf],
			['cv.docx', emptyZip],
			['cv.docx', zipOf({ 'a.txt': 'x' })],
			['cv.doc', oldWord('Workbook')],
			['cv.doc', '{\\rtf1 hello}'],
			['cv.txt', Buffer.from('MZ\x90\0\x03', 'latin1')],
			['cv.txt', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
			['cv.txt', pdf],
			['cv.rtf', 'hello'],
			['cv.__proto__', pdf],
		];
		for (const [name, content] of wrong) {
			const answer = await uploadFile(content, name);
			expect(answer, name).toMatchObject({ http: 200, status: 422, data: null });
			expect(answer.msg).toContain('PDF');
		}
		expect(onDisk()).toHaveLength(before);
	});
	it('refuses more than 10 MB and accepts 10 MB', { tags: '@CONST-15' }, async () => {
		const before = onDisk().length;
		const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 32)]);
		expect(await uploadFile(padded(11 * 1024 * 1024), 'cv.pdf')).toMatchObject({ http: 413, status: 413 });
		expect(await uploadFile(padded(10 * 1024 * 1024 + 1), 'cv.pdf')).toMatchObject({ http: 413 });
		expect(onDisk()).toHaveLength(before);
		expect(await uploadFile(padded(10 * 1024 * 1024), 'cv.pdf')).toMatchObject({ http: 200, status: 200 });
	});
	it('requires one file, in the field files', { tags: ['@CALL-32', '@CONST-15'] }, async () => {
		const before = onDisk().length;
		const two = fileForm(new File([pdf], 'a.pdf'), new File([pdf], 'b.pdf'));
		expect(await upload(two)).toMatchObject({ http: 400, status: 400 });
		expect(await upload(fileForm())).toMatchObject({ http: 200, status: 422 });
		const other = new FormData();
		other.append('other', new File([pdf], 'a.pdf'));
		expect(await upload(other)).toMatchObject({ http: 200, status: 422, msg: 'Please choose a file.' });
		const words = new FormData();
		words.append('files', 'words');
		expect(await upload(words)).toMatchObject({ http: 200, status: 422 });
		expect(onDisk()).toHaveLength(before);
	});
	it('requires a readable multipart form', async () => {
		expect(await upload('{}', { 'content-type': 'application/json' })).toMatchObject({ http: 415 });
		expect(await upload('x', { 'content-type': 'multipart/form-data' })).toMatchObject({ http: 400 });
		const cut = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-`;
		expect(await upload(cut, { 'content-type': 'multipart/form-data; boundary=b' })).toMatchObject({ http: 400 });
		expect(await upload('garbage', { 'content-type': 'multipart/form-data; boundary=b' })).toMatchObject({ http: 400 });
		expect(await send(site, '/index/uploads', { method: 'GET' })).toMatchObject({ http: 405 });
	});
	it('keeps nothing of an interrupted upload', async () => {
		const before = onDisk().length;
		const { hostname, port, pathname } = new URL(`${site.url}/index/uploads`);
		await new Promise<void>((resolve) => {
			const socket = connect(Number(port), hostname, () => {
				socket.write(
					`POST ${pathname} HTTP/1.1\r\nHost: ${brand.slug}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n` +
						`--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4 ${'x'.repeat(5000)}`,
					() => setTimeout(() => socket.destroy(), 50),
				);
			});
			socket.on('close', () => resolve());
		});
		await expect.poll(() => onDisk().length).toBe(before);
	});
	it('gives a repeat with the same key the first address, and refuses another file', async () => {
		const key = { 'idempotency-key': 'upload-once' };
		const first = await upload(fileForm(new File([pdf], 'a.pdf')), key);
		const count = onDisk().length;
		const again = await upload(fileForm(new File([pdf], 'a.pdf')), key);
		expect(again.data).toEqual(first.data);
		expect(await upload(fileForm(new File(['{\\rtf1}'], 'a.rtf')), key)).toMatchObject({ http: 200, status: 422 });
		expect(onDisk()).toHaveLength(count);
	});
	it('removes invisible characters from the name', async () => {
		const part = `--b\r\nContent-Disposition: form-data; name="files"; filename*=UTF-8''a%00b%E2%80%AE%1B.pdf\r\n\r\n`;
		const body = Buffer.concat([Buffer.from(part), pdf, Buffer.from('\r\n--b--\r\n')]);
		const answer = await upload(body, { 'content-type': 'multipart/form-data; boundary=b' });
		expect(answer).toMatchObject({ status: 200, data: { name: 'ab.pdf' } });
	});
	it('never uses the name as a path', async () => {
		const answer = await uploadFile(pdf, '../../../evil.pdf');
		expect(answer.data.name).toBe('evil.pdf');
		expect(onDisk().every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
	});
});
