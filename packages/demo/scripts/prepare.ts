import { prepareDocuments } from './prepare/documents.ts';
import { prepareFilms } from './prepare/films.ts';
import { preparePapers } from './prepare/papers.ts';
import { preparePictures } from './prepare/pictures.ts';
import { prepareShareCards } from './prepare/share-cards.ts';
import { prepareSnapshot } from './prepare/snapshot.ts';

const kinds = {
	content: prepareSnapshot,
	documents: prepareDocuments,
	papers: preparePapers,
	'share cards': prepareShareCards,
	pictures: preparePictures,
	films: prepareFilms,
};

/** The kinds named on the command line; all if none is named. */
const wanted = process.argv.slice(2);
for (const [kind, prepare] of Object.entries(kinds)) {
	if (wanted.length > 0 && !wanted.includes(kind)) continue;
	const start = performance.now();
	const { made, all } = await prepare();
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`${kind}: ${made} made, ${all - made} kept, ${seconds} s`);
}
