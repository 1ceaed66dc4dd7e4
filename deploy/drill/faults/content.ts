import { signIn } from '../../rehearsal/publishing.ts';
import { administrator, within } from '../stage.ts';
import { type Fault, insist } from './fault.ts';

const publications = 3;

export const contentFaults: Fault[] = [
	{
		name: `${publications} publications under load`,
		async strike({ product }) {
			const ask = await signIn({ url: product.studioUrl, ...administrator });
			const { docs } = await (await ask('/api/articles?limit=1&depth=0')).json();
			for (let number = 0; number < publications; number++) {
				const title = `Title ${number} of the drill, ${Date.now()}`;
				const published = await ask(`/api/articles/${docs[0].id}`, { title, _status: 'published' });
				insist(published.ok, `the studio answered ${published.status}`);
				const page = `${product.url}/resources/${encodeURIComponent(docs[0].slug)}`;
				const isShown = async () => (await (await fetch(page)).text()).includes(title);
				insist(await within(15, isShown), 'what was published is not on the site');
			}
		},
	},
];
