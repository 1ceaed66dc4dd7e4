import { brand } from '@site/contract/brand';
import { use } from 'react';
import { sayHere } from '../words/say-here.ts';
import { drawing } from './drawing.ts';

export const Mark = () => (
	<svg viewBox="0 0 100 100" width="18" height="18" role="img" aria-label={brand.name}>
		<path {...drawing.ring} />
		<circle {...drawing.dot} />
	</svg>
);

/** Above the form to sign in. */
export const Logo = () => {
	const say = use(sayHere());
	return (
		<span className="studio-logo">
			<Mark />
			{say(`${brand.name} studio`, `${brand.name} 工作室`)}
		</span>
	);
};
