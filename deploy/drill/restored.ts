import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/started/product.ts';
import { sql } from '../../tests/studio/support/database.ts';
import { makeBackup } from '../backup/make.ts';
import { restoreBackup } from '../backup/restore.ts';
import { holdAgainst } from './arrivals.ts';
import type { Stage } from './stage.ts';

/** Backs up under load, destroys the product, and checks a new one on the restored data. */
export async function restoreElsewhere({ product, visitors, ledger }: Stage) {
	const folder = mkdtempSync(join(tmpdir(), 'drill-'));
	const to = join(folder, 'backup');
	try {
		const answered = new Map(ledger.answered());
		const leave = visitors.crowd();
		await makeBackup({ dataDir: product.dataDir, databaseUrl: '', to, secretsTo: join(folder, 'secrets') });
		await leave();
		const restored = await startProduct({}, async (dataDir) => {
			await restoreBackup({ from: to, dataDir, databaseUrl: '', secretsFrom: join(folder, 'secrets'), over: false });
		});
		try {
			return await holdAgainst(answered, (text) => sql(text, join(restored.dataDir, 'postgres')));
		} finally {
			await restored.end();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
