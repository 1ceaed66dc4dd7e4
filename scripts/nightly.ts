// The checks that take too long for every change: each runs to its end, one after the other.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { giveUp, node, root } from './steps.ts';

const commands = ['thorough', 'engines', 'alerts', 'bench'];

const failed = commands.filter((command) => {
	console.log(`\n## ${command}`);
	return spawnSync(node, [join(root, 'scripts', `${command}.ts`)], { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) giveUp(`Failed: ${failed.join(', ')}`);
console.log('\nAll went well.');
