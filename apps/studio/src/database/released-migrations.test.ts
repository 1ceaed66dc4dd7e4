import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Each release adds its own: `sha256sum apps/studio/src/migrations/*.ts`. */
const released = {
	'20261115_040338_initial': 'c7eed18539714daf2da94435c54da6070850570c727e796efe75bf3e95890b08',
	'20261115_120000_second_release': '721e5262cc2b387d533069e20c3e519a6e653929c8b7537ae2c40d2ebe47112f',
};

it.each(Object.entries(released))('%s was released and is never edited again', (name, hash) => {
	const file = readFileSync(join(import.meta.dirname, '../migrations', `${name}.ts`));
	expect(createHash('sha256').update(file).digest('hex')).toBe(hash);
});
