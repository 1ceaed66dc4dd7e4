import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@site/contract/brand';
import { enlarge } from '@site/demo/enlarge';
import { demoSnapshot } from '@site/demo/snapshot';
import { getPayload } from 'payload';
import { problemWith } from '../src/access/password-problem.ts';
import { renameBrand } from '../src/brand/rename-brand.ts';
import { advanceSequences } from '../src/database/advance-sequences.ts';
import { makeTrail } from '../src/database/make-trail.ts';
import config from '../src/payload.config.ts';
import { rememberContent, whyNotSample } from '../src/seed/known-content.ts';
import { isSeeded, seed } from '../src/seed/seed.ts';
import { tell } from '../src/server/tell.ts';
import { settings } from '../src/settings.ts';

// Files that this process writes are readable by its user alone.
process.umask(0o077);

const demo = (folder: string) => fileURLToPath(new URL(`../../../packages/demo/build/${folder}`, import.meta.url));

/** Logs one line and exits; the starter tries again. */
function giveUp(reason: string): never {
	console.error(`studio: ${reason}`);
	process.exit(1);
}

/** Before the studio opens: migrations, sample content on the first start, the brand's name, one administrator. */
const payload = await getPayload({ config }).catch((error: unknown) =>
	giveUp(`the database can not be used: ${error instanceof Error ? error.message : error}`),
);
await makeTrail(payload).catch((error: unknown) =>
	giveUp(
		`the trail of changes can not be made: ${error instanceof Error ? error.message : error}; docs/operations.md says what the owner of the database has to do`,
	),
);
const made = { ...demoSnapshot, revisions: JSON.parse(readFileSync(demo('revisions.json'), 'utf8')) };
const sample = settings.sample ? enlarge(made, settings.sample) : made;
if (!(await isSeeded(payload))) {
	const reason = await whyNotSample({ mark: settings.contentMark, sites: settings.siteServers, token: settings.token });
	if (reason) giveUp(reason);
	await seed(payload, sample, { media: demo('media'), documents: demo('documents'), revisions: demo('revisions') });
	console.log('studio: sample content is in');
}
await rememberContent(settings.contentMark);
await advanceSequences(payload);
if (await renameBrand(payload, brand)) console.log('studio: content carries the new name');

const { totalDocs } = await payload.count({ collection: 'users' });
if (totalDocs === 0) {
	const { administrator: email, administratorPassword: given } = settings;
	const problem = given && (await problemWith(given, email));
	if (problem) giveUp(`STUDIO_ADMIN_PASSWORD ${problem}`);
	const password = given || randomBytes(12).toString('base64url');
	await payload.create({
		collection: 'users',
		data: { name: 'Administrator', email, password, roles: ['administrator'] },
	});
	const shown = given ? 'from STUDIO_ADMIN_PASSWORD' : `${password} (shown only now)`;
	await tell(`  Sign in at ${settings.studioUrl}/admin as ${email} with the password ${shown}`);
}
if (settings.resetSecondFactor) {
	const where = { 'user.email': { equals: settings.resetSecondFactor.toLowerCase() } };
	const { docs } = await payload.delete({ collection: 'second-factors', where });
	const done = docs.length > 0 ? 'is reset' : 'was not set up';
	console.log(`studio: the second factor of ${settings.resetSecondFactor} ${done}`);
}
await payload.destroy();
process.exit(0);
