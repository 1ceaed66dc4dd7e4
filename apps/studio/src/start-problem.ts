import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { whyTooNew } from '@site/contract/data-folder';
import { problemWith } from './access/password-problem.ts';
import { newestStep } from './database/newest-step.ts';
import { settingsProblem } from './settings-problem.ts';

/** Why the studio can not start with these settings and this data folder; null if it can. Writes nothing. */
export async function startProblem(environment: Record<string, string | undefined>): Promise<string | null> {
	const problem = settingsProblem(environment);
	if (problem) return problem;
	const folder = resolve(environment.DATA_DIR?.trim() || 'data');
	const tooNew = whyTooNew({ folder, program: 'studio', step: newestStep() });
	if (tooNew) return tooNew;
	const password = environment.STUDIO_ADMIN_PASSWORD?.trim();
	// Ignored once the first administrator was made.
	if (!password || existsSync(join(folder, 'studio-content-known'))) return null;
	const why = await problemWith(password, environment.STUDIO_ADMIN_EMAIL?.trim() || 'admin@example.com');
	return why ? `the setting STUDIO_ADMIN_PASSWORD is not usable: it ${why}` : null;
}
