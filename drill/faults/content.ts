import { administrator, within } from '../stage.ts';
import { type Fault, insist } from './fault.ts';

const publications = 3;

export const contentFaults: Fault[] = [
	{
		name: `${publications} publications under load`,
		async strike({ product }) {
			const headers = { 'content-type': 'application/json' };
			const signIn = { method: 'POST', headers, body: JSON.stringify(administrator) };
			const { token } = await (await fetch(`${product.studioUrl}/api/users/login`, signIn)).json();
			const authorized = { headers: { ...headers, authorization: `JWT ${token}` } };
			const { docs } = await (await fetch(`${product.studioUrl}/api/articles?limit=1&depth=0`, authorized)).json();
			for (let number = 0; number < publications; number++) {
				const title = `Title ${number} of the drill, ${Date.now()}`;
				const body = JSON.stringify({ title, _status: 'published' });
				const address = `${product.studioUrl}/api/articles/${docs[0].id}`;
				const published = await fetch(address, { ...authorized, method: 'PATCH', body });
				insist(published.ok, `the studio answered ${published.status}`);
				const page = `${product.url}/resources/${encodeURIComponent(docs[0].slug)}`;
				const isShown = async () => (await (await fetch(page)).text()).includes(title);
				insist(await within(15, isShown), 'what was published is not on the site');
			}
		},
	},
];
