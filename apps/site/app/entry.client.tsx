import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { doEarlyClicks } from './client/early-clicks.ts';
import { takeOver } from './client/take-over.ts';
import { learn } from './messages/dictionary.ts';

if (document.documentElement.dataset.lang === 'cn') {
	const { cn } = await import('./messages/cn.ts');
	learn('cn', cn);
}

takeOver();
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
doEarlyClicks();
