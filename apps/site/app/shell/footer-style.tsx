import type { ReactNode } from 'react';

export const footerLink =
	'inline-flex min-h-9 mobile:min-h-11 items-center py-1 text-sm underline-offset-4 hover:underline';

export const ColumnTitle = ({ children }: { children: ReactNode }) => (
	<h2 className="text-base font-bold">{children}</h2>
);
