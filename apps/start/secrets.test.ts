import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretsIn as readSecrets } from './secrets.ts';

const secretsIn = (dataDir: string) => {
	const { keep, ...secrets } = readSecrets(dataDir);
	keep();
	return secrets;
};

let folder = '';
let file = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'secrets-'));
	file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('secrets are generated once, for their user alone, and former ones stay', () => {
	writeFileSync(file, JSON.stringify({ studioToken: 'kept', payloadSecret: 'kept too' }));
	const secrets = secretsIn(folder);
	expect(secrets).toMatchObject({ studioToken: 'kept', payloadSecret: 'kept too' });
	expect(secretsIn(folder)).toEqual(secrets);
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('secrets are not written before they are needed: a failed start leaves none', () => {
	const { studioToken, keep } = readSecrets(folder);
	expect(existsSync(file)).toBe(false);
	keep();
	expect(readSecrets(folder)).toMatchObject({ studioToken });
});

it('a deleted secret is generated again, and the others are unchanged', () => {
	const { payloadSecret, ...others } = secretsIn(folder);
	writeFileSync(file, JSON.stringify(others));
	const secrets = secretsIn(folder);
	expect(secrets).toMatchObject(others);
	expect(secrets.payloadSecret).not.toBe(payloadSecret);
	expect(secretsIn(folder)).toEqual(secrets);
});

it.each(['', 'null', '{"studioToken": "cut o', '{"studioToken": 5}'])(
	'%s is not a secrets folder: it is left unchanged, with a message',
	(spoiled) => {
		writeFileSync(file, spoiled);
		expect(() => secretsIn(folder)).toThrow(`${file} can not be read. Put it back from a back-up, or delete it`);
		expect(readFileSync(file, 'utf8')).toBe(spoiled);
	},
);
