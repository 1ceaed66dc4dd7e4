import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import names from '../src/company/names.json' with { type: 'json' };
import { certificationMarks } from './draw/certification-marks.ts';
import { companyLogos } from './draw/company-logos.ts';
import { diagrams } from './draw/diagrams.ts';
import { icons } from './draw/icons.ts';
import { portraits } from './draw/portraits.ts';
import { emptyState, scenes } from './draw/scenes.ts';
import { shareCard } from './draw/share-card.ts';
import { stepSprite } from './draw/steps.ts';
import { type Drawing, svg } from './draw/svg.ts';
import { drawingsFolder, manifestFile, siteFolder, stepsFile } from './places.ts';

const drawings: Record<string, Drawing> = {
	...certificationMarks,
	...companyLogos(names),
	...portraits,
	...scenes,
	...diagrams,
	'share-card': shareCard,
};

await mkdir(drawingsFolder, { recursive: true });
const entries: Record<string, { hash: string; width: number; height: number }> = {};
for (const [name, drawing] of Object.entries(drawings)) {
	const text = svg(drawing);
	await writeFile(join(drawingsFolder, `${name}.svg`), text);
	const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
	entries[name] = { hash, width: drawing.width, height: drawing.height };
}

const manifest: object = JSON.parse(await readFile(manifestFile, 'utf8'));
await writeFile(manifestFile, `${JSON.stringify({ ...manifest, drawings: entries }, null, '\t')}\n`);
console.log(`drawings: ${Object.keys(entries).length}`);

await mkdir(siteFolder, { recursive: true });
await writeFile(stepsFile, stepSprite);
const files = Object.entries({ ...(await icons()), 'empty-state.svg': svg(emptyState) });
for (const [name, content] of files) await writeFile(join(siteFolder, name), content);
console.log(`files of the site: ${files.length}`);
