import { brand } from '@site/contract/brand';

export const Mark = () => (
	<svg viewBox="0 0 100 100" width="18" height="18" role="img" aria-label={brand.name}>
		<path fill="#0E7C86" d="M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z" />
		<circle cx="79" cy="81" r="19" fill="#F2745F" />
	</svg>
);

/** Above the form to sign in. */
export const Logo = () => (
	<span className="studio-logo">
		<Mark />
		{brand.name} studio
	</span>
);
