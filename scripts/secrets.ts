import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './steps.ts';

type Secrets = { studioToken: string; payloadSecret: string };

/** Secrets for a first start, made once and kept in the data folder. */
export function secretsIn(dataDir: string): Secrets {
	const file = join(dataDir, 'secrets.json');
	try {
		if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
		const secrets = { studioToken: randomBytes(24).toString('hex'), payloadSecret: randomBytes(24).toString('hex') };
		writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
		return secrets;
	} catch {
		return giveUp(`The data folder ${dataDir} can not be written to. Set DATA_DIR to one that can.`);
	}
}
