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

it('are made once, for their user alone, and those of a former release stay', () => {
	writeFileSync(file, JSON.stringify({ studioToken: 'kept', payloadSecret: 'kept too' }));
	const secrets = secretsIn(folder);
	expect(secrets).toMatchObject({ studioToken: 'kept', payloadSecret: 'kept too' });
	expect(secretsIn(folder)).toEqual(secrets);
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('are not written before they are kept: a start that fails leaves none', () => {
	const { studioToken, keep } = readSecrets(folder);
	expect(existsSync(file)).toBe(false);
	keep();
	expect(readSecrets(folder)).toMatchObject({ studioToken });
});

it('one that was taken out is made anew and stays, and the others are as they were', () => {
	const { payloadSecret, ...others } = secretsIn(folder);
	writeFileSync(file, JSON.stringify(others));
	const secrets = secretsIn(folder);
	expect(secrets).toMatchObject(others);
	expect(secrets.payloadSecret).not.toBe(payloadSecret);
	expect(secretsIn(folder)).toEqual(secrets);
});

it.each(['', 'null', '{"studioToken": "cut o', '{"studioToken": 5}'])(
	'%s is no secrets: it is left as it is, and what to do is said',
	(spoiled) => {
		writeFileSync(file, spoiled);
		expect(() => secretsIn(folder)).toThrow(`${file} can not be read. Put it back from a back-up, or delete it`);
		expect(readFileSync(file, 'utf8')).toBe(spoiled);
	},
);
