import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { learn } from './messages/dictionary.ts';

if (document.documentElement.dataset.lang === 'cn') {
	const { cn } = await import('./messages/cn.ts');
	learn('cn', cn);
}

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
