/** Two hundred connections that request ever new pages: `node bench/flood.ts URL PATH`. */
import { openAgent } from '../started/ask.ts';

const [url = '', path = ''] = process.argv.slice(2);
const connections = 200;
const agent = openAgent(url, connections);
let asked = 0;

async function ask() {
	for (;;) {
		await agent.ask(`${path}flood+${asked++}`);
		if (asked === 2 * connections) process.send?.('flooding');
	}
}
for (let connection = 0; connection < connections; connection++) void ask();
