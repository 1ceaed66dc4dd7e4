import { prepareDocuments } from './prepare/documents.ts';
import { preparePictures } from './prepare/pictures.ts';
import { prepareShareCards } from './prepare/share-cards.ts';
import { prepareSnapshot } from './prepare/snapshot.ts';

const kinds = {
	content: prepareSnapshot,
	documents: prepareDocuments,
	'share cards': prepareShareCards,
	pictures: preparePictures,
};

for (const [kind, prepare] of Object.entries(kinds)) {
	const start = performance.now();
	const { made, all } = await prepare();
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`${kind}: ${made} made, ${all - made} kept, ${seconds} s`);
}
