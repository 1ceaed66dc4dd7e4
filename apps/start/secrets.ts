import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Secrets = { studioToken: string; payloadSecret: string; linkSecret: string };

const made = () => randomBytes(24).toString('hex');

function keptIn(file: string): Partial<Secrets> {
	if (!existsSync(file)) return {};
	try {
		const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
		if (typeof kept === 'object' && kept !== null && Object.values(kept).every((each) => typeof each === 'string'))
			return kept;
	} catch {
		// Truncated, or not a file: reported below.
	}
	throw new Error(
		`${file} can not be read. Put it back from a back-up, or delete it: new secrets are made then, staff sign in again, and links that were sent end.`,
	);
}

/**
 * Secrets for a first start, generated once and kept in the data folder. A new release adds those it needs; a deleted
 * one is generated again. `keep` writes them once there is something to protect, so a failed start leaves none.
 */
export function secretsIn(dataDir: string): Secrets & { keep(): void } {
	const file = join(dataDir, 'secrets.json');
	const kept = keptIn(file);
	const secrets = { studioToken: made(), payloadSecret: made(), linkSecret: made(), ...kept };
	const keep = () => {
		if (Object.keys(secrets).every((name) => name in kept)) return;
		writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
		renameSync(`${file}.new`, file);
	};
	return { ...secrets, keep };
}
