import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './steps.ts';

type Secrets = { studioToken: string; payloadSecret: string; linkSecret: string };

const made = () => randomBytes(24).toString('hex');

/** Secrets for a first start, made once and kept in the data folder; a new release adds those it wants. */
export function secretsIn(dataDir: string): Secrets {
	const file = join(dataDir, 'secrets.json');
	try {
		const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
		const secrets = { studioToken: made(), payloadSecret: made(), linkSecret: made(), ...kept };
		if (!kept.linkSecret) {
			writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
			renameSync(`${file}.new`, file);
		}
		return secrets;
	} catch {
		return giveUp(`The data folder ${dataDir} can not be written to. Set DATA_DIR to one that can.`);
	}
}
